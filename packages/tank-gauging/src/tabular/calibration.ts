import { itemAt } from '../item-at.ts';
import { unitFactors } from '../units.ts';
import { litresBelow, type Vessel } from '../vessel/vessel.ts';
import {
  assignColumns,
  cellText,
  type HeadingRule,
  type LengthUnit,
  lengthUnitInHeading,
  litresPerUnit,
  readFigure,
  readHeadings,
  type SheetCell,
  type VolumeUnit,
  volumeUnitInHeading,
} from './cells.ts';
import { parseTable } from './delimited.ts';
import { parseInches } from './inches.ts';
import { bestFormat, type KnownFormat, matchingFormats, type NumberFormat, separatorPenalty } from './number-format.ts';

/** Level in m above the datum, and the litres below it. */
export interface CalibrationPoint {
  level: number;
  litres: number;
}

/**
 * Parses a pasted calibration table. Decimal separator and units are chosen once for the whole table by its cells,
 * headings, order and, if known, the tank's dimensions. `rival` is another reading that fits nearly as well, which the
 * visitor must decide. Undefined when no reading gives two levels. Levels of an ullage table are converted to heights
 * above its empty end, `reference` m below the dip point. A table of masses is refused (`massHeading`).
 */
export function readCalibration(text: string, vessel: Vessel | undefined, chosen: KnownFormat = {}) {
  const columns = findColumns(text);
  if (columns.mass !== undefined) return undefined;
  const known = { ...chosen, length: chosen.length ?? columns.length, volume: chosen.volume ?? columns.volume };
  const best = bestFormat(
    matchingFormats(known),
    (way) => {
      const read = readWithFormat(columns, way);
      return read.points.length < 2 ? undefined : { read, points: weigh(columns, way, read, vessel) };
    },
    (other, found) => other.read.falling.length === 0 && differ(other.read.points, found.read.points),
  );
  return best && { ...best.way, ...best.found.read, rival: best.rival };
}
/** Heading of the contents when they are a mass, which is no volume without a density at the table's temperature. */
export const massHeading = (text: string): string | undefined => findColumns(text).mass;

export type Calibration = NonNullable<ReturnType<typeof readCalibration>>;

function readWithFormat({ lines, ullage }: CalibrationColumns, { decimal, length, volume }: NumberFormat) {
  const bad: number[] = [];
  const found = new Map<number, CalibrationPoint>();
  for (const { line, level, over = 0, volume: content } of lines) {
    const [start, holds] = [readFigure(level, decimal), readFigure(content, decimal)];
    const height = typeof start === 'number' ? start + over : start;
    if (typeof height !== 'number' || typeof holds !== 'number' || height < 0 || holds < 0 || found.has(height)) {
      bad.push(line);
    } else found.set(height, { level: height * unitFactors.length[length], litres: holds * litresPerUnit[volume] });
  }
  const rising = [...found.values()].sort((a, b) => a.level - b.level);
  const [first, last] = [rising[0], rising.at(-1)];
  /** True for an ullage table, which begins full and ends empty. */
  const isUllage = ullage || (last?.litres === 0 && (first?.litres ?? 0) > 0);
  const reference = isUllage && last?.litres === 0 ? last.level : undefined;
  const points =
    reference === undefined
      ? rising
      : rising.map(({ level, litres: holds }) => ({ level: reference - level, litres: holds })).reverse();
  /** Levels at which the volume falls. */
  const falling = points
    .filter(({ litres: holds }, place) => holds < (points[place - 1]?.litres ?? 0))
    .map(({ level }) => level);
  return { points, bad, falling, reference };
}

/** Penalty for inches, feet, barrels or gallons without a heading: in Indonesia they are always named in it. */
const unwritten = (named: string | undefined, unit: string) =>
  named === undefined && ['in', 'ft', 'bbl', 'gal'].includes(unit) ? 3 : 0;

/** Penalty for a way to read the table; a volume off by a factor of 1000 costs 24. */
function weigh(
  columns: CalibrationColumns,
  { decimal, length, volume }: NumberFormat,
  { points, bad, falling }: ReturnType<typeof readWithFormat>,
  vessel: Vessel | undefined,
): number {
  const { lines, separator } = columns;
  const contents = lines.map(({ volume: cell }) => cell).filter((cell) => typeof cell === 'string');
  const levels = lines.map(({ level }) => readFigure(level, decimal));
  const jumps = levels.filter((here, place) => {
    const before = levels[place - 1];
    return typeof here === 'number' && typeof before === 'number' && here < before;
  });
  return (
    (40 * bad.length) / lines.length +
    separatorPenalty(contents, decimal, separator) +
    (40 * falling.length) / points.length +
    (12 * jumps.length) / lines.length +
    (vessel ? strangeness(points, vessel) : unlikely(points)) +
    unwritten(columns.length, length) +
    unwritten(columns.volume, volume)
  );
}

/** Penalty for disagreement with the tank's dimensions in height and volume. */
function strangeness(points: readonly CalibrationPoint[], vessel: Vessel): number {
  const top = points.at(-1);
  const reach = Math.max(1e-6, top?.level ?? 0) / vessel.height;
  const last = points.findLast(({ level }) => level > 0 && level <= vessel.height * 1.001) ?? top;
  const ratio = Math.max(1e-9, last?.litres ?? 0) / Math.max(1e-9, litresBelow(vessel, last?.level ?? vessel.height));
  return (
    (reach > 1.3 ? 4 + 4 * Math.log10(reach) : reach < 0.2 ? -2 * Math.log10(reach) : 0) +
    8 * Math.abs(Math.log10(ratio))
  );
}

/** Penalty for an implausible tank: outside 0.5 to 30 m of height, or 0.3 to 5 times as wide as high. */
function unlikely(points: readonly CalibrationPoint[]): number {
  const top = points.at(-1);
  if (!top || top.level <= 0) return 40;
  const width = Math.sqrt(top.litres / 1000 / top.level);
  const beyond = (value: number, least: number, most: number) =>
    Math.max(0, Math.log10(least / value), Math.log10(value / most));
  return 8 * beyond(top.level, 0.5, 30) + 8 * beyond(Math.max(1e-9, width / top.level), 0.3, 5);
}

const differ = (a: readonly CalibrationPoint[], b: readonly CalibrationPoint[]) =>
  a.length !== b.length ||
  a.some(({ level, litres: holds }, place) => {
    const other = itemAt(b, place);
    return Math.abs(level - other.level) > 1e-6 || Math.abs(holds - other.litres) > 0.001 * Math.max(1, holds);
  });

const ullageWords = /ullage|outage|ruang kosong/;
const rules: readonly HeadingRule<'level' | 'volume'>[] = [
  ['level', /level|tinggi|height|\bdip|stick|probe|innage|ukur|ullage|outage|ruang kosong/],
  ['volume', /vol|isi|kapasitas|capacity|content/],
];

interface CalibrationLine {
  line: number;
  level: SheetCell;
  /** Level added by the column of a matrix, in the unit of the level. */
  over?: number;
  volume: SheetCell;
}

interface CalibrationColumns {
  separator: string | undefined;
  lines: CalibrationLine[];
  length: LengthUnit | undefined;
  volume: VolumeUnit | undefined;
  ullage: boolean;
  /** Heading of the contents if it names a mass. */
  mass: string | undefined;
}

const massWords = /\b(?:kg|kilogram|ton(?:ne|nes|s)?|tonase|berat|massa|mass|weight|lbs?|pounds?)\b/i;
const densityWords = /jenis|density|\bkg *\//i;
/** The heading, if it names a mass and no unit of volume. */
const ifMass = (heading: string): string | undefined =>
  massWords.test(heading) && !densityWords.test(heading) && !volumeUnitInHeading(heading) ? heading : undefined;

/**
 * Level and volume cells of each line: from the columns named by headings, else from the first two columns with
 * numbers.
 */
function findColumns(text: string): CalibrationColumns {
  const { rows, separator } = parseTable(text);
  const matrix = readMatrix(rows);
  if (matrix) return { separator, ullage: false, ...matrix };
  const { headings = [], start } = readHeadings(rows, rules);
  const body = rows.slice(start);
  const found = assignColumns(headings, rules);
  const free = (unitIn: (heading: string) => unknown, other: number | undefined) => {
    const named = headings.findIndex((heading, place) => place !== other && unitIn(heading));
    if (named >= 0) return named;
    const width = body.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
    const holds = (place: number) => body.some(({ cells }) => /\d/.test(cellText(cells[place])));
    return Array.from({ length: width }, (_, place) => place).find((place) => place !== other && holds(place)) ?? width;
  };
  const level = found.level ?? free(lengthUnitInHeading, found.volume);
  const volume = found.volume ?? free(volumeUnitInHeading, level);
  const lines = findBlocks(headings, level, volume).flatMap(([height, content]) =>
    body
      .filter(({ cells }, place) => place === 0 || cellText(cells[height]).trim() || cellText(cells[content]).trim())
      .map(({ line, cells }) => ({ line, level: cells[height] ?? '', volume: cells[content] ?? '' })),
  );
  // Between fractions of an inch, such as 11 7/8 and 12 1/8, a bare number is in inches too.
  const inInches = lines.map((line) => ({
    ...line,
    level: parseInches(cellText(line.level)) ?? wholeNumber(line.level),
  }));
  const isInInches =
    inInches.every((line) => line.level !== '') &&
    lines.some(({ level: cell }) => parseInches(cellText(cell)) !== undefined);
  return {
    separator,
    lines: isInInches ? inInches : lines,
    length: isInInches ? 'in' : lengthUnitInHeading(headings[level] ?? ''),
    volume: volumeUnitInHeading(headings[volume] ?? ''),
    ullage: ullageWords.test((headings[level] ?? '').toLowerCase()),
    mass: ifMass(headings[volume] ?? ''),
  };
}

const wholeNumber = (cell: SheetCell) => (/^\d+$/.test(cellText(cell).trim()) ? Number(cell) : '');

/** Column pairs repeated side by side under the same two headings: `cm | liter | cm | liter`. */
function findBlocks(headings: readonly string[], level: number, volume: number) {
  const step = volume - level;
  const again = headings.flatMap((heading, place) =>
    place > level && heading === headings[level] && headings[place + step] === headings[volume]
      ? [[place, place + step] as const]
      : [],
  );
  return [[level, volume] as const, ...again];
}

/**
 * Parses a printed matrix: rows of a coarse level, columns that add to it (0 … 9), as in our own tables. Without units,
 * rows that count by one are assumed to be as many column steps as there are columns.
 */
function readMatrix(rows: readonly { line: number; cells: readonly SheetCell[] }[]) {
  const head = rows.findIndex(({ cells }) => cells.length >= 6 && isSteady(readFigures(cells.slice(1))));
  const columns = readFigures(rows[head]?.cells.slice(1) ?? []);
  const body = rows.slice(head + 1).filter(({ cells }) => cellText(cells[0]).trim());
  const starts = readFigures(body.map(({ cells }) => cells[0] ?? ''));
  if (head < 0 || columns[0] !== 0 || body.length < 2 || !isSteady(starts)) return undefined;
  const [rowStep, columnStep] = [itemAt(starts, 1) - itemAt(starts, 0), itemAt(columns, 1)];
  const cells = rows[head]?.cells ?? [];
  const [fine, corner] = [lengthOfCell(cells[1]), lengthOfCell(cells[0])];
  // Where the columns name their unit, the corner names that of the rows.
  const coarse = lengthOfCell(body[0]?.cells[0]) ?? (fine && corner);
  const unit = fine ?? corner ?? coarse;
  const worth =
    fine && coarse
      ? unitFactors.length[coarse] / unitFactors.length[fine]
      : Math.abs(rowStep - columnStep * columns.length) < 1e-9
        ? 1
        : columns.length;
  const lines = body.flatMap(({ line, cells: [, ...contents] }, row) =>
    contents.flatMap((volume, column): CalibrationLine[] =>
      cellText(volume).trim() && columns[column] !== undefined
        ? [{ line, level: itemAt(starts, row) * worth, over: itemAt(columns, column), volume }]
        : [],
    ),
  );
  const titles = rows.slice(0, head + 1).map(({ cells: title }) => title.map(cellText).join(' '));
  const units = titles.map(volumeUnitInHeading).filter((named) => named !== undefined);
  return {
    lines,
    length: unit,
    volume: volumeUnitInHeading(cellText(cells[0])),
    mass: units.length > 0 ? undefined : titles.map(ifMass).find((named) => named !== undefined),
  };
}

const lengthOfCell = (cell: SheetCell | undefined) => lengthUnitInHeading(cellText(cell));
const readFigures = (cells: readonly SheetCell[]) =>
  cells.map((cell) => {
    const figure = readFigure(typeof cell === 'number' ? cell : cell.replace(/[^\d.,]/g, ''), 'comma');
    return typeof figure === 'number' ? figure : Number.NaN;
  });
/** True for numbers that rise in equal steps. */
const isSteady = (figures: readonly number[]) => {
  const step = (figures[1] ?? Number.NaN) - (figures[0] ?? Number.NaN);
  return step > 0 && figures.every((figure, place) => Math.abs(figure - itemAt(figures, 0) - place * step) < 1e-6);
};

/** Adds the empty tank as first point when the table begins above it. */
export const withEmptyTank = (points: readonly CalibrationPoint[]): readonly CalibrationPoint[] =>
  (points[0]?.level ?? 0) > 0 ? [{ level: 0, litres: 0 }, ...points] : points;

/** Litres at a level in m, linear between neighbouring points; undefined outside the table. */
export function interpolate(points: readonly CalibrationPoint[], level: number): number | undefined {
  const after = points.findIndex((point) => point.level >= level - 1e-9);
  const [low, high] = [points[after - 1], points[after]];
  if (!high || Math.abs(high.level - level) < 1e-9) return high?.litres;
  return low && low.litres + ((high.litres - low.litres) * (level - low.level)) / (high.level - low.level);
}
