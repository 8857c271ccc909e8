import { spelled as words, worthOf } from '../../../shared/format/units.ts';

export const volumeUnits = ['L', 'kL', 'bbl', 'gal'] as const;
export type VolumeUnit = (typeof volumeUnits)[number];

export const litresIn: Readonly<Record<VolumeUnit, number>> = worthOf.volume;

const order: readonly VolumeUnit[] = ['kL', 'bbl', 'gal', 'L'];

export const unitPattern = order.map((unit) => words[unit]).join('|');

/** The first of the units that stands in a heading. */
const finderOf = <U extends keyof typeof words>(units: readonly U[]) => {
  const patterns = units.map(
    (unit) => [unit, new RegExp(`(?:^|[\\s([/_,.-])(?:${words[unit]})(?=$|[\\s)\\]/_,.-])`, 'iu')] as const,
  );
  return (heading: string): U | undefined => patterns.find(([, pattern]) => pattern.test(heading))?.[0];
};

/** `Stok akhir (m³)` → kL */
export const unitOfHeading = finderOf(order);
/** `Level (cm)` → cm */
export const lengthOfHeading = finderOf(['mm', 'cm', 'in', 'ft', 'm']);

const atEnd = order.map((unit) => [unit, new RegExp(`\\d\\s*(?:${words[unit]})\\.?$`, 'i')] as const);

/** `12,4 kL` → kL */
export const unitOfCell = (cell: string): VolumeUnit | undefined =>
  atEnd.find(([, pattern]) => pattern.test(cell.trim()))?.[0];
