import { cellText, normalizeHeading, type Row, type SheetCell } from './cells.ts';

/**
 * Account of a file: each cell with a digit belongs to exactly one entry, either to a sheet that is not read, to a row
 * that carries no data, or to a column of the data rows.
 */
export interface Account<R extends string> {
  sheets: SheetEntry[];
  columns: ColumnEntry<R>[];
  rows: RowEntry[];
}

/**
 * `used`: in the calculation; `beside`: shown next to the result; `key`: tells lines apart; `part`: contained in another
 * column; `known`: recognized as no part of the calculation; `text`; `left`: left out by the visitor; `unknown`: to be
 * asked.
 */
export const columnKinds = ['used', 'beside', 'key', 'part', 'known', 'text', 'left', 'unknown'] as const;
export type ColumnKind = (typeof columnKinds)[number];

export interface ColumnEntry<R extends string> {
  /** Identifies the column in the visitor's choices, also on other sheets with the same heading. */
  key: string;
  heading: string;
  kind: ColumnKind;
  role?: R | undefined;
  /** Sign in the balance. */
  sign?: 1 | -1 | undefined;
  /** Number of cells with a digit. */
  figures: number;
  /** Sum of the data rows, in the unit of the column. */
  sum?: number | undefined;
  /** Totals in the file, and our sums of the same rows. */
  totals?: { theirs: number; ours: number } | undefined;
}

/** `note` is text between the data rows, `signature` text below them; `unread` rows carry figures but cannot be used. */
export const rowKinds = ['title', 'heading', 'total', 'empty', 'note', 'signature', 'unread'] as const;
export type RowKind = (typeof rowKinds)[number];

export interface RowEntry {
  kind: RowKind;
  rows: number;
  figures: number;
  /** First line numbers. */
  lines: number[];
}

/** `copy` repeats another sheet; `other` is no record; `left`: by the visitor; `unknown`: to be asked. */
export const sheetKinds = ['read', 'empty', 'copy', 'other', 'left', 'unknown'] as const;
export type SheetKind = (typeof sheetKinds)[number];

export interface SheetEntry {
  name: string;
  kind: SheetKind;
  rows: number;
  /** Figures of a sheet that is not read; those of a sheet that is read belong to its rows and columns. */
  figures: number;
}

/** True for a cell that an account must place: it has a digit. */
export const hasFigure = (cell: SheetCell | undefined): boolean =>
  typeof cell === 'number' || (cell !== undefined && /\d/.test(cell));

/** Number of cells with a digit, without those that the reader added. */
export function countFigures({ cells, added }: Row): number {
  let count = 0;
  for (const [at, cell] of cells.entries()) if (hasFigure(cell) && !added?.includes(at)) count += 1;
  return count;
}

/** Figures of all entries. */
export const accountedFigures = ({ sheets, columns, rows }: Account<string>): number =>
  [...sheets, ...columns, ...rows].reduce((sum, { figures }) => sum + figures, 0);

const mostLines = 8;

/** Collects rows that carry no data, by kind. */
export function createRowEntries() {
  const entries = new Map<RowKind, RowEntry>();
  return {
    add(kind: RowKind, row: Row) {
      const entry = entries.get(kind) ?? { kind, rows: 0, figures: 0, lines: [] };
      entries.set(kind, entry);
      // A line split in several rows counts once.
      if (!row.continued) {
        entry.rows += 1;
        if (entry.lines.length < mostLines) entry.lines.push(row.line);
      }
      entry.figures += countFigures(row);
    },
    list: () => rowKinds.flatMap((kind) => entries.get(kind) ?? []),
  };
}

/** Column keys: the heading with its occurrence, or the position of a column without heading. */
export function columnKeys(headings: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading, at) => {
    const name = normalizeHeading(heading);
    if (!name) return `#${at + 1}`;
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return before === 0 ? name : `${name}#${before + 1}`;
  });
}

const total =
  /^(?:grand |sub ?|total |jml |jumlah )*(?:total|jumlah|jml|sum|rekap(?:itulasi)?|rata(?: rata)?|average|avg|maks?|maksimum|max|minimum|min)(?: |$)/;

/** True for a cell that names a row of totals or averages. */
export const isTotalLabel = (cell: SheetCell | undefined): boolean =>
  typeof cell === 'string' && cell.length < 60 && !/^\s*\d/.test(cell) && total.test(normalizeHeading(cell));

/** Largest difference of a file's total by rounding, relative and in the unit of the column. */
const rounding = { share: 1e-4, least: 0.01 } as const;

/** True for a total in the file that is our sum, apart from rounding. */
export const isEqualTotal = (theirs: number, ours: number): boolean =>
  Math.abs(theirs - ours) <= Math.max(rounding.least, rounding.share * Math.abs(ours));

/** First cell with content. */
export const firstText = (cells: readonly SheetCell[]): string => cellText(cells.find((cell) => cellText(cell).trim()));
