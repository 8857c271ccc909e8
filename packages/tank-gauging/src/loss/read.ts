import { itemAt } from '../item-at.ts';
import { median } from '../methods/statistics.ts';
import {
  assignColumns,
  cellText,
  normalizeHeading,
  type Row,
  readHeadings,
  readTemperature,
  type SheetCell,
  type Table,
  volumeUnitInCell,
  volumeUnitInHeading,
} from '../tabular/cells.ts';
import { type DateOrder, findDateOrder, parseDate, parseSerial, parseTitleMonth } from '../tabular/dates.ts';
import type { Sheet } from '../tabular/files.ts';
import type { KnownFormat } from '../tabular/number-format.ts';
import { bookedHeading, ignoredHeading, lossHeadingRules, otherMeaningHeading } from './headings.ts';
import {
  type BadLine,
  type ColumnMap,
  type ColumnUnits,
  type FoundNumbers,
  findNumbers,
  type LossColumn,
  type LossEntry,
  movementNames,
  movementSigns,
  readLitres,
  volumeColumns,
} from './record.ts';
import { stackTankColumns } from './side-by-side.ts';

export interface ReadChoices extends KnownFormat {
  columns?: ColumnMap | undefined;
  order?: DateOrder | undefined;
  /** True when the visitor confirmed the columns although the balance is off by about a delivery. */
  sure?: boolean | undefined;
  /** Columns of numbers that are not part of the balance. */
  leftOut?: readonly number[] | undefined;
}

type Summed = { [column in (typeof summable)[number]]?: number[] };
const summable = ['receipts', 'issues', 'meterFrom', 'meterTo'] as const;
const mostLooked = 1000;
/** Number of dates examined to find their order. */
const mostDates = 5000;
export const maxBadLines = 200;
const mostCells = 200;

/** Reads a stock record. Never throws: unusable lines are reported one by one. */
export function readRecord(table: Table, choices: ReadChoices = {}) {
  const { rows, separator } = table;
  const { headings, start } = readHeadings(rows, lossHeadingRules);
  const blocks = headings && splitBlocks(rows, start - 1);
  if (blocks) return readRecord({ ...joinSheets(blocks), separator }, choices);
  const sided = headings && stackTankColumns(headings, rows[start - 2], rows.slice(start));
  if (sided) return readRecord({ ...table, rows: [...rows.slice(0, start - 1), ...sided] }, choices);
  const heading = headings?.slice(0, mostCells);
  const undated = rows.slice(start);
  const columns = choices.columns ?? findColumns(heading, undated.slice(0, mostLooked));
  const body = inMonth(undated, columns.date, rows.slice(0, start));
  const looked = body.slice(0, mostLooked);
  const units = findUnits(columns, heading, looked);
  const headingUnits = choices.volume ? {} : units;
  const numbers = findNumbers({ rows: looked, columns, units: headingUnits, separator }, choices);
  const unused = unusedColumns(heading ?? [], columns, looked).filter((at) => !choices.leftOut?.includes(at));
  const texts = body.slice(0, mostDates).map(({ cells }) => cellText(cells[columns.date ?? -1]));
  const dates = findDateOrder(texts);
  const missing = missingColumns(columns);
  const width = heading?.length ?? Math.min(mostCells, looked[0]?.cells.length ?? 0);
  const reading = {
    entries: [] as LossEntry[],
    // First unusable lines; `badCount` counts all of them.
    bad: [] as BadLine[],
    badCount: 0,
    lines: body.length,
    // Empty strings for columns without a heading.
    headings: Array.from({ length: width }, (_, index) => heading?.[index]?.trim().slice(0, 40) ?? ''),
    columns,
    /** Columns of numbers with unknown headings, whose litres would be missing from the balance. */
    unused,
    /** True for rows with more cells than headings: decimal commas split numbers in a comma-separated file. */
    ragged: separator === ',' && isRagged(heading ?? [], looked),
    /** True when poured-back test draws must be credited: they are contained in the issues. */
    pours: false,
    summed: summedColumns(heading ?? [], columns),
    missing,
    order: choices.order ?? dates.order,
    // True when all dates fit both orders of day and month.
    askOrder: choices.order === undefined && dates.unsure,
    ...numbers,
    unitWritten: Object.keys(units).length > 0,
    // Columns that may be the measured closing stock, when the one used is uncertain.
    closings: choices.columns || !heading ? [] : doubtfulClosings(heading, columns),
    // Number and date as written in the file, for the question.
    example: findExample(looked, columns),
    dateExample: dates.unsure ? texts.find((date) => parseDate(date, 'dmy') !== parseDate(date, 'mdy')) : undefined,
  };
  if (missing.length > 0 || reading.ragged) return reading;
  const manner = readingRules(reading, headingUnits);
  manner.pours = reading.pours = isPoured(looked, manner);
  for (const row of body) {
    const before = reading.entries.at(-1);
    const entry = readEntry(row, manner, before);
    if ('problem' in entry) {
      reading.badCount += 1;
      if (reading.bad.length < maxBadLines) reading.bad.push(entry);
    } else if (before && columns.part !== undefined && isSameStock(entry, before)) {
      // Another nozzle or shift with the same stock reading; a delivery may be repeated on each line or stated once.
      before.issues += entry.issues;
      before.moved += entry.moved;
      if (entry.receipts !== before.receipts) before.receipts += entry.receipts;
    } else reading.entries.push(entry);
  }
  return reading;
}

/** True when over a tenth of the rows have extra cells: a single stray separator does not reject a file. */
const isRagged = (heading: readonly string[], rows: readonly Row[]): boolean =>
  rows.filter(({ cells }) => cells.length > heading.length).length > 0.1 * rows.length;

/** Columns with non-zero numbers that are neither used nor recognized as something other than a volume. */
function unusedColumns(heading: readonly string[], columns: ColumnMap, rows: readonly Row[]): number[] {
  const used = [...Object.values(columns), ...Object.values(summedColumns(heading, columns)).flat()];
  return heading.flatMap((text, at) => {
    const name = normalizeHeading(text);
    if (!name || used.includes(at) || name.includes('%') || ignoredHeading.test(name)) return [];
    const cells = rows.map((row) => cellText(row.cells[at])).filter((cell) => cell.trim() !== '');
    const figures = cells.filter(isFigure);
    return figures.length > 0.6 * cells.length && figures.some((cell) => /[1-9]/.test(cell)) ? [at] : [];
  });
}

/** Totalizer differences contain the test draws; for stated sales the version with the better balance decides. */
function isPoured(rows: readonly Row[], manner: ReadingRules): boolean {
  if (manner.columns.poured === undefined) return false;
  if (manner.columns.issues === undefined) return true;
  const gap = (pours: boolean) =>
    median(
      rows.flatMap((row) => {
        const entry = readEntry(row, { ...manner, pours }, undefined);
        if ('problem' in entry || entry.opening === undefined) return [];
        return [Math.abs(entry.opening + entry.receipts + entry.moved - entry.issues - entry.closing)];
      }),
    );
  return gap(true) < gap(false);
}

const isSameStock = (a: LossEntry, b: LossEntry) =>
  a.date === b.date && a.tank === b.tank && a.opening === b.opening && a.closing === b.closing;

/** Completes day numbers to dates with the month in the title above or in the sheet's name. */
function inMonth(rows: Row[], at: number | undefined, above: readonly Row[], name = ''): Row[] {
  const month = parseTitleMonth([name, ...above.flatMap(({ cells }) => cells.map(cellText))].join(' '));
  if (!month || at === undefined) return rows;
  return rows.map((row) => {
    const day = cellText(row.cells[at]).trim();
    const dated = /^\d{1,2}$/.test(day) && row.cells.map((cell, place) => (place === at ? `${month}-${day}` : cell));
    return dated ? { ...row, cells: dated } : row;
  });
}

/** Columns to be summed: headings that differ only in number or letter, unless each has a stock of its own. */
function summedColumns(headings: readonly string[], columns: ColumnMap): Summed {
  const bare = headings.map((heading) => normalizeHeading(heading).replace(/\d+|\b[a-h]$/, '#'));
  const alike = (at = -1) => bare.flatMap((text, other) => (text === bare[at] ? [other] : []));
  if (alike(columns.closing).length > 1) return {};
  return Object.fromEntries(
    summable.map((name) => [name, alike(columns[name])] as const).filter(([, all]) => all.length > 1),
  );
}

/** Units named in headings, else in the cells below. */
function findUnits(columns: ColumnMap, heading: readonly string[] | undefined, rows: readonly Row[]): ColumnUnits {
  const units: ColumnUnits = {};
  for (const name of volumeColumns) {
    const at = columns[name];
    if (at === undefined) continue;
    const cell = rows.map(({ cells }) => cellText(cells[at])).find((text) => /\d/.test(text));
    const unit = volumeUnitInHeading(heading?.[at] ?? '') ?? volumeUnitInCell(cell ?? '');
    if (unit) units[name] = unit;
  }
  return units;
}

/** A closing stock that shows the number format, if possible with a separator. */
function findExample(rows: readonly Row[], columns: ColumnMap): string | undefined {
  const cells = rows
    .map(({ cells: all }) => cellText(all[columns.closing ?? -1]).trim())
    .filter((text) => /\d/.test(text));
  return (cells.find((text) => /[.,]/.test(text)) ?? cells[0])?.slice(0, 24);
}

/** Assigns columns by content: dates, then numbers in the usual order of a stock record. */
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

/** Closing stock column together with other candidates; empty when a single measured one exists. */
function doubtfulClosings(headings: readonly string[], { closing, ...others }: ColumnMap): number[] {
  const isFree = (at: number) => at === closing || !Object.values(others).includes(at);
  const fitting = lossHeadingRules
    .filter(([column]) => column === 'closing')
    .map(([, pattern, but]) =>
      headings.flatMap((text, at) => {
        const bare = normalizeHeading(text);
        return isFree(at) && pattern.test(bare) && !but?.test(bare) ? [at] : [];
      }),
    )
    .find((columns) => columns.length > 0);
  const isBooked = bookedHeading.test(normalizeHeading(headings[closing ?? -1] ?? ''));
  return fitting && (fitting.length > 1 || isBooked) ? fitting : [];
}

/** Assigns columns by headings, then by content. Deliveries stated only by document count as received. */
function findColumns(headings: readonly string[] | undefined, rows: readonly Row[]): ColumnMap {
  const found = columnsByContent(rows.map(({ cells }) => cells.map(cellText)));
  if (!headings) return found;
  const { document, meterFrom, meterTo, ...others } = assignColumns(headings, lossHeadingRules);
  // Totalizers are used only when no sales are stated.
  const map: ColumnMap = others.issues === undefined ? { ...others, meterFrom, meterTo } : others;
  const papers = rows.map(({ cells }) => cellText(cells[document ?? -1])).filter((cell) => cell.trim());
  // Document numbers are not volumes.
  if (papers.some(isFigure)) map[map.receipts === undefined ? 'receipts' : 'document'] = document;
  const hourless = (at = -1) => normalizeHeading(headings[at] ?? '').replace(/[\d\W]+/g, '');
  // Tank of a generator: its own use is the issue.
  if (map.issues === undefined && map.meterTo === undefined && map.ownUse !== undefined) {
    map.issues = map.ownUse;
    map.ownUse = undefined;
  }
  for (const name of ['date', 'receipts', 'issues', 'closing', 'opening'] as const) {
    const at = found[name];
    const isFree =
      at !== undefined &&
      !Object.values(map).includes(at) &&
      !otherMeaningHeading.test(normalizeHeading(headings[at] ?? ''));
    // Stock at 06.00 and at 22.00 are opening and closing; any other number in this place is no stock.
    const isStock = name !== 'opening' || hourless(at) === hourless(map.closing);
    if (map[name] === undefined && isFree && isStock) map[name] = at;
  }
  return map;
}

const missingColumns = (map: ColumnMap): LossColumn[] =>
  (['date', 'issues', 'closing'] as const).filter(
    (column) =>
      map[column] === undefined && !(column === 'issues' && map.meterFrom !== undefined && map.meterTo !== undefined),
  );

/** Serial date of a spreadsheet. */
const serial = /^\s*\d{5}([.,]\d+)?\s*$/;
const figureColumns = [...volumeColumns, 'temperature'] as const;
const mostSeen = 40;
/** Columns in which a negative volume is valid, meaning outgoing. */
const signed: readonly LossColumn[] = ['adjustment', 'transferIn'];

interface RecordFormat extends Pick<FoundNumbers, 'decimal' | 'volume'> {
  columns: ColumnMap;
  summed: Summed;
  order: DateOrder;
}

/** Rules for reading a line, computed once for all lines. */
function readingRules({ columns, summed, decimal, volume, order }: RecordFormat, units: ColumnUnits) {
  const places = figureColumns.flatMap((column) => {
    const all = (column in summed && summed[column as keyof Summed]) || [columns[column] ?? -1];
    const unit = column === 'temperature' ? undefined : (units[column] ?? volume);
    return all.filter((at) => at >= 0).map((at) => ({ column, at, unit }));
  });
  const dates = new Map<string, string | undefined>();
  const readDay = (day: string): string | undefined => {
    const known = dates.get(day);
    if (known !== undefined) return known;
    const date = parseDate(day, order) ?? (serial.test(day) ? parseSerial(Number.parseInt(day, 10)) : undefined);
    dates.set(day, date);
    return date;
  };
  return { columns, decimal, places, readDay, pours: false };
}
type ReadingRules = ReturnType<typeof readingRules>;

/** Entry of a line, or its problem. For nozzles and shifts only the first line must state day, tank and stock. */
function readEntry(
  { line, cells, unclosed }: Row,
  { columns, decimal, places, readDay, pours }: ReadingRules,
  before: LossEntry | undefined,
): LossEntry | BadLine {
  const seen = (column: LossColumn) => seenIn(cells[columns[column] ?? -1]);
  if (unclosed) return { line, problem: 'unclosed' };
  const [named, day] = [seen('tank'), cellText(cells[columns.date ?? -1])];
  // In merged cells the day is on the first line of its tanks or parts.
  const isPart = (columns.part !== undefined && seen('part')) || (named && named !== before?.tank);
  const above = isPart ? before : undefined;
  const isDated = day.trim() !== '';
  const date = readDay(day) ?? (isDated ? undefined : above?.date);
  if (!date) return isDated ? { line, problem: 'date', seen: seen('date') } : { line, problem: 'noDate' };
  const figures: Partial<Record<LossColumn, number>> = {};
  for (const { column, at, unit } of places) {
    const cell = cells[at];
    const value = unit ? readLitres(cell, decimal, unit) : readTemperature(cell ?? '', decimal);
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
  const issues = figures.issues ?? counted;
  const moved = movementNames.reduce(
    (sum, name) => sum + (name === 'poured' && !pours ? 0 : movementSigns[name] * (figures[name] ?? 0)),
    0,
  );
  if (closing === undefined) return { line, problem: 'noClosing' };
  if (issues === undefined) return { line, problem: meterTo < meterFrom ? 'meters' : 'noIssues' };
  return { line, date, tank, opening, receipts, issues, moved, closing, document, temperature };
}

const seenIn = (cell: SheetCell | undefined) => cellText(cell).trim().slice(0, mostSeen);

/** True for a line with several numbers, unlike a title. */
const isFigures = ({ cells }: Row) => cells.filter((cell) => isFigure(cellText(cell))).length > 1;

/** Splits a table at its repeated headings into sheets named by the titles above; undefined if nothing repeats. */
function splitBlocks(rows: readonly Row[], head: number): Sheet[] | undefined {
  const heading = itemAt(rows, head).cells;
  const isHead = ({ cells }: Row) => heading.every((cell, column) => cell === (cells[column] ?? ''));
  const heads = rows.flatMap((row, place) => (place === head || (place > head && isHead(row)) ? [place] : []));
  if (heads.length < 2) return undefined;
  const starts = heads.map((place, block) => {
    let first = place;
    const least = block === 0 ? 0 : itemAt(heads, block - 1) + 1;
    while (first > least && !isFigures(itemAt(rows, first - 1))) first -= 1;
    return first;
  });
  return heads.map((place, block) => {
    const titles = rows.slice(starts[block], place).flatMap(({ cells }) => cells.map(cellText));
    const name = titles.filter((text) => text.trim()).join(' ');
    return {
      name: name.replace(/^(?:tangki|tank|produk|product)\s*[:.-]\s*/i, ''),
      rows: rows.slice(starts[block], starts[block + 1]),
    };
  });
}

/** Names of shifts and nozzles; a sheet with another name is a tank. */
const shifts = /shift|sif|pagi|siang|malam|nozz?l?el?/i;

/** Joins the first sheet with known columns and all of the same headings: months, shifts or, on equal days, tanks. */
export function joinSheets(sheets: readonly Sheet[]): Table {
  const read = sheets.map((sheet) => ({ ...sheet, ...readHeadings(sheet.rows, lossHeadingRules) }));
  const sheetColumns = ({ headings, rows, start }: (typeof read)[number]) =>
    findColumns(headings, rows.slice(start, start + mostLooked));
  const first = read.find((sheet) => missingColumns(sheetColumns(sheet)).length === 0);
  if (!first) return { rows: sheets.find(({ rows }) => rows.length > 0)?.rows ?? [], separator: undefined };
  const { date = 0, tank } = sheetColumns(first);
  const { headings = [] } = first;
  if (headings.length === 0) return { rows: first.rows, separator: undefined };
  const alike = read
    .filter((sheet) => sheet.headings?.join() === headings.join())
    .map(({ name, rows, start }) => ({ name, rows: inMonth(rows.slice(start), date, rows.slice(0, start), name) }));
  const dates = alike.map(({ rows }) => new Set(rows.map(({ cells }) => cellText(cells[date]))));
  const isSame = dates.some((own, at) => dates.slice(0, at).some((other) => [...own].some((day) => other.has(day))));
  const isTank = isSame && tank === undefined && !alike.every(({ name }) => shifts.test(name));
  const stacked = alike.flatMap(({ name, rows }) =>
    rows.map(({ line, cells }) => ({
      line,
      cells: isTank ? [...headings.map((_, at) => cells[at] ?? ''), name] : cells,
    })),
  );
  return { rows: [{ line: 1, cells: isTank ? [...headings, 'tank'] : headings }, ...stacked], separator: undefined };
}
