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

/** True when a record names columns instead of holding figures. */
export const isHeading = (cells: readonly string[]): boolean =>
  cells.some((cell) => /\p{L}/u.test(cell)) &&
  cells.every((cell) => !parseDate(cell) && !/^\s*-?[\d.,]+\s*$/.test(cell));

/** Columns by their headings. Each column and each meaning is used once. */
export function columnsByHeading(cells: readonly string[]): ColumnMap {
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
export function columnsByContent(rows: readonly (readonly string[])[]): ColumnMap {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
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

/** Columns that a reconciliation cannot do without and that were not found. */
export const missingColumns = (map: ColumnMap): LossColumn[] =>
  lossColumns.filter((column) => ['date', 'issues', 'closing'].includes(column) && map[column] === undefined);
