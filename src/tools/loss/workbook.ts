import { unzipSync, zipSync } from 'fflate';
import readWorkbookFile from 'read-excel-file/universal';
import { type Row, type SheetCell, type Table, textOf } from '../kit/tabular/table.ts';
import { findColumns, headingRow, missingColumns } from './read.ts';

/** The sheet of a workbook (XLSX) that holds a record: the first whose columns are known, or else the first at all. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Table | undefined> {
  try {
    const sheets = (await readWorkbookFile(stored(bytes))).map(({ data }) => rowsOf(data));
    const rows = sheets.find(holdsRecord) ?? sheets.find((sheet) => sheet.length > 0) ?? [];
    return { rows, separator: undefined };
  } catch {
    return undefined;
  }
}

const mostLooked = 100;

/** True where all columns that a reconciliation needs are found. */
function holdsRecord(rows: readonly Row[]): boolean {
  const at = headingRow(rows);
  return missingColumns(findColumns(rows[at]?.cells.map(textOf), rows.slice(at + 1, at + mostLooked))).length === 0;
}

/** Bytes of the largest content that is unpacked: a hundred thousand rows take about a tenth of it. */
const mostUnpacked = 400_000_000;

/**
 * The same workbook without compression. The reader unpacks large parts in workers that it makes of texts, which our
 * policy forbids; what is only stored it takes as it is.
 */
function stored(bytes: Uint8Array): ArrayBuffer {
  let size = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/i.test(name)) return false;
      size += originalSize;
      if (size > mostUnpacked) throw new RangeError('the workbook is too large');
      return true;
    },
  });
  return zipSync(parts, { level: 0 }).buffer as ArrayBuffer;
}

/** Rows with something in them, numbered as the spreadsheet numbers them. */
const rowsOf = (data: readonly (readonly unknown[])[]): Row[] =>
  data
    .map((cells, index) => ({ line: index + 1, cells: cells.map(cellOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

/** Dates as `2026-10-31`, numbers as they are, everything else as text. */
function cellOf(value: unknown): SheetCell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return value;
  return value === null || value === undefined ? '' : String(value);
}
