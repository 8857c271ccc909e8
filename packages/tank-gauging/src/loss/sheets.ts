import { itemAt } from '../item-at.ts';
import { columnKeys } from '../tabular/account.ts';
import { assignColumns, cellText, type Row, readHeadings, type Table } from '../tabular/cells.ts';
import { parseTitleMonth } from '../tabular/dates.ts';
import { lossHeadingRules } from './headings.ts';
import { stackTankColumns } from './side-by-side.ts';

/** Rows below one heading, with the titles above it. */
export interface Part {
  /** Sheet of the workbook. */
  sheet: number | undefined;
  /** Name of the sheet, or the title that names a tank or month. */
  name: string;
  /** Undefined for numbers without a heading. */
  headings: readonly string[] | undefined;
  keys: readonly string[];
  /** Number of cells in the heading. */
  width: number;
  titles: Row[];
  headingRows: Row[];
  body: Row[];
}

/** Columns beyond this number count as one. */
export const mostCells = 200;

/** Splits a file at its sheets and at the headings within them. */
export function findParts({ rows, sheets }: Table): Part[] {
  if (!sheets) return splitSheet(rows, undefined, '');
  const own = sheets.map((): Row[] => []);
  for (const row of rows) own[row.sheet ?? 0]?.push(row);
  return own.flatMap((sheetRows, sheet) =>
    sheetRows.length > 0 ? splitSheet(sheetRows, sheet, sheets[sheet] ?? '') : [],
  );
}

function splitSheet(rows: readonly Row[], sheet: number | undefined, name: string): Part[] {
  const { headings, start } = readHeadings(rows, lossHeadingRules);
  const heads = headings ? findHeads(rows, start - 1) : [];
  if (heads.length < 2) return [readPart(rows, sheet, name)];
  const starts = heads.map((place, block) => {
    let first = place;
    const least = block === 0 ? 0 : itemAt(heads, block - 1) + 1;
    while (first > least && !isFigures(itemAt(rows, first - 1))) first -= 1;
    return block === 0 ? 0 : first;
  });
  return heads.map((place, block) =>
    readPart(rows.slice(starts[block], starts[block + 1]), sheet, titleName(rows.slice(starts[block], place)) || name),
  );
}

const tankTitle = /^(?:tangki|tank|produk|product)\s*[:.-]?\s*(.+)$/i;

/** Name in the titles above a heading: that of a tank, else the nearest title. */
function titleName(titles: readonly Row[]): string {
  const texts = titles.map(({ cells }) =>
    cells
      .map(cellText)
      .filter((text) => text.trim())
      .join(' ')
      .trim(),
  );
  const named = texts.flatMap((text) => tankTitle.exec(text)?.[1] ?? []);
  return named.at(-1) ?? texts.filter(Boolean).at(-1) ?? '';
}

const dateWord = /\b(?:tanggal|tgl|date|hari|day)\b/i;
/** Fewest known columns by which a later row is another heading. */
const leastNamed = 4;

/** Places of the heading rows: the first one, its repetitions, and other rows that name the columns of a record. */
function findHeads(rows: readonly Row[], head: number): number[] {
  const heading = itemAt(rows, head).cells;
  return rows.flatMap((row, place) => {
    if (place <= head) return place === head ? [place] : [];
    const repeats = row.cells[0] === heading[0] && heading.every((cell, at) => cell === (row.cells[at] ?? ''));
    if (repeats) return [place];
    if (!row.cells.slice(0, 3).some((cell) => typeof cell === 'string' && dateWord.test(cell))) return [];
    if (isFigures(row)) return [];
    return Object.keys(assignColumns(row.cells.map(cellText), lossHeadingRules)).length >= leastNamed ? [place] : [];
  });
}

const figure = /^\s*[-+]?[\d.,]+\s*$/;
/** True for a line with several numbers, unlike a title. */
const isFigures = ({ cells }: Row) => cells.filter((cell) => typeof cell === 'number' || figure.test(cell)).length > 1;

function readPart(rows: readonly Row[], sheet: number | undefined, name: string): Part {
  const { headings, start } = readHeadings(rows, lossHeadingRules);
  const body = rows.slice(start);
  // A second heading row was joined to the first.
  const first = headings ? headingStart(rows, start, headings) : 0;
  const common = {
    sheet,
    name,
    width: headings?.length ?? 0,
    titles: rows.slice(0, first),
    headingRows: rows.slice(first, start),
  };
  const sided = headings && stackTankColumns(headings, rows[start - 2], body);
  if (sided) {
    const names = sided.headings.slice(0, mostCells);
    return { ...common, width: names.length, headings: names, keys: columnKeys(names), body: sided.rows };
  }
  const width = body.reduce((most, { cells }) => Math.max(most, cells.length), headings?.length ?? 0);
  const names = Array.from({ length: Math.min(width, mostCells) }, (_, at) => headings?.[at]?.trim() ?? '');
  return { ...common, headings: headings && names, keys: columnKeys(names), body };
}

const headingStart = (rows: readonly Row[], start: number, headings: readonly string[]): number =>
  start > 1 && !headings.every((text, at) => text === cellText(rows[start - 1]?.cells[at])) ? start - 2 : start - 1;

/** Month in the titles above the rows, the nearest first, or in the name of the sheet. */
export function findMonth({ titles, name }: Part): string | undefined {
  const nearest = [...titles].reverse().map(({ cells }) => parseTitleMonth(cells.map(cellText).join(' ')));
  const all = [name, ...titles.flatMap(({ cells }) => cells.map(cellText))].join(' ');
  return nearest.find(Boolean) ?? parseTitleMonth(name) ?? parseTitleMonth(all);
}

/** Completes day numbers to dates in the month above, which a line between the days may change. */
export function inMonth(rows: Row[], at: number | undefined, above: string | undefined): Row[] {
  if (at === undefined || !rows.some(({ cells }) => dayOnly.test(cellText(cells[at])))) return rows;
  let month = above;
  return rows.map((row) => {
    const day = cellText(row.cells[at]).trim();
    if (dayOnly.test(day)) {
      const cells = row.cells.map((cell, place) => (place === at && month ? `${month}-${day}` : cell));
      return month ? { ...row, cells } : row;
    }
    if (!isFigures(row)) month = parseTitleMonth(row.cells.map(cellText).join(' ')) ?? month;
    return row;
  });
}

const dayOnly = /^\s*\d{1,2}\s*$/;
