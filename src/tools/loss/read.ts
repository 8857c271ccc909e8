import type { DecimalSign } from '../kit/tabular/cells.ts';
import { type Row, type Table, textOf } from '../kit/tabular/table.ts';
import { unitOfCell, unitOfHeading, type VolumeUnit } from '../kit/tabular/units.ts';
import { type ColumnMap, findColumns, headingRow, missingColumns } from './columns.ts';
import type { LossColumn } from './columns-schema.ts';
import { findDateOrder } from './date-order.ts';
import { type BadLine, entryOf, type LossEntry, type ReadOptions } from './entry.ts';
import { type ColumnUnits, findNumbers, type NumberReading } from './numbers.ts';
import { type DateOrder, parseDate } from './parse-date.ts';

/** What the visitor corrects; what is absent is found out. */
export interface ReadChoices {
  columns?: ColumnMap | undefined;
  order?: DateOrder | undefined;
  decimal?: DecimalSign | undefined;
  unit?: VolumeUnit | undefined;
}

/** What was found out about a file. */
export interface ParsedRecord {
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
  decimal: DecimalSign;
  unit: VolumeUnit;
  /** True where headings or cells name the unit. */
  unitWritten: boolean;
  /** Another way to read the figures that fits as well: nothing is concluded before the visitor chose. */
  rival: NumberReading | undefined;
  /** A figure that the readings take differently, as it stands in the file. */
  example: string | undefined;
  /** A date that both orders read, as it stands in the file. */
  dateExample: string | undefined;
}

const mostLooked = 1000;
const mostBadLines = 200;
const mostCells = 200;
const volumes = ['opening', 'receipts', 'issues', 'closing', 'document'] as const;

/** Reads a stock record. Never throws: what cannot be used is named line by line, the rest is used. */
export function readRecord({ rows, separator }: Table, choices: ReadChoices = {}): ParsedRecord {
  const at = headingRow(rows);
  const heading = rows[at]?.cells.slice(0, mostCells).map(textOf);
  const body = rows.slice(at + 1);
  const looked = body.slice(0, mostLooked);
  const columns = choices.columns ?? findColumns(heading, looked);
  const units = unitsOf(columns, heading, looked);
  const written = Object.keys(units).length > 0;
  const numbers = findNumbers(looked, columns, choices.unit ? {} : units, separator, choices);
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
    decimal: numbers.decimal,
    unit: numbers.unit,
    unitWritten: written,
    rival: numbers.rival,
    example: exampleOf(looked, columns),
    dateExample: texts.find((date) => parseDate(date, 'dmy') !== parseDate(date, 'mdy')),
  };
  if (missing.length > 0) return reading;
  const manner: ReadOptions = { ...reading, units: choices.unit ? {} : units };
  for (const row of body) {
    const entry = entryOf(row, manner);
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
