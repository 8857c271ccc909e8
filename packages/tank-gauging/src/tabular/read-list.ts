import { itemAt } from '../item-at.ts';
import {
  type Account,
  type ColumnEntry,
  columnKeys,
  createRowEntries,
  firstText,
  hasFigure,
  isTotalLabel,
  type RowKind,
} from './account.ts';
import {
  assignColumns,
  cellText,
  type DecimalSeparator,
  lengthUnitInHeading,
  litresPerUnit,
  mmPerUnit,
  otherSeparator,
  type Row,
  readFigure,
  readHeadings,
  splitUnit,
  volumeUnitInHeading,
} from './cells.ts';
import { parseDate } from './dates.ts';
import { parseTable } from './delimited.ts';
import { parseInches } from './inches.ts';
import {
  bestFormat,
  contraryCellPenalty,
  digitGroupPenalty,
  type FormatPart,
  formatOptions,
  type KnownFormat,
  matchingFormats,
  type NumberFormat,
  separatorPenalty,
} from './number-format.ts';

/** Column of a pasted list, found by its `heading`. */
export interface ListColumn {
  heading: RegExp;
  /** Pattern that excludes a heading. */
  but?: RegExp;
  words?: boolean;
  needed?: boolean;
  /** Unit of the returned values; a heading or cell may use another unit of the same quantity. */
  unit?: 'mm' | 'L' | undefined;
  min?: number;
  max?: number;
}

export const listProblems = ['columns', 'rows', 'unclosed', 'figure', 'missing', 'limit'] as const;
export interface ListProblem {
  kind: (typeof listProblems)[number];
  line: number;
  /** Heading of the column; for the problem `columns`, the names of the missing ones. */
  column: string;
  cell: string;
  /** Allowed range. */
  range?: Pick<ListColumn, 'min' | 'max' | 'unit'>;
}

interface ListLine<N extends string> {
  line: number;
  figures: Partial<Record<N, number>>;
  words: Partial<Record<N, string>>;
}

interface ListRules<N extends string> {
  columns: Readonly<Record<N, ListColumn>>;
  most: number;
  /** Penalty for physically implausible lines. When given, missing units are inferred; otherwise they are mm and L. */
  physics?: (lines: readonly ListLine<NoInfer<N>>[]) => number;
}

/** How a list was read. */
export interface ListReading extends NumberFormat {
  account: Account<string>;
  /** Another reading that fits nearly as well: no lines are returned until the visitor chooses. */
  rival: NumberFormat | undefined;
  /** Kinds of choice offered to the visitor. */
  kinds: readonly FormatPart[];
  lines: number;
  /** Headings of columns that were not used. */
  unused: readonly string[];
}

const unitKinds = { mm: 'length', L: 'volume' } as const;
/** True for a heading with a unit of another quantity: litres are no level. */
const hasOtherUnit = (title: string, unit: ListColumn['unit']): boolean =>
  unit === 'mm'
    ? volumeUnitInHeading(title) !== undefined && lengthUnitInHeading(title) === undefined
    : unit === 'L' && ['mm', 'cm'].includes(lengthUnitInHeading(title) ?? '');

/** Kind of a row that is no line of the list: totals, blank rows and text below. */
function rowKind(row: Row, figured: readonly number[]): RowKind | undefined {
  const first = firstText(row.cells);
  if (first === '') return 'empty';
  if (isTotalLabel(first)) return 'total';
  if (row.unclosed || figured.some((place) => hasFigure(row.cells[place]))) return undefined;
  return row.cells.some((cell) => parseDate(cellText(cell))) ? undefined : 'signature';
}

/** Penalty for assuming a unit other than mm or L without a heading. */
const unwritten = 3;
/** Number of lines examined to find how the list is to be read. */
const mostLooked = 1000;

/**
 * Reads a list by its headings, in the chosen way or the one with the lowest penalty: unreadable cells, digit groups,
 * limits and the tool's physics.
 * @returns the usable lines, the problems of the others, and how the numbers were read
 */
export function readList<N extends string>(
  text: string,
  { columns, most, physics }: ListRules<N>,
  chosen: KnownFormat = {},
) {
  const { rows, separator } = parseTable(text);
  const all = Object.entries<ListColumn>(columns) as [N, ListColumn][];
  const rules = all.map(([name, { heading, but, unit }]) => {
    const excluded = { test: (title: string) => (but?.test(title) ?? false) || hasOtherUnit(title, unit) };
    return [name, heading, excluded] as const;
  });
  const { headings: titles = rows[0]?.cells.map(cellText) ?? [], start } = readHeadings(rows, rules);
  const below = rows.slice(Math.max(1, start));
  const found = assignColumns(titles, rules);
  const figured = all.flatMap(([name, { words }]) => (words ? [] : [found[name] ?? -1])).filter((place) => place >= 0);
  const isNeeded = all.some(([, { needed, words }]) => needed && !words);
  const kinds = below.map((row) => (isNeeded ? rowKind(row, figured) : undefined));
  const body = below.filter((_, index) => kinds[index] === undefined);
  // In a column with 63 1/2" a bare 64 is in inches too.
  const inInches = (place: number) =>
    body.slice(0, mostLooked).some(({ cells }) => parseInches(cellText(cells[place])) !== undefined)
      ? ('in' as const)
      : undefined;
  const places = all.map(([name, column]) => {
    const place = found[name] ?? -1;
    const title = titles[place] ?? '';
    return {
      name,
      ...column,
      place,
      title,
      length: column.unit === 'mm' ? (lengthUnitInHeading(title) ?? inInches(place)) : undefined,
      volume: column.unit === 'L' ? volumeUnitInHeading(title) : undefined,
    };
  });
  const lacks = places.filter(({ place, needed }) => needed && place < 0).map(({ name }) => name);
  const refused = (...problems: ListProblem[]) => ({
    lines: [] as ListLine<N>[],
    problems,
    reading: undefined as ListReading | undefined,
  });
  if (rows.length === 0) return refused();
  const column = lacks.join(', ');
  if (column) return refused({ kind: 'columns', line: rows[0]?.line ?? 1, column, cell: '' });
  if (body.length > most) return refused({ kind: 'rows', line: body[most]?.line ?? most, column, cell: '' });
  const present = places.filter(({ place }) => place >= 0);
  /**
   * Each number parsed with either decimal separator; a temperature has no thousands, so either separator may be
   * decimal.
   */
  const read = body.map((row) => ({
    ...row,
    cells: present.map(({ place, words, unit }) => {
      const cell = cellText(row.cells[place]).trim();
      const { figure, worth } = words ? { figure: '' } : splitUnit(cell, unit);
      const signed = (sign: DecimalSeparator) => {
        const value = readFigure(figure, sign);
        return !unit && typeof value === 'object' ? readFigure(figure, otherSeparator(sign)) : value;
      };
      return { cell, figure, worth, comma: signed('comma'), dot: signed('dot') };
    }),
  }));
  const readWith = ({ decimal, length, volume }: NumberFormat, lines: typeof read) => {
    const problems: ListProblem[] = [];
    const worths = present.map((column) =>
      column.unit === 'mm'
        ? mmPerUnit(column.length ?? length)
        : column.unit
          ? litresPerUnit[column.volume ?? volume]
          : 1,
    );
    const usable = lines.flatMap(({ line, cells, unclosed }) => {
      const one: ListLine<N> = { line, figures: {}, words: {} };
      const before = problems.length;
      if (unclosed) problems.push({ kind: 'unclosed', line, column: '', cell: '' });
      for (const [index, { name, title, words, needed, unit, min = -Infinity, max = Infinity }] of present.entries()) {
        const { cell, worth, ...signs } = itemAt(cells, index);
        const typed = signs[decimal];
        const figure = typeof typed === 'number' ? typed * (worth ?? itemAt(worths, index)) : typed;
        const wrong = (kind: ListProblem['kind'], range?: ListProblem['range']) =>
          problems.push({ kind, line, column: title || name, cell, ...(range && { range }) });
        if (words) one.words[name] = cell;
        else if (typeof figure === 'object') wrong('figure');
        else if (figure === undefined) needed && wrong('missing');
        else if (figure < min || figure > max) wrong('limit', { min, max, unit });
        else one.figures[name] = figure;
      }
      return problems.length > before ? [] : [one];
    });
    return { lines: usable, problems };
  };
  const looked = read.slice(0, mostLooked);
  const open = (kind: 'length' | 'volume') =>
    physics !== undefined && present.some((column) => column.unit && unitKinds[column.unit] === kind && !column[kind]);
  const named = {
    length: present.find(({ length }) => length)?.length,
    volume: present.find(({ volume }) => volume)?.volume,
  };
  const offered = {
    decimal: formatOptions.decimal,
    length: open('length') ? (['mm', 'cm', 'm'] as const) : (['mm'] as const),
    volume: open('volume') ? (['L', 'kL'] as const) : (['L'] as const),
  };
  const known = { ...chosen, length: chosen.length ?? named.length, volume: chosen.volume ?? named.volume };
  const typed = looked.flatMap(({ cells }) =>
    cells.flatMap(({ figure }, place) => (present[place]?.unit ? [figure] : [])),
  );
  // Only values in mm and L: in metres and kilolitres three decimals are usual.
  const fine = looked.flatMap(({ cells }) =>
    cells.flatMap(({ figure, worth }, place) => {
      const { unit, length = 'mm', volume = 'L' } = itemAt(present, place);
      return unit && worth === undefined && length === 'mm' && volume === 'L' ? [figure] : [];
    }),
  );
  const againstDecimal = (sign: DecimalSeparator) =>
    separatorPenalty(typed, sign, separator) + digitGroupPenalty(fine, sign, true);
  const signs = { comma: againstDecimal('comma'), dot: againstDecimal('dot') };
  const best = bestFormat(
    matchingFormats(known, offered),
    (way) => {
      const { lines, problems } = readWith(way, looked);
      const beyond = problems.filter(({ kind }) => kind === 'limit').length;
      const points =
        signs[way.decimal] +
        contraryCellPenalty(beyond) +
        (known.length || way.length === 'mm' ? 0 : unwritten) +
        (known.volume || way.volume === 'L' ? 0 : unwritten) +
        (physics?.(lines) ?? 0);
      return { points, lines };
    },
    (other, bestReading) => differ(other.lines, bestReading.lines),
  );
  if (!best) return refused();
  const accountColumns = (): Account<string> => {
    const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), titles.length);
    const headings = Array.from({ length: width }, (_, place) => titles[place]?.trim().slice(0, 40) ?? '');
    const keys = columnKeys(headings);
    const others = createRowEntries();
    const headed = Math.max(1, start);
    for (const [place, row] of rows.slice(0, headed).entries())
      others.add(place < headed - 1 ? 'title' : 'heading', row);
    for (const [index, row] of below.entries()) {
      const kind = kinds[index];
      if (kind) others.add(kind, row);
    }
    const columns = headings.map((heading, at): ColumnEntry<string> => {
      const role = present.find(({ place }) => place === at);
      const cells = body.map((row) => row.cells[at]).filter((cell) => cellText(cell).trim() !== '');
      const isText =
        cells.filter((cell) => typeof readFigure(cell ?? '', best.way.decimal) === 'number').length <=
        0.6 * cells.length;
      const kind = role ? (role.words ? 'key' : 'used') : isText ? 'text' : 'unknown';
      return { key: keys[at] ?? '', heading, kind, role: role?.name, figures: cells.filter(hasFigure).length };
    });
    return { sheets: [], columns, rows: others.list() };
  };
  const { way, rival } = best;
  const { lines, problems } = readWith(way, read);
  const used = present.map(({ place }) => place);
  const reading: ListReading = {
    ...way,
    rival,
    kinds: ['decimal', ...(['length', 'volume'] as const).filter(open)],
    lines: read.length,
    account: accountColumns(),
    unused: titles.filter((title, place) => title.trim() && !used.includes(place)),
  };
  return { lines: rival ? [] : lines, problems, reading };
}

const differ = <N extends string>(a: readonly ListLine<N>[], b: readonly ListLine<N>[]) =>
  a.length !== b.length ||
  a.some(({ figures }, place) =>
    (Object.entries(figures) as [N, number][]).some(([name, figure]) => {
      const other = itemAt(b, place).figures[name];
      return other === undefined || Math.abs(figure - other) > 0.001 * Math.abs(figure);
    }),
  );
