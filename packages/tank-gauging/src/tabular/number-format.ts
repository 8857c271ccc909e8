import {
  type DecimalSeparator,
  type LengthUnit,
  lengthUnits,
  otherSeparator,
  readFigure,
  type SheetCell,
  stripFigure,
  type VolumeUnit,
  volumeUnits,
} from './cells.ts';

export const formatOptions = {
  decimal: ['comma', 'dot'],
  length: lengthUnits,
  volume: volumeUnits,
} as const satisfies Record<string, readonly string[]>;
export type FormatPart = keyof typeof formatOptions;

/** One way to read the numbers of a list, inferred or chosen by the visitor. */
export interface NumberFormat {
  decimal: DecimalSeparator;
  length: LengthUnit;
  volume: VolumeUnit;
}

/** Parts of a way that are known from headings or chosen by the visitor. */
export type KnownFormat = { [K in FormatPart]?: NumberFormat[K] | undefined };

/** All ways compatible with the known parts. */
export const matchingFormats = (
  known: KnownFormat,
  offered: { [K in FormatPart]: readonly NumberFormat[K][] } = formatOptions,
): NumberFormat[] =>
  (known.decimal ? [known.decimal] : offered.decimal).flatMap((decimal) =>
    (known.length ? [known.length] : offered.length).flatMap((length) =>
      (known.volume ? [known.volume] : offered.volume).map((volume) => ({ decimal, length, volume })),
    ),
  );

/** Lead in penalty points below which the visitor is asked to choose. */
const lead = 2;

/** Way with the lowest penalty, and the next one with a penalty nearly as low that gives other values. */
export function bestFormat<R extends { points: number }>(
  all: readonly NumberFormat[],
  read: (way: NumberFormat) => R | undefined,
  isRival: (other: R, best: R) => boolean,
) {
  const [best, ...others] = all
    .flatMap((way) => {
      const found = read(way);
      return found ? [{ way, found }] : [];
    })
    .sort((a, b) => a.found.points - b.found.points);
  if (!best) return undefined;
  const rival = others.find(({ found }) => found.points - best.found.points < lead && isRival(found, best.found));
  return { ...best, rival: rival?.way };
}

/** Penalty per cell that only one of the ways can read, and its maximum. */
const contrary = { each: 6, all: 60 } as const;
export const contraryCellPenalty = (count: number): number => Math.min(contrary.all, contrary.each * count);

/** Penalty for a decimal separator: unreadable cells, more if the other separator can read them. */
export function separatorPenalty(
  cells: readonly SheetCell[],
  decimal: DecimalSeparator,
  separator: string | undefined,
): number {
  const typed = cells.filter((cell) => typeof cell === 'string');
  const wrong = (cell: SheetCell, sign: DecimalSeparator) => typeof readFigure(cell, sign) === 'object';
  const unreadable = typed.filter((cell) => wrong(cell, decimal));
  // A cell that only the other separator can read is evidence even if single; one that neither reads is just text.
  const evidence = unreadable.filter((cell) => !wrong(cell, otherSeparator(decimal)));
  return (
    (40 * unreadable.length) / Math.max(1, typed.length) +
    contraryCellPenalty(evidence.length) +
    (separator === ';' && decimal === 'dot' ? 0.7 : 0) +
    (separator === ',' && decimal === 'comma' ? 1 : 0)
  );
}

/**
 * Penalty for digit groups: litres and mm rarely have three decimals, and thousands are grouped in all numbers or in
 * none.
 */
export function digitGroupPenalty(typed: readonly string[], decimal: DecimalSeparator, isFine: boolean): number {
  const figures = typed.map(stripFigure);
  const [point, group] = decimal === 'dot' ? ['.', ','] : [',', '.'];
  const thousandths = figures.filter((text) => text.split(point)[1]?.length === 3).length;
  const decimals = figures.filter((text) => text.includes(point)).length;
  const grouped = figures.some((text) => text.includes(group));
  const bare = figures.some((text) => /^\d{4,}/.test(text));
  return (decimals > 0 && thousandths === decimals ? (isFine ? 4 : 0.5) : 0) + (grouped && bare ? 3 : 0);
}

/** Penalty for volumes too small for a tank or truck. */
export const smallVolumePenalty = (litres: number): number => (litres < 20 ? 8 : litres < 200 ? 4 : 0);
