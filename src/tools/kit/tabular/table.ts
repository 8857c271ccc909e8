/** A cell of a text file is text; a workbook also knows numbers. Its dates come as `2026-10-31`. */
export type SheetCell = string | number;

export interface Row {
  /** Number of the line or row in the file, from 1. */
  line: number;
  cells: SheetCell[];
  /** True when a quotation mark was opened and never closed. */
  unclosed?: boolean;
}

/** What a file holds, before anything is understood. */
export interface Table {
  rows: Row[];
  /** Sign between the cells of a text; undefined for a workbook. */
  separator: string | undefined;
}

/** A cell as text. */
export const textOf = (cell: SheetCell | undefined): string => (cell === undefined ? '' : String(cell));
