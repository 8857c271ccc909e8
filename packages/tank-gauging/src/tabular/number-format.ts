import {
  bareFigure,
  type DecimalSign,
  type LengthUnit,
  lengthUnits,
  otherSign,
  readFigure,
  type SheetCell,
  type VolumeUnit,
  volumeUnits,
} from './cells.ts';

export const ways = {
  decimal: ['comma', 'dot'],
  length: lengthUnits,
  volume: volumeUnits,
} as const satisfies Record<string, readonly string[]>;
export type WayKind = keyof typeof ways;

/** One way to read the numbers of a list, inferred or chosen by the visitor. */
export interface Way {
  decimal: DecimalSign;
  length: LengthUnit;
  volume: VolumeUnit;
}

/** Parts of a way that are known from headings or chosen by the visitor. */
export type KnownWay = { [K in WayKind]?: Way[K] | undefined };

/** All ways compatible with the known parts. */
export const waysWith = (known: KnownWay, offered: { [K in WayKind]: readonly Way[K][] } = ways): Way[] =>
  (known.decimal ? [known.decimal] : offered.decimal).flatMap((decimal) =>
    (known.length ? [known.length] : offered.length).flatMap((length) =>
      (known.volume ? [known.volume] : offered.volume).map((volume) => ({ decimal, length, volume })),
    ),
  );

/** Lead in penalty points below which the visitor is asked to choose. */
const lead = 2;

/** Way with the lowest penalty, and the next one with a penalty nearly as low that gives other values. */
export function bestWay<R extends { points: number }>(
  all: readonly Way[],
  read: (way: Way) => R | undefined,
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
export const contraryCells = (count: number): number => Math.min(contrary.all, contrary.each * count);

/** Penalty for a decimal separator: unreadable cells, more if the other separator can read them. */
export function againstSign(cells: readonly SheetCell[], decimal: DecimalSign, separator: string | undefined): number {
  const typed = cells.filter((cell) => typeof cell === 'string');
  const wrong = (cell: SheetCell, sign: DecimalSign) => typeof readFigure(cell, sign) === 'object';
  const unreadable = typed.filter((cell) => wrong(cell, decimal));
  // A cell that only the other separator can read is evidence even if single; one that neither reads is just text.
  const evidence = unreadable.filter((cell) => !wrong(cell, otherSign(decimal)));
  return (
    (40 * unreadable.length) / Math.max(1, typed.length) +
    contraryCells(evidence.length) +
    (separator === ';' && decimal === 'dot' ? 0.7 : 0) +
    (separator === ',' && decimal === 'comma' ? 1 : 0)
  );
}

/**
 * Penalty for digit groups: litres and mm rarely have three decimals, and thousands are grouped in all numbers or in
 * none.
 */
export function againstGroups(typed: readonly string[], decimal: DecimalSign, isFine: boolean): number {
  const figures = typed.map(bareFigure);
  const [point, group] = decimal === 'dot' ? ['.', ','] : [',', '.'];
  const thousandths = figures.filter((text) => text.split(point)[1]?.length === 3).length;
  const decimals = figures.filter((text) => text.includes(point)).length;
  const grouped = figures.some((text) => text.includes(group));
  const bare = figures.some((text) => /^\d{4,}/.test(text));
  return (decimals > 0 && thousandths === decimals ? (isFine ? 4 : 0.5) : 0) + (grouped && bare ? 3 : 0);
}

/** Penalty for volumes too small for a tank or truck. */
export const againstSmall = (litres: number): number => (litres < 20 ? 8 : litres < 200 ? 4 : 0);
