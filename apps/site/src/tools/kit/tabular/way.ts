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

/** One way to read the figures of a list; what is found out, or what the visitor chose. */
export interface Way {
  decimal: DecimalSign;
  length: LengthUnit;
  volume: VolumeUnit;
}

/** What of it is known or was chosen. */
export type KnownWay = { [K in WayKind]?: Way[K] | undefined };

/** Every way that keeps what is known of it. */
export const waysWith = (known: KnownWay, offered: { [K in WayKind]: readonly Way[K][] } = ways): Way[] =>
  (known.decimal ? [known.decimal] : offered.decimal).flatMap((decimal) =>
    (known.length ? [known.length] : offered.length).flatMap((length) =>
      (known.volume ? [known.volume] : offered.volume).map((volume) => ({ decimal, length, volume })),
    ),
  );

/** The rival of a way that leads by fewer points is asked about. */
const lead = 2;

/** The way with the fewest points against it, and the next that fits nearly as well and gives other figures. */
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

/** Points for each cell that one way alone cannot use, and for all of them at most. */
const contrary = { each: 6, all: 60 } as const;
export const contraryCells = (count: number): number => Math.min(contrary.all, contrary.each * count);

/** Points against a sign before decimals: cells that it cannot read, most of all where the other can. */
export function againstSign(cells: readonly SheetCell[], decimal: DecimalSign, separator: string | undefined): number {
  const typed = cells.filter((cell) => typeof cell === 'string');
  const wrong = (cell: SheetCell, sign: DecimalSign) => typeof readFigure(cell, sign) === 'object';
  const unreadable = typed.filter((cell) => wrong(cell, decimal));
  // What only the other sign can read is evidence, one cell as well as many; what neither can is a note.
  const evidence = unreadable.filter((cell) => !wrong(cell, otherSign(decimal)));
  return (
    (40 * unreadable.length) / Math.max(1, typed.length) +
    contraryCells(evidence.length) +
    (separator === ';' && decimal === 'dot' ? 0.7 : 0) +
    (separator === ',' && decimal === 'comma' ? 1 : 0)
  );
}

/** Digit groups: litres and mm are rarely written to a thousandth, and who groups thousands groups all of them. */
export function againstGroups(typed: readonly string[], decimal: DecimalSign, isFine: boolean): number {
  const figures = typed.map(bareFigure);
  const [point, group] = decimal === 'dot' ? ['.', ','] : [',', '.'];
  const thousandths = figures.filter((text) => text.split(point)[1]?.length === 3).length;
  const decimals = figures.filter((text) => text.includes(point)).length;
  const grouped = figures.some((text) => text.includes(group));
  const bare = figures.some((text) => /^\d{4,}/.test(text));
  return (decimals > 0 && thousandths === decimals ? (isFine ? 4 : 0.5) : 0) + (grouped && bare ? 3 : 0);
}

/** Tanks and trucks hold some hundred litres and more. */
export const againstSmall = (litres: number): number => (litres < 20 ? 8 : litres < 200 ? 4 : 0);
