import { findSeparator, readDelimited } from './delimited.ts';

/** A cell of a text file is text; a workbook also knows numbers. Its dates come as `2026-10-31`. */
export type Cell = string | number;

export interface Row {
  /** Number of the line or row in the file, from 1. */
  line: number;
  cells: Cell[];
  /** True when a quotation mark was opened and never closed. */
  unclosed?: boolean;
}

/** What a file holds, before anything is understood. */
export interface Table {
  rows: Row[];
  /** Sign between the cells of a text; undefined for a workbook. */
  separator: string | undefined;
}

/** The rows of a delimited text. */
export function tableOf(text: string): Table {
  const separator = findSeparator(text);
  return { rows: [...readDelimited(text, separator)], separator };
}

/** A cell as text. */
export const textOf = (cell: Cell | undefined): string => (cell === undefined ? '' : String(cell));
