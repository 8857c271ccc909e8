import { hasFigure, isTotalLabel, type RowKind } from '../tabular/account.ts';
import { cellText, type Row, readTemperature, type SheetCell, type VolumeUnit } from '../tabular/cells.ts';
import { type DateOrder, parseDate, parseDayMonth, parseSerial } from '../tabular/dates.ts';
import {
  type BadLine,
  type ColumnUnits,
  type FoundNumbers,
  type LossColumn,
  type LossEntry,
  movementNames,
  movementSigns,
  type RoleColumns,
  readLitres,
  volumeColumns,
} from './record.ts';

/** Serial date of a spreadsheet. */
const serial = /^\s*\d{5}([.,]\d+)?\s*$/;
const figureColumns = [...volumeColumns, 'temperature'] as const;
const mostSeen = 40;
/** Columns in which a negative volume is valid, meaning outgoing. */
const signed: readonly LossColumn[] = ['adjustment', 'transferIn', 'moved'];

export interface RecordFormat extends Pick<FoundNumbers, 'decimal' | 'volume'> {
  roles: RoleColumns;
  order: DateOrder;
  /** Year of the first date, for dates without one. */
  year: number | undefined;
  pours: boolean;
  /** Columns of outgoing volumes that are written as negative. */
  negative: readonly number[];
  /** True when the place is part of the tank's name, because there are several. */
  sites: boolean;
}

/** Rules for reading a line, computed once for all lines. */
export function readingRules(
  { roles, decimal, volume, ...format }: RecordFormat,
  units: ColumnUnits,
  byColumn: readonly (VolumeUnit | undefined)[],
) {
  const places = figureColumns.flatMap((column) =>
    (roles[column] ?? []).map((at) => ({
      column,
      at,
      unit: column === 'temperature' ? undefined : (byColumn[at] ?? units[column] ?? volume),
      // Some programs write what goes out as negative.
      sign: format.negative.includes(at) ? -1 : 1,
    })),
  );
  return { roles, decimal, places, pours: format.pours, sites: format.sites, readDay: createDayReader(format) };
}
export type ReadingRules = ReturnType<typeof readingRules>;

function createDayReader({ order, year }: Pick<RecordFormat, 'order' | 'year'>) {
  const dates = new Map<string, string | undefined>();
  const readFull = (day: string): string | undefined => {
    const known = dates.get(day);
    if (known !== undefined) return known;
    const date = parseDate(day, order) ?? (serial.test(day) ? parseSerial(Number.parseInt(day, 10)) : undefined);
    dates.set(day, date);
    return date;
  };
  if (year === undefined) return readFull;
  let current = year;
  let month = 0;
  return (day: string): string | undefined => {
    const full = readFull(day);
    if (full) return full;
    const next = Number(parseDayMonth(day, current, order)?.slice(5, 7) ?? 0);
    // January below December belongs to the next year.
    if (month === 12 && next === 1) current += 1;
    if (next > 0) month = next;
    return parseDayMonth(day, current, order);
  };
}

/** First cell with content among the columns of a role. */
const cellOf = (cells: readonly SheetCell[], places: readonly number[] = []): SheetCell | undefined => {
  for (const at of places) if (cells[at] !== undefined && cells[at] !== '') return cells[at];
  return undefined;
};

const seenIn = (cell: SheetCell | undefined) => cellText(cell).trim().slice(0, mostSeen);

/** Columns whose cells make a row one of data. */
const carrying = volumeColumns.filter((column) => column !== 'opening' && column !== 'adjustment');

/** Kind of a row that is no data; undefined for data, readable or not. */
export function rowKind(row: Row, { roles, readDay }: ReadingRules): RowKind | undefined {
  const { cells, unclosed } = row;
  if (unclosed) return undefined;
  const day = cellOf(cells, roles.date);
  for (const role of ['date', 'site', 'tank', 'part'] as const) {
    if (isTotalLabel(cellOf(cells, roles[role]))) return 'total';
  }
  const isDated = day !== undefined && readDay(cellText(day)) !== undefined;
  if (!isDated) {
    const first = cells.find((cell) => cell !== '' && cellText(cell).trim() !== '');
    if (first === undefined) return 'empty';
    if (isTotalLabel(first)) return 'total';
  }
  for (const role of carrying) {
    for (const at of roles[role] ?? [])
      if (hasFigure(cells[at]) || cellText(cells[at]).startsWith('=')) return undefined;
  }
  if (isDated) return 'empty';
  return (roles.opening ?? []).some((at) => hasFigure(cells[at])) ? undefined : 'note';
}

/** Entry of a line, or its problem. For nozzles and shifts only the first line must state day, tank and stock. */
export function readEntry(
  { line, cells, unclosed }: Row,
  { roles, decimal, places, readDay, pours, sites }: ReadingRules,
  before: LossEntry | undefined,
): LossEntry | BadLine {
  const seen = (column: LossColumn) => seenIn(cellOf(cells, roles[column]));
  if (unclosed) return { line, problem: 'unclosed' };
  const named = sites ? placedTank(seen('site'), seen('tank'), before?.tank) : seen('tank');
  const day = cellText(cellOf(cells, roles.date));
  // In merged cells the day is on the first line of its tanks or parts.
  const isPart = (roles.part !== undefined && seen('part')) || (named && named !== before?.tank);
  const above = isPart ? before : undefined;
  const isDated = day.trim() !== '';
  const date = readDay(day) ?? (isDated ? undefined : above?.date);
  if (!date) return isDated ? { line, problem: 'date', seen: seen('date') } : { line, problem: 'noDate' };
  const figures: Partial<Record<LossColumn, number>> = {};
  for (const { column, at, unit, sign } of places) {
    const cell = cells[at];
    const read = unit ? readLitres(cell, decimal, unit) : readTemperature(cell ?? '', decimal);
    const value = typeof read === 'number' ? sign * read : read;
    if (value === undefined) continue;
    if (typeof value === 'object') {
      const written = seenIn(cell);
      // An opening formula without stored value equals the previous closing stock, so it can be left out.
      if (column === 'opening' && before && written.startsWith('=')) continue;
      return { line, problem: written.startsWith('=') ? 'formula' : value.problem, column, seen: written };
    }
    if (!unit) figures[column] = value;
    else if (value < 0 && !signed.includes(column)) return { line, problem: 'negative', column, seen: seenIn(cell) };
    else figures[column] = (figures[column] ?? 0) + value;
  }
  const { receipts = 0, document, temperature, meterFrom = Number.NaN, meterTo = Number.NaN } = figures;
  // In merged cells the tank is on the first of its lines.
  const tank = named || before?.tank || '';
  const stock = figures.closing === undefined && above?.date === date && above.tank === tank ? above : figures;
  const { opening, closing } = stock;
  const counted = meterTo >= meterFrom ? meterTo - meterFrom : undefined;
  const issues = figures.issues ?? counted ?? (isOpeningLine(cells) ? 0 : undefined);
  const moved = movementNames.reduce(
    (sum, name) => sum + (name === 'poured' && !pours ? 0 : movementSigns[name] * (figures[name] ?? 0)),
    0,
  );
  if (closing === undefined) return { line, problem: 'noClosing' };
  if (issues === undefined) return { line, problem: meterTo < meterFrom ? 'meters' : 'noIssues' };
  const [adjustment, drawn] = [figures.adjustment ?? 0, figures.poured ?? 0];
  return { line, date, tank, opening, receipts, issues, moved, adjustment, drawn, closing, document, temperature };
}

/** True for a line that only states the stock at the beginning: `Saldo awal`. */
const isOpeningLine = (cells: readonly SheetCell[]): boolean =>
  cells.some(
    (cell) =>
      typeof cell === 'string' &&
      /^\s*(?:saldo|stok|stock|sisa|opening|beginning)\s+(?:awal|lalu|stock|balance)/i.test(cell),
  );

const between = ' · ';

/** Tank with its place; merged cells state either only on their first line. */
function placedTank(site: string, tank: string, before = ''): string {
  const [placeBefore = '', ...rest] = before.split(between);
  return [site || placeBefore, tank || (site ? '' : rest.join(between))].filter(Boolean).join(between);
}

const isSameStock = (a: LossEntry, b: LossEntry) =>
  a.date === b.date && a.tank === b.tank && a.opening === b.opening && a.closing === b.closing;

/** Adds another nozzle or shift with the same stock reading to the entry before; false if it is none. */
export function addPart(entry: LossEntry, before: LossEntry | undefined, roles: RoleColumns): boolean {
  if (!before || roles.part === undefined || !isSameStock(entry, before)) return false;
  before.issues += entry.issues;
  before.moved += entry.moved;
  before.adjustment += entry.adjustment;
  before.drawn += entry.drawn;
  // A delivery may be repeated on each line or stated once.
  if (entry.receipts !== before.receipts) before.receipts += entry.receipts;
  return true;
}
