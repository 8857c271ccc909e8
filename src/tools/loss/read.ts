import { type DecimalSign, findDecimalSign, readFigure } from './cells.ts';
import { type ColumnMap, columnsByContent, columnsByHeading, isHeading, missingColumns } from './columns.ts';
import type { LossColumn } from './columns-schema.ts';
import { type DelimitedRecord, findSeparator, readDelimited } from './delimited.ts';
import { type DateOrder, findDateOrder, parseDate } from './parse-date.ts';

/** One usable line of the record, in litres and °C. */
export interface Entry {
  line: number;
  /** `2026-10-31` */
  date: string;
  tank: string;
  opening: number | undefined;
  receipts: number;
  issues: number;
  closing: number;
  document: number | undefined;
  temperature: number | undefined;
}

export interface BadLine {
  line: number;
  reason: string;
}

/** What the visitor corrects; what is absent is found out. */
export interface ReadChoices {
  columns?: ColumnMap | undefined;
  order?: DateOrder | undefined;
  decimal?: DecimalSign | undefined;
}

/** What was found out about a file. */
export interface Reading {
  entries: Entry[];
  /** The first lines that could not be used; `badCount` counts all. */
  bad: BadLine[];
  badCount: number;
  lines: number;
  /** Headings of the columns, or their numbers where the file has none. */
  headings: string[];
  hasHeading: boolean;
  separator: string;
  columns: ColumnMap;
  missing: LossColumn[];
  order: DateOrder;
  orderAssumed: boolean;
  decimal: DecimalSign;
  decimalAssumed: boolean;
}

const sampleSize = 200;
const mostBadLines = 200;
const mostCells = 200;

/** Reads a stock record. Never throws: what cannot be used is named line by line, the rest is used. */
export function readRecord(text: string, choices: ReadChoices = {}): Reading {
  const separator = findSeparator(text);
  const sample: DelimitedRecord[] = [];
  for (const record of readDelimited(text, separator)) {
    sample.push(record);
    if (sample.length > sampleSize) break;
  }
  const first = sample[0]?.cells.slice(0, mostCells) ?? [];
  const hasHeading = isHeading(first);
  const rows = (hasHeading ? sample.slice(1) : sample).map(({ cells }) => cells);
  const found = { ...columnsByContent(rows), ...(hasHeading ? columnsByHeading(first) : {}) };
  const columns = choices.columns ?? (hasHeading ? onceEach(columnsByHeading(first), found) : found);
  const figures = rows.flatMap((cells) =>
    Object.entries(columns).flatMap(([name, at]) => (name === 'date' || name === 'tank' ? [] : (cells[at] ?? ''))),
  );
  const dates = findDateOrder(rows.map((cells) => cells[columns.date ?? -1] ?? ''));
  const signs = findDecimalSign(figures);
  const order = choices.order ?? dates.order;
  const decimal = choices.decimal ?? signs.decimal;
  const missing = missingColumns(columns);
  const reading: Reading = {
    entries: [],
    bad: [],
    badCount: 0,
    lines: 0,
    headings: first.map((heading, at) => (hasHeading && heading.trim().slice(0, 40)) || `Kolom ${at + 1}`),
    hasHeading,
    separator,
    columns,
    missing,
    order,
    orderAssumed: choices.order === undefined && dates.assumed,
    decimal,
    decimalAssumed: choices.decimal === undefined && signs.assumed,
  };
  if (missing.length > 0) return reading;
  fillEntries(reading, text);
  return reading;
}

/** Headings win; what they leave open is taken from the content where that column is still free. */
function onceEach(named: ColumnMap, found: ColumnMap): ColumnMap {
  const map = { ...named };
  for (const name of ['date', 'receipts', 'issues', 'closing'] as const) {
    const at = found[name];
    if (map[name] === undefined && at !== undefined && !Object.values(map).includes(at)) map[name] = at;
  }
  return map;
}

function fillEntries(reading: Reading, text: string): void {
  const { columns, order, decimal, hasHeading } = reading;
  let heading = hasHeading;
  for (const record of readDelimited(text, reading.separator)) {
    if (heading) {
      heading = false;
      continue;
    }
    reading.lines += 1;
    const entry = readEntry(record, columns, order, decimal);
    if ('reason' in entry) {
      reading.badCount += 1;
      if (reading.bad.length < mostBadLines) reading.bad.push(entry);
    } else reading.entries.push(entry);
  }
}

function readEntry(
  { line, cells, unclosed }: DelimitedRecord,
  columns: ColumnMap,
  order: DateOrder,
  decimal: DecimalSign,
): Entry | BadLine {
  if (unclosed) return { line, reason: 'tanda kutip tidak ditutup' };
  const cell = (column: LossColumn) => cells[columns[column] ?? -1] ?? '';
  const date = parseDate(cell('date'), order);
  if (!date) {
    const seen = cell('date').trim().slice(0, 24);
    return { line, reason: seen ? `tanggal “${seen}” tidak dikenali` : 'tanpa tanggal' };
  }
  const figures: Partial<Record<LossColumn, number>> = {};
  for (const column of ['opening', 'receipts', 'issues', 'closing', 'document', 'temperature'] as const) {
    const value = readFigure(cell(column), decimal);
    if (typeof value === 'object') return { line, reason: `${names[column]}: ${value.problem}` };
    if (value !== undefined && value < 0 && column !== 'temperature') {
      return { line, reason: `${names[column]}: angka negatif` };
    }
    if (value !== undefined) figures[column] = value;
  }
  const { closing, issues, opening, receipts = 0, document, temperature } = figures;
  if (closing === undefined) return { line, reason: 'tanpa stok akhir' };
  if (issues === undefined) return { line, reason: 'tanpa pengeluaran' };
  return {
    line,
    date,
    tank: cell('tank').trim().slice(0, 40),
    opening,
    receipts,
    issues,
    closing,
    document,
    temperature,
  };
}

const names = {
  opening: 'stok awal',
  receipts: 'terima',
  issues: 'keluar',
  closing: 'stok akhir',
  document: 'nota',
  temperature: 'suhu',
} as const;
