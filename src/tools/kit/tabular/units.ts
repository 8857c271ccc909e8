/** Units of volume that stock records are kept in. */
export const volumeUnits = ['L', 'kL', 'bbl', 'gal'] as const;
export type VolumeUnit = (typeof volumeUnits)[number];

/**
 * Litres of one unit. Barrel of 42 US gallons and gallon of 231 cubic inches: NIST Handbook 44, appendix C. A cubic
 * metre is a kilolitre.
 */
export const litresIn: Readonly<Record<VolumeUnit, number>> = {
  L: 1,
  kL: 1000,
  bbl: 158.987294928,
  gal: 3.785411784,
};

const words: Readonly<Record<VolumeUnit, string>> = {
  kL: 'kl|kilo ?lit(?:er|re)s?|m3|m³|m\\^3|cbm|meter kubik|kubik',
  bbl: 'bbls?|barr?els?',
  gal: 'gal|gals|us ?gal|gallons?|galon',
  L: 'l|lt|ltr|lit(?:er|re)s?',
};
const order: readonly VolumeUnit[] = ['kL', 'bbl', 'gal', 'L'];

/** Any unit of volume, for the end of a cell. */
export const unitPattern = order.map((unit) => words[unit]).join('|');

const inHeading = order.map(
  (unit) => [unit, new RegExp(`(?:^|[\\s([/_,.-])(?:${words[unit]})(?=$|[\\s)\\]/_,.-])`, 'iu')] as const,
);
const atEnd = order.map((unit) => [unit, new RegExp(`\\d\\s*(?:${words[unit]})\\.?$`, 'i')] as const);

/** The unit that a heading names, e.g. of `Stok akhir (m³)`. */
export const unitOfHeading = (heading: string): VolumeUnit | undefined =>
  inHeading.find(([, pattern]) => pattern.test(heading))?.[0];

/** The unit behind the figure of a cell, e.g. of `12,4 kL`. */
export const unitOfCell = (cell: string): VolumeUnit | undefined =>
  atEnd.find(([, pattern]) => pattern.test(cell.trim()))?.[0];
