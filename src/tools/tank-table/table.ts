import { csv } from '../../../server/contract/csv.ts';
import { formatNumber } from '../../shared/format/format.ts';
import { litres, type Vessel } from './vessel.ts';

/** One step of the table: level in m, litres below it, litres since the step before. */
export interface Step {
  level: number;
  content: number;
  added: number;
}

/** The whole table: every full centimetre from the bottom, and the level at which the tank is full. */
export function steps(vessel: Vessel): Step[] {
  const whole = Math.floor(vessel.height * 100 + 1e-6);
  const levels = Array.from({ length: whole + 1 }, (_, index) => Math.min(vessel.height, index / 100));
  if (vessel.height * 100 - whole > 1e-6) levels.push(vessel.height);
  let before = 0;
  return levels.map((level) => {
    const content = litres(vessel, level);
    const added = content - before;
    before = content;
    return { level, content, added };
  });
}

/** Litres get a decimal while a litre is more than a hundred-thousandth of the tank. */
export const contentDigits = (full: number): number => (full < 100_000 ? 1 : 0);

const bare = (value: number, digits: number) => formatNumber(value, digits).replaceAll('.', '');

/**
 * The table as a file that Excel with Indonesian settings opens in columns: semicolons between the cells, a comma
 * before decimals, no dots for thousands.
 */
export function tableFile(vessel: Vessel, head: readonly string[]): string {
  const rows = steps(vessel);
  const full = rows.at(-1)?.content ?? 0;
  return csv(
    [
      head,
      ...rows.map(({ level, content, added }) => [
        bare(level * 100, Number.isInteger(Number((level * 100).toFixed(6))) ? 0 : 1),
        bare(content, 2),
        bare(added, 2),
        bare((content / full) * 100, 2),
      ]),
    ],
    ';',
  );
}
