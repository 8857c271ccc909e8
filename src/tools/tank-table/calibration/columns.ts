import { readDelimited, tableOf } from '../../kit/tabular/delimited.ts';
import { type Row, type Table, textOf } from '../../kit/tabular/table.ts';
import { unitOfHeading, type VolumeUnit } from '../../kit/tabular/units.ts';
import type { LengthUnit } from '../units.ts';

/** Level and volume of each line as they stand in a pasted table, and what its headings say. */
export interface CalibrationColumns {
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
export function columnsOf(text: string): CalibrationColumns {
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
