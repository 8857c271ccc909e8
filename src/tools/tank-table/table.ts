import { csv } from '../../../server/contract/csv.ts';
import { formatCell } from '../../shared/format/format.ts';
import { type LengthUnit, lengthDigits, litresOf, metresIn, type VolumeName } from './units.ts';
import { fullLitres, litres, type Vessel } from './vessel.ts';

/** One step of the table: level in m, litres below it, litres since the step before. */
export interface Step {
  level: number;
  content: number;
  added: number;
}

/** The whole table: every step from the bottom, in m, and the highest level. */
export function steps(vessel: Vessel, step: number): Step[] {
  const whole = Math.floor(vessel.height / step + 1e-6);
  const levels = Array.from({ length: whole + 1 }, (_, index) => Math.min(vessel.height, index * step));
  if (vessel.height / step - whole > 1e-6) levels.push(vessel.height);
  let before = 0;
  return levels.map((level) => {
    const content = litres(vessel, level);
    const added = content - before;
    before = content;
    return { level, content, added };
  });
}

const free = (value: number, digits: number) => {
  const rounded = Number(value.toFixed(digits));
  return formatCell(rounded, String(rounded).split('.')[1]?.length ?? 0);
};

/**
 * The table as a file that Excel with Indonesian settings opens in columns: semicolons between the cells, a comma
 * before decimals, no dots for thousands. Over the columns stands what the table is of.
 */
export function tableFile(
  vessel: Vessel,
  units: { lengthUnit: LengthUnit; volumeUnit: VolumeName; step: number },
  preface: readonly (readonly string[])[],
  head: readonly string[],
): string {
  const full = fullLitres(vessel);
  const [metre, litre] = [metresIn[units.lengthUnit], litresOf(units.volumeUnit)];
  const digits = litre > 100 ? 5 : 2;
  return csv(
    [
      ...preface,
      head,
      ...steps(vessel, units.step).map(({ level, content, added }) => [
        free(level / metre, lengthDigits[units.lengthUnit]),
        formatCell(content / litre, digits),
        formatCell(added / litre, digits),
        formatCell((content / full) * 100, 2),
      ]),
    ],
    ';',
  );
}

/** A name for the file of a tank: its number, its shape and size, the day; only signs that every system takes. */
export const fileName = (parts: readonly string[], ending: string): string =>
  `${parts
    .map((part) =>
      part
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[^a-z0-9.,]+/g, '-')
        .replaceAll(',', '.')
        .replace(/^[-.]+|[-.]+$/g, ''),
    )
    .filter(Boolean)
    .join('-')
    .slice(0, 120)}.${ending}`;

/** Today in Western Indonesia, as `2026-11-21`. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date());
