import { type DecimalSign, type FigureProblem, readFigure, readTemperature } from '../kit/tabular/cells.ts';
import { type Row, type SheetCell, textOf } from '../kit/tabular/table.ts';
import { litresIn, type VolumeUnit } from '../kit/tabular/units.ts';
import type { ColumnMap } from './columns.ts';
import type { LossColumn, ReadProblem } from './columns-schema.ts';
import type { ColumnUnits } from './numbers.ts';
import { type DateOrder, parseDate, parseSerial } from './parse-date.ts';

/** One usable line of the record, in litres and °C. */
export interface LossEntry {
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

/** A line that cannot be used, and why; `seen` is what stands in the cell. */
export interface BadLine {
  line: number;
  problem: ReadProblem;
  column?: LossColumn | undefined;
  seen?: string | undefined;
}

/** How the cells of a file are understood. */
export interface ReadOptions {
  columns: ColumnMap;
  units: ColumnUnits;
  unit: VolumeUnit;
  decimal: DecimalSign;
  order: DateOrder;
}

const figureColumns = ['opening', 'receipts', 'issues', 'closing', 'document', 'temperature'] as const;
const mostSeen = 24;

/** One row as an entry, or why it is none. */
export function entryOf({ line, cells, unclosed }: Row, manner: ReadOptions): LossEntry | BadLine {
  if (unclosed) return { line, problem: 'unclosed' };
  const cell = (column: LossColumn): SheetCell => cells[manner.columns[column] ?? -1] ?? '';
  const date = dateOf(cell('date'), manner.order);
  if (!date) {
    const seen = textOf(cell('date')).trim().slice(0, mostSeen);
    return seen ? { line, problem: 'date', seen } : { line, problem: 'noDate' };
  }
  const figures: Partial<Record<LossColumn, number>> = {};
  for (const column of figureColumns) {
    const value = (column === 'temperature' ? readTemperature : readFigure)(cell(column), manner.decimal);
    if (value === undefined) continue;
    const problem = problemOf(value, column);
    if (problem || typeof value === 'object') {
      return { line, problem: problem ?? 'figure', column, seen: textOf(cell(column)).trim().slice(0, mostSeen) };
    }
    figures[column] = column === 'temperature' ? value : value * litresIn[manner.units[column] ?? manner.unit];
  }
  const { closing, issues, opening, receipts = 0, document, temperature } = figures;
  if (closing === undefined) return { line, problem: 'noClosing' };
  if (issues === undefined) return { line, problem: 'noIssues' };
  const tank = textOf(cell('tank')).trim().slice(0, 40);
  return { line, date, tank, opening, receipts, issues, closing, document, temperature };
}

/** Stock and flows are never negative; only a temperature may be. */
function problemOf(value: number | { problem: FigureProblem }, column: LossColumn): ReadProblem | undefined {
  if (typeof value === 'object') return value.problem;
  return value < 0 && column !== 'temperature' ? 'negative' : undefined;
}

/** Dates as text, or as the day numbers of spreadsheets. */
function dateOf(cell: SheetCell, order: DateOrder): string | undefined {
  const text = textOf(cell);
  return (
    parseDate(text, order) ??
    (/^\s*\d{5}([.,]\d+)?\s*$/.test(text) ? parseSerial(Number.parseInt(text, 10)) : undefined)
  );
}
