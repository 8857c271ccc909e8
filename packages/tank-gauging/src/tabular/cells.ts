import { unitFactors, spellingPatterns as words } from '../units.ts';
import { parseInches } from './inches.ts';

/** Cell of a table; dates in a workbook become `2026-10-31`. */
export type SheetCell = string | number;

export interface Row {
  /** Line number in the file, from 1. */
  line: number;
  cells: SheetCell[];
  /** True when a quotation mark is never closed. */
  unclosed?: boolean;
  /** Sheet of a workbook, from 0. */
  sheet?: number;
  /** Columns whose cells the reader added or, after a split, repeated. */
  added?: readonly number[];
  /** True for the later rows of a line that was split. */
  continued?: boolean;
}

export interface Table {
  rows: Row[];
  /** Undefined for a workbook. */
  separator: string | undefined;
  /** Names of a workbook's sheets, also of empty ones. */
  sheets?: readonly string[];
}

export const cellText = (cell: SheetCell | undefined): string => (cell === undefined ? '' : String(cell));

export const volumeUnits = ['L', 'kL', 'bbl', 'gal'] as const;
export type VolumeUnit = (typeof volumeUnits)[number];

export const litresPerUnit: Readonly<Record<VolumeUnit, number>> = unitFactors.volume;

const order: readonly VolumeUnit[] = ['kL', 'bbl', 'gal', 'L'];

/** Finder of the first of these units that a heading contains. */
const headingFinder = <U extends keyof typeof words>(units: readonly U[]) => {
  const patterns = units.map(
    (unit) => [unit, new RegExp(`(?:^|[\\s([/_,.-])(?:${words[unit]})(?=$|[\\s)\\]/_,.-])`, 'iu')] as const,
  );
  return (heading: string): U | undefined => patterns.find(([, pattern]) => pattern.test(heading))?.[0];
};

/** Volume unit in a heading: `Stok akhir (m³)` → kL. */
export const volumeUnitInHeading = headingFinder(order);
/** Length unit in a heading: `Level (cm)` → cm. */
export const lengthUnitInHeading = headingFinder(['mm', 'cm', 'in', 'ft', 'm']);

const atEnd = order.map((unit) => [unit, new RegExp(`\\d\\s*(?:${words[unit]})\\.?$`, 'i')] as const);

/** Volume unit in a cell: `12,4 kL` → kL. */
export const volumeUnitInCell = (cell: string): VolumeUnit | undefined =>
  atEnd.find(([, pattern]) => pattern.test(cell.trim()))?.[0];

export const lengthUnits = ['mm', 'cm', 'm', 'in', 'ft'] as const;
export type LengthUnit = (typeof lengthUnits)[number];
export const mmPerUnit = (unit: LengthUnit): number => unitFactors.length[unit] * 1000;

const withUnit = /^(.*\d)\s*([a-z]+)\.?$/i;
const plain = /^[-+\d.,]*$/;

/**
 * Splits a cell's own unit from its number; `worth` converts to mm or L and is undefined when the column's unit
 * applies.
 */
export function splitUnit<C extends SheetCell>(
  cell: C,
  unit: 'mm' | 'L' | undefined,
): { figure: C | string; worth?: number } {
  if (!unit || typeof cell === 'number' || plain.test(cell)) return { figure: cell };
  const volume = unit === 'L' && volumeUnitInCell(cell);
  if (volume) return { figure: cell, worth: litresPerUnit[volume] };
  const inches = unit === 'mm' ? parseInches(cell) : undefined;
  // In sixteenths of an inch: a whole number parses alike with either decimal separator.
  if (inches !== undefined) return { figure: String(Math.round(inches * 16)), worth: 25.4 / 16 };
  const [, figure = '', written = ''] = unit === 'mm' ? (withUnit.exec(cell) ?? []) : [];
  const length = written && lengthUnitInHeading(written);
  return length ? { figure, worth: mmPerUnit(length) } : { figure: cell };
}

export type DecimalSeparator = 'comma' | 'dot';

export const otherSeparator = (sign: DecimalSeparator): DecimalSeparator => (sign === 'comma' ? 'dot' : 'comma');

/** Larger than any tank in any unit. */
const mostFigure = 1e12;
/** Cells that state that there is nothing. */
const empty = /^(?:[-–—]?|nihil|nil|n\/?a)$/i;
const suffix = new RegExp(`(?:${order.map((unit) => words[unit]).join('|')}|°c|c)\\.?$`, 'i');
const bracketed = /^\((.*)\)$/;
/** Thousands in groups of three or not grouped; the first group does not begin with zero. */
const grammar = {
  comma: /^[+-]?([1-9]\d{0,2}(\.\d{3})+|\d+|(?=,\d))(,\d*)?$/,
  dot: /^[+-]?([1-9]\d{0,2}(,\d{3})+|\d+|(?=\.\d))(\.\d*)?$/,
} as const;

/** Removes spaces, unit, and the brackets or trailing minus sign of a negative amount. */
export const stripFigure = (typed: string): string =>
  typed
    .replace(/[\s\u00a0\u202f']/g, '')
    .replace('−', '-')
    .replace(suffix, '')
    .replace(bracketed, '-$1')
    .replace(/^(.*\d)-$/, '-$1');

/** Fast path for the most frequent cells of large files. */
const bare = /^\d{1,12}$/;

/** Parses a cell with the given decimal separator; undefined for an empty cell. */
export function readFigure(
  cell: SheetCell,
  decimal: DecimalSeparator,
): number | undefined | { problem: 'figure' | 'huge' } {
  if (typeof cell === 'number') return Math.abs(cell) <= mostFigure ? cell : { problem: 'huge' };
  if (bare.test(cell)) return Number(cell);
  const text = stripFigure(cell);
  if (empty.test(text) || empty.test(cell.trim())) return undefined;
  if (!grammar[decimal].test(text)) return { problem: 'figure' };
  const value = Number(decimal === 'comma' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', ''));
  return Math.abs(value) <= mostFigure ? value : { problem: 'huge' };
}

/** Parses a temperature: it has no thousands, so either separator may be the decimal one. */
export function readTemperature(cell: SheetCell, decimal: DecimalSeparator): ReturnType<typeof readFigure> {
  const value = readFigure(cell, decimal);
  return typeof value === 'object' ? readFigure(cell, otherSeparator(decimal)) : value;
}

/** Pattern of a column's heading; `but` excludes headings. More specific rules come first. */
export type HeadingRule<K extends string> = readonly [
  column: K,
  pattern: RegExp,
  but?: Pick<RegExp, 'test'> | undefined,
];

/** Normalizes a heading: `Stok_akhir (L)` → `stok akhir l`, `openingStock` → `opening stock`. */
export const normalizeHeading = (heading: string): string =>
  heading
    .slice(0, 200)
    .replace(/(?<=\p{Ll}{2})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{2})/gu, ' ')
    .toLowerCase()
    .replace(/[\s_\-./()[\]:]+/g, ' ')
    .trim();

/** Assigns headings to columns; each column and each heading is used once. */
export function assignColumns<K extends string>(headings: readonly string[], rules: readonly HeadingRule<K>[]) {
  const bare = headings.map(normalizeHeading);
  const found: Partial<Record<K, number>> = {};
  for (const [column, pattern, but] of rules) {
    if (found[column] !== undefined) continue;
    const used = Object.values(found);
    const at = bare.findIndex((text, place) => pattern.test(text) && !but?.test(text) && !used.includes(place));
    if (at >= 0) found[column] = at;
  }
  return found;
}

const isFigure = (cell: SheetCell) => typeof cell === 'number' || /^\s*[-+]?\d/.test(cell);
const figuresIn = ({ cells }: Row) => cells.filter(isFigure).length;

/** Unit other than of volume in a heading, a title or a cell: `Stok (kg)`, `24.005 kg`, `Isi (%)`, `Stok (drum)`. */
export const foreignUnit = (text: string): string | undefined =>
  /(?:^|[\s\d(/_,.[-])(kg|kilogram|ton|tonne|mt|lbs?|pounds?|kuintal|drums?|jerigen|jeriken|%)(?=$|[\s)\]/_,.-])/iu
    .exec(text)?.[1]
    ?.toLowerCase();

/** True for a cell of a row of units below the headings: `(L)`, `°C`. */
const isUnit = (text: string): boolean =>
  text.trim().length <= 12 &&
  [volumeUnitInHeading, lengthUnitInHeading, foreignUnit].some(
    (find) => find(text) !== undefined || /^\W*c\W*$/i.test(text),
  );

/** Number of rows in which titles may precede the headings. */
const mostTitles = 20;

/**
 * Finds the heading row: the one that names most columns, else the last row above the numbers. A second heading row, as
 * under merged cells, is appended to the first.
 */
export function readHeadings<K extends string>(rows: readonly Row[], rules: readonly HeadingRule<K>[]) {
  const looked = rows.slice(0, mostTitles);
  const known = looked.map((row) =>
    figuresIn(row) < 2 ? Object.keys(assignColumns(row.cells.map(cellText), rules)).length : 0,
  );
  const widest = Math.max(0, ...known);
  const at = widest >= 2 ? known.indexOf(widest) : looked.findIndex((row) => figuresIn(row) >= 2) - 1;
  const heading = looked[at]?.cells.map(cellText);
  if (!heading) return { headings: undefined, start: 0 };
  const under = looked[at + 1];
  if (!under || figuresIn(under) > 0 || !under.cells.some((cell) => cellText(cell).trim())) {
    return { headings: heading, start: at + 1 };
  }
  let over = '';
  const joined = under.cells.map((cell, place) => {
    over = heading[place]?.trim() || over;
    return cellText(cell).trim() ? `${over} ${cellText(cell)}` : (heading[place] ?? '');
  });
  const units = under.cells.map(cellText).filter((text) => text.trim());
  if (units.every(isUnit)) return { headings: joined, start: at + 2 };
  const count = (cells: readonly string[]) => Object.keys(assignColumns(cells, rules)).length;
  return count(joined) > count(heading) ? { headings: joined, start: at + 2 } : { headings: heading, start: at + 1 };
}
