import { spelled as words, worthOf } from '../../../shared/format/units.ts';

/** Units of volume that stock records are kept in. */
export const volumeUnits = ['L', 'kL', 'bbl', 'gal'] as const;
export type VolumeUnit = (typeof volumeUnits)[number];

/** Litres of one unit. */
export const litresIn: Readonly<Record<VolumeUnit, number>> = worthOf.volume;

const order: readonly VolumeUnit[] = ['kL', 'bbl', 'gal', 'L'];

/** Any unit of volume, for the end of a cell. */
export const unitPattern = order.map((unit) => words[unit]).join('|');

/** Finds the unit that a heading names, the first of the given ones that stands in it. */
const finderOf = <U extends keyof typeof words>(units: readonly U[]) => {
  const patterns = units.map(
    (unit) => [unit, new RegExp(`(?:^|[\\s([/_,.-])(?:${words[unit]})(?=$|[\\s)\\]/_,.-])`, 'iu')] as const,
  );
  return (heading: string): U | undefined => patterns.find(([, pattern]) => pattern.test(heading))?.[0];
};

/** The unit of volume that a heading names, e.g. of `Stok akhir (m³)`. */
export const unitOfHeading = finderOf(order);
/** Its unit of length, e.g. of `Level (cm)`. */
export const lengthOfHeading = finderOf(['mm', 'cm', 'in', 'ft', 'm']);

const atEnd = order.map((unit) => [unit, new RegExp(`\\d\\s*(?:${words[unit]})\\.?$`, 'i')] as const);

/** The unit behind the figure of a cell, e.g. of `12,4 kL`. */
export const unitOfCell = (cell: string): VolumeUnit | undefined =>
  atEnd.find(([, pattern]) => pattern.test(cell.trim()))?.[0];
