import { type Row, type SheetCell, textOf } from '../kit/tabular/table.ts';
import { type LossColumn, lossColumns } from './columns-schema.ts';
import { parseDate } from './parse-date.ts';

/** Place of each recognised column. */
export type ColumnMap = Partial<Record<LossColumn, number>>;

/** Words of headings, Indonesian and English; the first that fits counts, so narrow ones stand first. */
const headings: Record<LossColumn, RegExp> = {
  date: /^(tanggal|tgl|date|hari|day|waktu|time)\b/,
  tank: /^(tangki|tank|tank id|id tangki|tank name|nama tangki|produk|product)\b/,
  document: /\b(nota|do|surat jalan|delivery order|dokumen|document|bol|loading order)\b/,
  temperature: /\b(suhu|temp|temperatur|temperature)\b/,
  opening: /\b(stok awal|stock awal|awal|opening|open|stok pagi|begin|beginning)\b/,
  closing:
    /\b(stok akhir|stock akhir|akhir|closing|close|dip|dipping|celup|sounding|stok fisik|fisik|end|ending|level)\b/,
  receipts: /\b(terima|penerimaan|masuk|bongkar|receipts?|received|deliver(y|ies)|in)\b/,
  issues: /\b(keluar|pengeluaran|jual|penjualan|pemakaian|pakai|issues?|issued|sales?|sold|dispensed|usage|out)\b/,
};

const normal = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[_\-./()[\]]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const hasDigit = /\d/;

/** True when a row names columns instead of holding figures. */
const isHeading = (cells: readonly SheetCell[]): boolean =>
  cells.some((cell) => /\p{L}/u.test(textOf(cell))) &&
  cells.every((cell) => typeof cell === 'string' && !parseDate(cell) && !/^\s*-?[\d.,]+\s*$/.test(cell));

/** Titles may stand above the headings; they are looked for in so many rows. */
const mostTitles = 20;

/** Place of the row that names the columns: the one with most known names; −1 where there is none. */
export function headingRow(rows: readonly Row[]): number {
  let [best, most] = [-1, 0];
  for (const [at, { cells }] of rows.slice(0, mostTitles).entries()) {
    if (!isHeading(cells)) continue;
    const known = Object.keys(columnsByHeading(cells.map(textOf))).length;
    if (known > most) [best, most] = [at, known];
  }
  if (most >= 2) return best;
  return rows[0] && isHeading(rows[0].cells) ? 0 : -1;
}

/** Columns by their headings. Each column and each meaning is used once. */
function columnsByHeading(cells: readonly string[]): ColumnMap {
  const map: ColumnMap = {};
  const order: LossColumn[] = ['date', 'temperature', 'document', 'opening', 'closing', 'receipts', 'issues', 'tank'];
  for (const column of order) {
    const at = cells.findIndex(
      (cell, index) => headings[column].test(normal(cell)) && !Object.values(map).includes(index),
    );
    if (at >= 0) map[column] = at;
  }
  return map;
}

/** Columns by what they hold: the first that reads as dates, then figures in the usual order of a stock record. */
function columnsByContent(rows: readonly (readonly string[])[]): ColumnMap {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  const share = (at: number, test: (cell: string) => boolean) =>
    rows.filter((cells) => test(cells[at] ?? '')).length / (rows.length || 1);
  const all = Array.from({ length: width }, (_, at) => at);
  const date = all.find((at) => share(at, (cell) => parseDate(cell) !== undefined) > 0.6);
  const figures = all.filter((at) => at !== date && share(at, isFigure) > 0.6);
  const tank = all.find((at) => at !== date && !figures.includes(at) && share(at, (cell) => cell.trim() !== '') > 0.6);
  const names: LossColumn[] =
    figures.length >= 4 ? ['opening', 'receipts', 'issues', 'closing'] : ['receipts', 'issues', 'closing'];
  return Object.fromEntries([
    ...(date === undefined ? [] : [['date', date]]),
    ...(tank === undefined ? [] : [['tank', tank]]),
    ...names.flatMap((name, index) => (figures[index] === undefined ? [] : [[name, figures[index]]])),
  ]);
}

const isFigure = (cell: string) => hasDigit.test(cell) && /^[\s\d.,+'-]+$/.test(cell) && parseDate(cell) === undefined;

/**
 * The columns of a table: headings win; what they leave open of date, receipts, issues and closing is taken from the
 * content where that column is still free.
 */
export function findColumns(heading: readonly string[] | undefined, rows: readonly Row[]): ColumnMap {
  const found = columnsByContent(rows.map(({ cells }) => cells.map(textOf)));
  if (!heading) return found;
  const map = columnsByHeading(heading);
  for (const name of ['date', 'receipts', 'issues', 'closing'] as const) {
    const at = found[name];
    if (map[name] === undefined && at !== undefined && !Object.values(map).includes(at)) map[name] = at;
  }
  return map;
}

/** Columns that a reconciliation cannot do without and that were not found. */
export const missingColumns = (map: ColumnMap): LossColumn[] =>
  lossColumns.filter((column) => ['date', 'issues', 'closing'].includes(column) && map[column] === undefined);
