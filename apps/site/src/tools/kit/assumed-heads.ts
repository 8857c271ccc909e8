import type { Tank } from 'tank-gauging/tank/tank-record';
import { vesselEnds } from 'tank-gauging/tank/vessel-fields';
import { formatLitres } from '../../shared/format/format.ts';

/**
 * Slots about heads that were not stated: the assumed one, and the capacities with the least and the largest usual ones.
 * Undefined where heads were stated, or follow from the capacity.
 */
export function assumedHeads(tank: Partial<Tank> | undefined, names: Readonly<Record<string, string>>) {
  const ends = tank && vesselEnds(tank);
  const [least, most] = ends?.basis === 'assumed' ? [ends.range[0], ends.range.at(-1)] : [];
  if (!ends || !least || !most) return undefined;
  const nameOf = (name: string) => names[name]?.toLowerCase() ?? name;
  const capacity = ({ name, litres }: typeof least) => `${formatLitres(litres)} (${nameOf(name)})`;
  return { tutup: nameOf(ends.name), dari: capacity(least), sampai: capacity(most) };
}
