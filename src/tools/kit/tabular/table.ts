/** Dates of a workbook come as `2026-10-31`. */
export type SheetCell = string | number;

export interface Row {
  /** In the file, from 1. */
  line: number;
  cells: SheetCell[];
  /** A quotation mark was never closed. */
  unclosed?: boolean;
}

export interface Table {
  rows: Row[];
  /** Undefined for a workbook. */
  separator: string | undefined;
}

export const textOf = (cell: SheetCell | undefined): string => (cell === undefined ? '' : String(cell));
