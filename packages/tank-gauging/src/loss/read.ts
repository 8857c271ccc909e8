import { createRowEntries, firstText, hasFigure, isTotalLabel } from '../tabular/account.ts';
import {
  cellText,
  type DecimalSeparator,
  foreignUnit,
  normalizeHeading,
  type Row,
  readFigure,
  type Table,
  type VolumeUnit,
  volumeUnitInCell,
  volumeUnitInHeading,
} from '../tabular/cells.ts';
import { type DateOrder, findDateOrder, parseDate, parseDayMonth } from '../tabular/dates.ts';
import type { KnownFormat } from '../tabular/number-format.ts';
import {
  columnKinds,
  columnsByRole,
  doubtfulClosings,
  firstColumns,
  missingColumns,
  type RoleWords,
  summable,
} from './columns.ts';
import { type Joined, joinParts, mostLooked, type SheetWords } from './join.ts';
import { beyondKey, createLedger } from './ledger.ts';
import {
  type BadLine,
  type ColumnUnits,
  findNumbers,
  type LossColumn,
  type LossEntry,
  type RoleColumns,
  volumeColumns,
} from './record.ts';
import { addPart, readEntry, readingRules, rowKind } from './rows.ts';
import { findParts } from './sheets.ts';

export interface ReadChoices extends KnownFormat {
  /** Roles of columns by their keys; several columns may have one role. */
  roles?: RoleWords | undefined;
  /** What a sheet is, by its name. */
  sheets?: SheetWords | undefined;
  order?: DateOrder | undefined;
  /** Year of the first date, where dates have none. */
  year?: number | undefined;
  /** True when the stated sales contain test draws that were poured back. */
  pours?: boolean | undefined;
  /** True when the visitor confirmed the columns although the balance is off by about a delivery. */
  sure?: boolean | undefined;
}

/** Number of dates examined to find their order. */
const mostDates = 5000;
export const maxBadLines = 200;

/** Reads a stock record. Never throws: unusable lines are reported one by one. */
export function readRecord(table: Table, choices: ReadChoices = {}) {
  const record = joinParts(findParts(table), table.sheets, choices);
  const { headings, keys } = record;
  const roles = columnsByRole(record.roles);
  const columns = firstColumns(roles);
  // Rows of every part: a sheet may have columns of its own.
  const share = Math.ceil(mostLooked / Math.max(1, record.parts.length));
  // Totals may be written without the separators of the days.
  const looked = record.parts.flatMap(({ rows }) =>
    rows.slice(0, share).filter(({ cells }) => !isTotalLabel(firstText(cells))),
  );
  const units = choices.volume ? [] : findUnits(headings, looked);
  const byRole = unitsByRole(roles, units);
  const stated = units.some(Boolean) ? undefined : statedUnit(record, volumeUnitInHeading);
  const format = { ...choices, volume: choices.volume ?? stated };
  const numbers = findNumbers({ rows: looked, columns: roles, units: byRole, separator: table.separator }, format);
  const dates = readDates(record, columns.date, choices);
  const missing = missingColumns(columns);
  const mass = findMass(record, missing, roles, looked);
  const all = record.parts.flatMap(({ rows }) => rows);
  const kinds = columnKinds(headings, record.roles, all, numbers.decimal);
  const ragged = table.separator === ',' && isRagged(record, looked);
  const drawsStated = roles.issues !== undefined && hasAmount(all, roles.poured);
  const ledger = createLedger({ ...record, kinds, decimal: numbers.decimal });
  const rowEntries = createRowEntries();
  const reading = {
    entries: [] as LossEntry[],
    // First unusable lines; `badCount` counts all of them.
    bad: [] as BadLine[],
    badCount: 0,
    /** Rows that carry data, readable or not. */
    lines: 0,
    // Empty strings for columns without a heading.
    headings,
    keys,
    columns,
    roles,
    /** Columns of numbers without an entry, whose litres may be missing from the balance. */
    unused: ragged
      ? []
      : kinds.flatMap((kind, at) => (kind === 'unknown' && choices.roles?.[keys[at] ?? ''] !== 'left' ? [at] : [])),
    /** True for rows with more cells than headings: decimal commas split numbers in a comma-separated file. */
    ragged,
    /** True when poured-back test draws are credited: they are contained in the issues. */
    pours: choices.pours ?? roles.issues === undefined,
    /** True when only the visitor knows whether the stated sales contain the test draws. */
    askDraws: drawsStated && choices.pours === undefined,
    summed: summedColumns(roles),
    missing,
    ...dates,
    ...numbers,
    /** Unit of mass in which the stock is written. */
    mass,
    unitWritten: units.some(Boolean) || format.volume !== undefined,
    // Columns that may be the measured closing stock, when the one used is uncertain.
    closings:
      record.named && !Object.values(choices.roles ?? {}).includes('closing')
        ? doubtfulClosings(headings, columns)
        : [],
    doubled: record.doubled,
    /** Sheets with dates and numbers but without the columns of a record. */
    unknownSheets: record.sheets.flatMap(({ kind, name }) => (kind === 'unknown' ? [name] : [])),
    // Number as written in the file, for the question.
    example: findExample(looked, roles.closing),
  };
  const isRefused = missing.length > 0 || ragged || mass !== undefined;
  const rules = readingRules(
    {
      ...numbers,
      roles,
      order: dates.order,
      year: dates.year,
      pours: reading.pours,
      sites: hasSites(record, roles.site),
      negative: findNegative(looked, roles, numbers.decimal),
    },
    { ...byRole },
    units,
  );
  for (const { part, rows } of record.parts) {
    for (const row of part.titles) rowEntries.add('title', row);
    for (const row of part.headingRows) rowEntries.add('heading', row);
    ledger.begin();
    // Text rows are signatures unless data follow.
    let texts: Row[] = [];
    for (const row of rows) {
      const kind = rowKind(row, rules);
      if (kind === 'note') texts.push(row);
      else if (kind) {
        rowEntries.add(kind, row);
        if (kind === 'total') ledger.total(row);
      } else {
        for (const text of texts) rowEntries.add('note', text);
        texts = [];
        readRow(row);
      }
    }
    for (const text of texts) rowEntries.add('signature', text);
  }
  const accounted = ledger.entries(choices.roles ?? {});
  if (accounted.some(({ key, kind }) => key === beyondKey && kind === 'unknown')) reading.unused.push(keys.length);
  return { ...reading, account: { sheets: record.sheets, columns: accounted, rows: rowEntries.list() } };

  function readRow(row: Row) {
    const before = reading.entries.at(-1);
    const entry = isRefused ? undefined : readEntry(row, rules, before);
    if (entry && 'problem' in entry) {
      if (entry.problem === 'noDate' && ledger.isTotal(row)) {
        rowEntries.add('total', row);
        ledger.total(row);
        return;
      }
      reading.lines += 1;
      reading.badCount += 1;
      rowEntries.add('unread', row);
      if (reading.bad.length < maxBadLines) reading.bad.push(entry);
      return;
    }
    reading.lines += 1;
    ledger.data(row);
    if (entry && !addPart(entry, before, roles)) reading.entries.push(entry);
  }
}

/** True when over a tenth of the rows have extra cells: a single stray separator does not reject a file. */
function isRagged({ parts: [first] }: Joined, rows: readonly Row[]): boolean {
  const width = first?.part.width ?? 0;
  return rows.filter(({ cells }) => cells.length > width).length > 0.1 * rows.length;
}

const hasAmount = (rows: readonly Row[], places: readonly number[] = []): boolean =>
  rows.some((row) => places.some((at) => /[1-9]/.test(cellText(row.cells[at]))));

/** Columns of outgoing volumes in which every amount is negative. */
function findNegative(rows: readonly Row[], roles: RoleColumns, decimal: DecimalSeparator): number[] {
  const outgoing = [...(roles.issues ?? []), ...(roles.ownUse ?? []), ...(roles.transferOut ?? [])];
  return outgoing.filter((at) => {
    const amounts = rows
      .map(({ cells }) => readFigure(cells[at] ?? '', decimal))
      .filter((value) => typeof value === 'number' && value !== 0);
    return amounts.length > 0 && amounts.every((value) => typeof value === 'number' && value < 0);
  });
}

/** True when the record covers several places. */
function hasSites({ parts }: Joined, [at = -1]: readonly number[] = []): boolean {
  const seen = new Set<string>();
  for (const { rows } of parts) {
    for (const { cells } of rows) {
      const place = cellText(cells[at]).trim();
      if (place) seen.add(place);
      if (seen.size > 1) return true;
    }
  }
  return false;
}

/** Columns that are added up, by role. */
const summedColumns = (roles: RoleColumns) =>
  Object.fromEntries(
    summable.flatMap((role) => ((roles[role]?.length ?? 0) > 1 ? [[role, roles[role] ?? []] as const] : [])),
  ) as { [role in (typeof summable)[number]]?: readonly number[] };

/** Units of columns, named in the heading, else in the cells below. */
const findUnits = (headings: readonly string[], rows: readonly Row[]): (VolumeUnit | undefined)[] =>
  headings.map((heading, at) => {
    const cell = rows.map(({ cells }) => cellText(cells[at])).find((text) => /\d/.test(text));
    return volumeUnitInHeading(heading) ?? volumeUnitInCell(cell ?? '');
  });

const unitsByRole = (roles: RoleColumns, units: readonly (VolumeUnit | undefined)[]): ColumnUnits =>
  Object.fromEntries(
    volumeColumns.flatMap((role) => {
      const unit = (roles[role] ?? []).map((at) => units[at]).find(Boolean);
      return unit ? [[role, unit]] : [];
    }),
  );

/** A closing stock that shows the number format, if possible with a separator. */
function findExample(rows: readonly Row[], [at = -1]: readonly number[] = []): string | undefined {
  const cells = rows.map(({ cells: all }) => cellText(all[at]).trim()).filter((text) => /\d/.test(text));
  return (cells.find((text) => /[.,]/.test(text)) ?? cells[0])?.slice(0, 24);
}

const titlesOf = ({ parts }: Joined): string[] =>
  parts.flatMap(({ part }) => [part.name, ...part.titles.flatMap(({ cells }) => cells.map(cellText))]);

/** Unit that a title states for the whole table: `Satuan: kL`. */
const statedUnit = <U>(record: Joined, find: (text: string) => U | undefined): U | undefined =>
  titlesOf(record)
    .filter((text) => /\b(?:satuan|unit|dalam)\b/i.test(text))
    .map(find)
    .find(Boolean);

const measuredHeading =
  /stok|stock|sisa|isi\b|akhir|awal|jual|keluar|terima|masuk|sold|sales|clos|open|receipt|deliver/i;

/** Unit other than of volume in which the stock or its movements are written. */
function findMass(record: Joined, missing: readonly LossColumn[], roles: RoleColumns, rows: readonly Row[]) {
  const stock = roles.closing ?? [];
  const written = rows.map(({ cells }) => cellText(cells[stock[0] ?? -1])).find((text) => /\d/.test(text)) ?? '';
  const isLacking = missing.length > 0 || roles.receipts === undefined;
  const lacked = isLacking
    ? record.headings
        .filter((text) => measuredHeading.test(text))
        .map(foreignUnit)
        .find(Boolean)
    : undefined;
  const inLitres = stock.some((at) => volumeUnitInHeading(record.headings[at] ?? '') !== undefined);
  return foreignUnit(written) ?? lacked ?? (inLitres ? undefined : statedUnit(record, foreignUnit));
}

const yearIn = /\b(?:19|20)\d{2}\b/;
/** Month before day in the heading of the dates. */
const monthFirst = /(?:bulan|month|\bmm\b|\bbln\b).*(?:tanggal|tgl|day|hari|\bdd\b)/;

/** Order and year of the dates, and whether the visitor must state them. */
function readDates(record: Joined, at: number | undefined, choices: ReadChoices) {
  const { parts, headings } = record;
  const texts = parts
    .flatMap(({ rows }) => rows.slice(0, mostDates))
    .slice(0, mostDates)
    .map(({ cells }) => cellText(cells[at ?? -1]).trim())
    .filter(hasFigure);
  const full = texts.filter((text) => parseDate(text) !== undefined || parseDate(text, 'mdy') !== undefined);
  const yearless = texts.filter(
    (text) => !parseDate(text) && (parseDayMonth(text, 2024) ?? parseDayMonth(text, 2024, 'mdy')),
  );
  const isYearless = yearless.length > full.length;
  const completed = isYearless
    ? texts.map((text) => (/^\d/.test(text) && /\d[-/.]?$/.test(text) ? `${text.replace(/\D$/, '')}/2024` : text))
    : texts;
  const found = findDateOrder(completed);
  const hinted = found.unsure && monthFirst.test(normalizeHeading(headings[at ?? -1] ?? '').replaceAll('/', ' '));
  const stated = titlesOf(record)
    .map((title) => yearIn.exec(title)?.[0])
    .find(Boolean);
  const year = isYearless ? (choices.year ?? (stated === undefined ? undefined : Number(stated))) : undefined;
  return {
    order: choices.order ?? (hinted ? 'mdy' : found.order),
    // True when all dates fit both orders of day and month.
    askOrder: choices.order === undefined && found.unsure && !hinted,
    askYear: isYearless && year === undefined,
    year,
    dateExample:
      isYearless && year === undefined
        ? texts[0]
        : found.unsure
          ? texts.find((date) => parseDate(date, 'dmy') !== parseDate(date, 'mdy'))
          : undefined,
  };
}
