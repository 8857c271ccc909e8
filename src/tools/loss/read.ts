import { type DecimalSign, readFigure, readTemperature } from '../kit/tabular/cells.ts';
import { type Row, type SheetCell, type Table, textOf } from '../kit/tabular/table.ts';
import { litresIn, unitOfCell, unitOfHeading, type VolumeUnit } from '../kit/tabular/units.ts';
import {
  type BadLine,
  type ColumnMap,
  type ColumnUnits,
  type DateOrder,
  type FoundNumbers,
  findDateOrder,
  findNumbers,
  type LossColumn,
  type LossEntry,
  lossColumns,
  parseDate,
  parseSerial,
  volumes,
} from './record.ts';

/** What the visitor corrects; what is absent is found out. */
export interface ReadChoices {
  columns?: ColumnMap | undefined;
  order?: DateOrder | undefined;
  decimal?: DecimalSign | undefined;
  unit?: VolumeUnit | undefined;
}

/** What was found out about a file. */
export interface ParsedRecord extends FoundNumbers {
  entries: LossEntry[];
  /** The first lines that could not be used; `badCount` counts all. */
  bad: BadLine[];
  badCount: number;
  lines: number;
  /** Headings of the columns; empty where the file names none. */
  headings: string[];
  separator: string | undefined;
  columns: ColumnMap;
  missing: LossColumn[];
  order: DateOrder;
  /** The file fits both orders: nothing is concluded before the visitor chose. */
  askOrder: boolean;
  /** True where headings or cells name the unit. */
  unitWritten: boolean;
  /** A figure that the readings take differently, as it stands in the file. */
  example: string | undefined;
  /** A date that both orders read, as it stands in the file. */
  dateExample: string | undefined;
}

const mostLooked = 1000;
export const mostBadLines = 200;
const mostCells = 200;

/** Reads a stock record. Never throws: what cannot be used is named line by line, the rest is used. */
export function readRecord({ rows, separator }: Table, choices: ReadChoices = {}): ParsedRecord {
  const at = headingRow(rows);
  const heading = rows[at]?.cells.slice(0, mostCells).map(textOf);
  const body = rows.slice(at + 1);
  const looked = body.slice(0, mostLooked);
  const columns = choices.columns ?? findColumns(heading, looked);
  const units = unitsOf(columns, heading, looked);
  const named = choices.unit ? {} : units;
  const numbers = findNumbers({ rows: looked, columns, units: named, separator }, choices);
  const texts = body.map(({ cells }) => textOf(cells[columns.date ?? -1]));
  const dates = findDateOrder(texts);
  const missing = missingColumns(columns);
  const width = heading?.length ?? Math.min(mostCells, looked[0]?.cells.length ?? 0);
  const reading: ParsedRecord = {
    entries: [],
    bad: [],
    badCount: 0,
    lines: body.length,
    headings: Array.from({ length: width }, (_, index) => heading?.[index]?.trim().slice(0, 40) ?? ''),
    separator,
    columns,
    missing,
    order: choices.order ?? dates.order,
    askOrder: choices.order === undefined && dates.unsure,
    ...numbers,
    unitWritten: Object.keys(units).length > 0,
    example: exampleOf(looked, columns),
    dateExample: texts.find((date) => parseDate(date, 'dmy') !== parseDate(date, 'mdy')),
  };
  if (missing.length > 0) return reading;
  for (const row of body) {
    const entry = entryOf(row, reading, named);
    if ('problem' in entry) {
      reading.badCount += 1;
      if (reading.bad.length < mostBadLines) reading.bad.push(entry);
    } else reading.entries.push(entry);
  }
  return reading;
}

/** Units that the headings name, or else the cells below. */
function unitsOf(columns: ColumnMap, heading: readonly string[] | undefined, rows: readonly Row[]): ColumnUnits {
  const units: ColumnUnits = {};
  for (const name of volumes) {
    const at = columns[name];
    if (at === undefined) continue;
    const cell = rows.map(({ cells }) => textOf(cells[at])).find((text) => /\d/.test(text));
    const unit = unitOfHeading(heading?.[at] ?? '') ?? unitOfCell(cell ?? '');
    if (unit) units[name] = unit;
  }
  return units;
}

/** The closing stock that shows best how figures are written: with a sign in it, if there is one. */
function exampleOf(rows: readonly Row[], columns: ColumnMap): string | undefined {
  const cells = rows
    .map(({ cells: all }) => textOf(all[columns.closing ?? -1]).trim())
    .filter((text) => /\d/.test(text));
  return (cells.find((text) => /[.,]/.test(text)) ?? cells[0])?.slice(0, 24);
}

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
    .replace(/[\s_\-./()[\]]+/g, ' ')
    .trim();

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

const isFigure = (cell: string) => /\d/.test(cell) && /^[\s\d.,+'-]+$/.test(cell) && parseDate(cell) === undefined;

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

/** The day number that a spreadsheet writes for a date. */
const serial = /^\s*\d{5}([.,]\d+)?\s*$/;
const figureColumns = [...volumes, 'temperature'] as const;
const mostSeen = 24;

/** One row as an entry, or why it is none. */
function entryOf({ line, cells, unclosed }: Row, manner: ParsedRecord, units: ColumnUnits): LossEntry | BadLine {
  const cell = (column: LossColumn): SheetCell => cells[manner.columns[column] ?? -1] ?? '';
  const seen = (column: LossColumn) => textOf(cell(column)).trim().slice(0, mostSeen);
  if (unclosed) return { line, problem: 'unclosed' };
  const day = textOf(cell('date'));
  const date = parseDate(day, manner.order) ?? (serial.test(day) ? parseSerial(Number.parseInt(day, 10)) : undefined);
  if (!date) return seen('date') ? { line, problem: 'date', seen: seen('date') } : { line, problem: 'noDate' };
  const figures: Partial<Record<LossColumn, number>> = {};
  for (const column of figureColumns) {
    const value = (column === 'temperature' ? readTemperature : readFigure)(cell(column), manner.decimal);
    if (value === undefined) continue;
    if (typeof value === 'object') return { line, problem: value.problem, column, seen: seen(column) };
    if (column === 'temperature') figures[column] = value;
    else if (value < 0) return { line, problem: 'negative', column, seen: seen(column) };
    else figures[column] = value * litresIn[units[column] ?? manner.unit];
  }
  const { closing, issues, opening, receipts = 0, document, temperature } = figures;
  if (closing === undefined) return { line, problem: 'noClosing' };
  if (issues === undefined) return { line, problem: 'noIssues' };
  const tank = textOf(cell('tank')).trim().slice(0, 40);
  return { line, date, tank, opening, receipts, issues, closing, document, temperature };
}

/** A zero byte in the first part of a file that is not UTF-16: no text. */
const mostScanned = 64_000;

/** The text of a file in UTF-8, UTF-16 or, where it is neither, Windows-1252; undefined for what is no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, mostScanned).includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
