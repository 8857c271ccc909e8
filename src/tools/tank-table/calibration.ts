import { formatNumber } from '../../shared/format/format.ts';
import { type DecimalSign, readFigure } from '../kit/tabular/cells.ts';
import { readDelimited, tableOf } from '../kit/tabular/delimited.ts';
import { type Row, type Table, textOf } from '../kit/tabular/table.ts';
import { litresIn, unitOfHeading, type VolumeUnit } from '../kit/tabular/units.ts';
import { type LengthUnit, metresIn } from './tank-inputs.ts';
import { litres, type Vessel } from './vessel.ts';

interface CalibrationPoint {
  /** m */
  level: number;
  litres: number;
}

/** One way to read the figures of a table. */
export interface CalibrationWay {
  decimal: DecimalSign;
  length: LengthUnit;
  volume: VolumeUnit;
}

export interface Calibration extends CalibrationWay {
  /** By rising level, each level once. */
  points: CalibrationPoint[];
  /** Lines that could not be used: no figure, or a level that stood there already. */
  bad: number[];
  /** Levels between which the volume does not rise. */
  falling: number[];
  /** Another way to read it that fits nearly as well: the visitor is asked. */
  rival: CalibrationWay | undefined;
}

const lengths: readonly LengthUnit[] = ['mm', 'cm', 'm', 'in', 'ft'];
const volumes: readonly VolumeUnit[] = ['L', 'kL', 'bbl', 'gal'];
const fewest = 2;
/** A reading that leads by less is asked about. */
const lead = 2;
/** Who uses inches or barrels in Indonesia writes so over the column. */
const against = { unwritten: 1.5 } as const;

/**
 * Reads a pasted calibration table. Decimal sign and units are decided once for the whole table: by what can be read,
 * by headings, by whether levels and volumes rise, and by how far it is from the tank that is drawn.
 * @returns undefined where no way to read it gives at least two heights
 */
export function readCalibration(
  text: string,
  vessel: Vessel,
  chosen: Partial<CalibrationWay> = {},
): Calibration | undefined {
  const columns = columnsOf(text);
  const ways = decimals(chosen).flatMap((decimal) =>
    one(chosen.length ?? columns.length, lengths).flatMap((length) =>
      one(chosen.volume ?? columns.volume, volumes).map((volume) => ({ decimal, length, volume })),
    ),
  );
  const weighed = ways
    .map((way) => ({ way, read: readWay(columns, way) }))
    .filter(({ read }) => read.points.length >= fewest)
    .map(({ way, read }) => ({ way, read, points: weigh(columns, way, read, vessel) }))
    .sort((a, b) => a.points - b.points);
  const [best, ...others] = weighed;
  if (!best) return undefined;
  const rival = others.find(({ points, read }) => points - best.points < lead && differ(read.points, best.read.points));
  return { ...best.way, ...best.read, rival: rival?.way };
}

const decimals = ({ decimal }: Partial<CalibrationWay>): readonly DecimalSign[] =>
  decimal ? [decimal] : ['comma', 'dot'];
const one = <T>(known: T | undefined, all: readonly T[]): readonly T[] => (known === undefined ? all : [known]);

function readWay({ lines }: CalibrationColumns, { decimal, length, volume }: CalibrationWay) {
  const bad: number[] = [];
  const found = new Map<number, CalibrationPoint>();
  for (const { line, level, volume: content } of lines) {
    const [at, holds] = [readFigure(level, decimal), readFigure(content, decimal)];
    if (typeof at !== 'number' || typeof holds !== 'number' || at < 0 || holds < 0 || found.has(at)) bad.push(line);
    else found.set(at, { level: at * metresIn[length], litres: holds * litresIn[volume] });
  }
  const points = [...found.values()].sort((a, b) => a.level - b.level);
  const falling = points
    .filter(({ litres: holds }, at) => holds < (points[at - 1]?.litres ?? 0))
    .map(({ level }) => level);
  return { points, bad, falling };
}

const metric = (unit: LengthUnit | VolumeUnit) => !['in', 'ft', 'bbl', 'gal'].includes(unit);

/** Points against a way to read; the figures are orders of magnitude, so that a thousandfold weighs 24. */
function weigh(
  columns: CalibrationColumns,
  { decimal, length, volume }: CalibrationWay,
  { points, bad, falling }: ReturnType<typeof readWay>,
  vessel: Vessel,
): number {
  const { lines, separator } = columns;
  const jumps = lines.filter((line, at) => {
    const [here, before] = [readFigure(line.level, decimal), readFigure(lines[at - 1]?.level ?? '', decimal)];
    return typeof here === 'number' && typeof before === 'number' && here < before;
  });
  const top = points.at(-1);
  const reach = Math.max(1e-6, top?.level ?? 0) / vessel.height;
  const inTank = points.filter(({ level }) => level > 0 && level <= vessel.height * 1.001);
  const last = inTank.at(-1) ?? top;
  const ratio = Math.max(1e-9, last?.litres ?? 0) / Math.max(1e-9, litres(vessel, last?.level ?? vessel.height));
  return (
    (40 * bad.length) / lines.length +
    (40 * falling.length) / points.length +
    (12 * jumps.length) / lines.length +
    (reach > 1.3 ? 4 + 4 * Math.log10(reach) : reach < 0.2 ? -2 * Math.log10(reach) : 0) +
    8 * Math.abs(Math.log10(ratio)) +
    (columns.length || metric(length) ? 0 : against.unwritten) +
    (columns.volume || metric(volume) ? 0 : against.unwritten) +
    (separator === ';' && decimal === 'dot' ? 0.7 : 0) +
    (separator === ',' && decimal === 'comma' ? 1 : 0)
  );
}

const differ = (a: readonly CalibrationPoint[], b: readonly CalibrationPoint[]) =>
  a.length !== b.length ||
  a.some(({ level, litres: holds }, at) => {
    const other = b[at];
    return (
      !other || Math.abs(level - other.level) > 1e-6 || Math.abs(holds - other.litres) > 0.001 * Math.max(1, holds)
    );
  });

/** Level and volume of each line as they stand in a pasted table, and what its headings say. */
interface CalibrationColumns {
  separator: string | undefined;
  lines: { line: number; level: string; volume: string }[];
  length: LengthUnit | undefined;
  volume: VolumeUnit | undefined;
}

const lengthWords: readonly (readonly [LengthUnit, string])[] = [
  ['mm', 'mm|mili ?meter|millimet(?:er|re)s?'],
  ['cm', 'cm|senti ?meter|centimet(?:er|re)s?'],
  ['in', 'in|inch|inches|inci|"'],
  ['ft', 'ft|feet|foot|kaki'],
  ['m', 'm|met(?:er|re)s?'],
];
const inHeading = lengthWords.map(
  ([unit, words]) => [unit, new RegExp(`(?:^|[\\s([/_,.-])(?:${words})(?=$|[\\s)\\]/_,.-])`, 'iu')] as const,
);
const levelWords = /level|tinggi|height|\bdip|innage|ketinggian|ukur/iu;
const volumeWords = /vol|isi|kapasitas|capacity|content/iu;
const figure = /\d/;

/** Lines of two figures parted by blanks alone, as they come out of a document. */
const blanks = /^[^\s;]+[ \u00a0]+[^\s;]+$/;

/** The rows of a text. A tab or a semicolon in every line parts cells, however many decimal commas stand there. */
function rowsOf(text: string): Table {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const certain = ['\t', ';'].find((sign) => lines.every((line) => line.includes(sign)));
  if (certain) return { rows: [...readDelimited(text, certain)], separator: certain };
  if (!lines.every((line) => blanks.test(line.trim()))) return tableOf(text);
  const parted = lines.map((line) => line.trim().replace(/[ \u00a0]+/, '\t')).join('\n');
  return { rows: [...readDelimited(parted, '\t')], separator: undefined };
}

/** Finds the two columns of a pasted calibration table: by their headings, otherwise the first two with figures. */
function columnsOf(text: string): CalibrationColumns {
  const { rows, separator } = rowsOf(text);
  const at = rows.findIndex(isHeading);
  const heading = at === -1 ? [] : (rows[at]?.cells.map(textOf) ?? []);
  const body = rows.slice(at + 1);
  const filled = (column: number) => body.some(({ cells }) => figure.test(textOf(cells[column])));
  const columns = Array.from({ length: Math.max(0, ...body.map(({ cells }) => cells.length)) }, (_, column) => column);
  const [first = 0, second = 1] = columns.filter(filled);
  const lengthOf = (name: string) => inHeading.find(([, pattern]) => pattern.test(name))?.[0];
  const named = (test: (name: string) => boolean, but?: number) =>
    columns.find((column) => column !== but && filled(column) && test(heading[column] ?? ''));
  const level = named((name) => levelWords.test(name)) ?? named((name) => lengthOf(name) !== undefined) ?? first;
  const other = level === second ? first : second;
  const volume =
    named((name) => volumeWords.test(name), level) ??
    named((name) => unitOfHeading(name) !== undefined, level) ??
    other;
  return {
    separator,
    lines: body.map(({ line, cells }) => ({ line, level: textOf(cells[level]), volume: textOf(cells[volume]) })),
    length: lengthOf(heading[level] ?? ''),
    volume: unitOfHeading(heading[volume] ?? ''),
  };
}

/** The last line before the figures: what stands above it is a title. */
function isHeading({ cells }: Row, index: number, rows: readonly Row[]): boolean {
  const figures = (row: Row | undefined) => row?.cells.filter((cell) => /^\s*[-+\d]/.test(textOf(cell))).length ?? 0;
  return cells.length > 1 && figures({ line: 0, cells }) < 2 && figures(rows[index + 1]) >= 2;
}

/** Table and geometry at one height, in m and litres; the deviation is table less geometry. */
export interface Deviation {
  level: number;
  table: number;
  geometry: number;
  deviation: number;
}

interface Comparison {
  rows: Deviation[];
  /** The row with the largest deviation in litres, either way. */
  largest: Deviation | undefined;
  /** Mean of the absolute deviations, litres. */
  mean: number;
  /** Heights of the table over the top of the drawn tank: they are not compared. */
  over: number;
}

/** Holds a calibration table against the geometry, height by height. */
export function compareCalibration(points: readonly CalibrationPoint[], vessel: Vessel): Comparison {
  const inside = points.filter(({ level }) => level <= vessel.height + 1e-6);
  const rows = inside.map(({ level, litres: table }) => {
    const geometry = litres(vessel, level);
    return { level, table, geometry, deviation: table - geometry };
  });
  const largest = rows.reduce<Deviation | undefined>(
    (most, row) => (most && Math.abs(most.deviation) >= Math.abs(row.deviation) ? most : row),
    undefined,
  );
  const sum = rows.reduce((total, { deviation }) => total + Math.abs(deviation), 0);
  return { rows, largest, mean: rows.length > 0 ? sum / rows.length : 0, over: points.length - inside.length };
}

/** Litres of the table at a level, linear between its neighbours; undefined below its first and over its last height. */
export function interpolate(points: readonly CalibrationPoint[], level: number): number | undefined {
  const after = points.findIndex((point) => point.level >= level - 1e-9);
  const high = points[after];
  if (!high) return undefined;
  if (Math.abs(high.level - level) < 1e-9) return high.litres;
  const low = points[after - 1];
  if (!low) return undefined;
  return low.litres + ((high.litres - low.litres) * (level - low.level)) / (high.level - low.level);
}

const heights = 20;

/** A table such as a surveyor could hand over for this tank: half a per cent more in its upper half, in cm and litres. */
export function exampleTable(vessel: Vessel): string {
  const step = Math.max(1, Math.floor((vessel.height * 100) / heights));
  const lines = Array.from({ length: heights + 1 }, (_, index) => index * step)
    .filter((cm) => cm <= vessel.height * 100)
    .map((cm) => {
      const share = cm / 100 / vessel.height;
      const volume = litres(vessel, cm / 100) * (1 + 0.005 * Math.max(0, share - 0.5));
      return `${cm};${formatNumber(volume, 1)}`;
    });
  return ['cm;L', ...lines].join('\n');
}
