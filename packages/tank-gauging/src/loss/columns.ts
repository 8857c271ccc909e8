import type { ColumnKind } from '../tabular/account.ts';
import type { DecimalSeparator } from '../tabular/cells.ts';
import { assignColumns, cellText, foreignUnit, normalizeHeading, type Row, readFigure } from '../tabular/cells.ts';
import { parseDate, parseDayMonth } from '../tabular/dates.ts';
import { bookedHeading, isKnownHeading, lossHeadingRules, otherMeaningHeading, salesPartHeading } from './headings.ts';
import type { ColumnMap, LossColumn, RoleColumns } from './record.ts';
import type { Part } from './sheets.ts';

/** Role of a column by the visitor's word, by its key. */
export type RoleWords = Readonly<Record<string, LossColumn | 'left'>>;
/** Role of each column. */
export type Roles = (LossColumn | undefined)[];

/** Roles of several columns that are added up. */
export const summable = [
  ...(['receipts', 'issues', 'meterFrom', 'meterTo', 'poured', 'ownUse', 'transferIn', 'transferOut'] as const),
  ...(['moved', 'adjustment', 'document'] as const),
] as const satisfies readonly LossColumn[];
const isSummable = (role: LossColumn) => (summable as readonly LossColumn[]).includes(role);

export const isFigure = (cell: string): boolean =>
  /\d/.test(cell) && /^\(?[\s\d.,+'-]+\)?$/.test(cell) && parseDate(cell) === undefined;

/** Assigns roles to the columns of a part: the visitor's choices, then headings, then content. */
export function assignRoles({ headings, keys }: Part, rows: readonly Row[], word: RoleWords = {}): Roles {
  const said = keys.map((key) => word[key]);
  const taken = said.flatMap((role) => (role && role !== 'left' && !isSummable(role) ? [role] : []));
  // A column with a word, or in kilograms or per cent, takes no part in the search.
  const free = headings?.map((heading, at) => (said[at] || foreignUnit(heading) ? '' : heading));
  const found = findColumns(free, rows, (at) => said[at] !== undefined);
  const roles: Roles = keys.map((_, at) => {
    const by = said[at];
    if (by) return by === 'left' ? undefined : by;
    const [role] =
      (Object.entries(found) as [LossColumn, number | undefined][]).find(([, place]) => place === at) ?? [];
    return role && taken.includes(role) ? undefined : role;
  });
  for (const [at, role] of alikeColumns(free ?? [], found)) if (!said[at]) roles[at] ??= role;
  return roles;
}

/** Columns that are parts of a found one: headings that differ in number or letter, and sales by payment or customer. */
function alikeColumns(headings: readonly string[], found: ColumnMap): [number, LossColumn][] {
  const names = headings.map(normalizeHeading);
  const bare = names.map((name) => name.replace(/\d+|\b[a-h]$/, '#'));
  const alike = (at = -1) => bare.flatMap((text, other) => (text && text === bare[at] ? [other] : []));
  // Each tank has a stock of its own.
  if (alike(found.closing).length > 1) return [];
  const sold = names[found.issues ?? -1] ?? '';
  const parts = salesPartHeading.test(sold)
    ? names.flatMap((name, at) => (salesPartHeading.test(name) && !otherMeaningHeading.test(name) ? [at] : []))
    : [];
  return [
    ...(['receipts', 'issues', 'meterFrom', 'meterTo'] as const).flatMap((role) =>
      alike(found[role]).map((at) => [at, role] as [number, LossColumn]),
    ),
    ...parts.map((at) => [at, 'issues'] as [number, LossColumn]),
  ];
}

/** Columns of each role. */
export function columnsByRole(roles: Roles): RoleColumns {
  const all: { [role in LossColumn]?: number[] } = {};
  for (const [at, role] of roles.entries()) if (role) all[role] = [...(all[role] ?? []), at];
  return all;
}

/** First column of each role. */
export const firstColumns = (all: RoleColumns): ColumnMap =>
  Object.fromEntries(Object.entries(all).map(([role, [at]]) => [role, at]));

export const missingColumns = (map: Readonly<Partial<Record<LossColumn, unknown>>>): LossColumn[] =>
  (['date', 'issues', 'closing'] as const).filter(
    (column) =>
      map[column] === undefined && !(column === 'issues' && map.meterFrom !== undefined && map.meterTo !== undefined),
  );

const isDateLike = (cell: string) => parseDate(cell) !== undefined || parseDayMonth(cell, 2024) !== undefined;

/** Assigns columns by content: dates, then numbers in the usual order of a stock record. */
function columnsByContent(rows: readonly (readonly string[])[], isTaken: (at: number) => boolean): ColumnMap {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  const share = (at: number, test: (cell: string) => boolean) =>
    rows.filter((cells) => test(cells[at] ?? '')).length / (rows.length || 1);
  const all = Array.from({ length: width }, (_, at) => at).filter((at) => !isTaken(at));
  const date =
    all.find((at) => share(at, (cell) => parseDate(cell) !== undefined) > 0.6) ??
    all.find((at) => share(at, (cell) => !/[.]/.test(cell) && isDateLike(cell)) > 0.6);
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

/** Headings below which a short number is a name. */
const numberedName =
  /^(?:(?:no|nomor|kode|id|nama) )?(?:tangki|tank|produk|product|bbm|jenis|lokasi|location|site|depot?|spbu|cabang|branch|sif|shift|nozz?l?el?|nosel|pompa|dispenser|selang|pump)(?: (?:no|nomor|id|code))?$/;

/** True for a column of names: text, or short numbers below a plain heading. */
function isNaming(name: string, rows: readonly Row[], at: number): boolean {
  const cells = rows.map((row) => cellText(row.cells[at]).trim()).filter((cell) => cell !== '');
  const figures = cells.filter(isFigure);
  if (figures.length <= 0.5 * cells.length) return true;
  return numberedName.test(name) && figures.every((cell) => /^\d{1,3}$/.test(cell));
}

/** Assigns columns by headings, then by content. Deliveries stated only by document count as received. */
function findColumns(
  headings: readonly string[] | undefined,
  rows: readonly Row[],
  isTaken: (at: number) => boolean,
): ColumnMap {
  const found = columnsByContent(
    rows.map(({ cells }) => cells.map(cellText)),
    isTaken,
  );
  if (!headings) return found;
  const { document, meterFrom, meterTo, ...others } = assignColumns(headings, lossHeadingRules);
  // Litres below a heading such as `Kebun B` or `Tangki Genset` are no names.
  for (const role of ['site', 'tank', 'part'] as const) {
    const at = others[role];
    if (at !== undefined && !isNaming(normalizeHeading(headings[at] ?? ''), rows, at)) delete others[role];
  }
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
      !(name !== 'date' && otherMeaningHeading.test(normalizeHeading(headings[at] ?? '')));
    // Stock at 06.00 and at 22.00 are opening and closing; any other number in this place is no stock.
    const isStock = name !== 'opening' || hourless(at) === hourless(map.closing);
    // A column without a heading may be anything.
    const isNamed = name === 'date' || normalizeHeading(headings[at ?? -1] ?? '') !== '';
    if (map[name] === undefined && isFree && isStock && isNamed) map[name] = at;
  }
  return map;
}

/** Closing stock column together with other candidates; empty when a single measured one exists. */
export function doubtfulClosings(headings: readonly string[], { closing, ...others }: ColumnMap): number[] {
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

interface Numbers {
  rows: readonly Row[];
  roles: RoleColumns;
  decimal: DecimalSeparator;
}

const beside: readonly LossColumn[] = ['adjustment', 'document', 'temperature'];
const keyed: readonly LossColumn[] = ['date', 'site', 'tank', 'part'];

/** What the account says of each column. Columns without a role are examined in all rows: one may be used only late. */
export function columnKinds(
  headings: readonly string[],
  roles: Roles,
  rows: readonly Row[],
  decimal: DecimalSeparator,
) {
  const byRole = columnsByRole(roles);
  const kinds = headings.map((heading, at): ColumnKind => {
    const role = roles[at];
    if (role) return keyed.includes(role) ? 'key' : beside.includes(role) ? 'beside' : 'used';
    const sample: Row[] = [];
    let [filled, numeric, isNonzero] = [0, 0, false];
    for (const row of rows) {
      const cell = cellText(row.cells[at]).trim();
      if (cell === '') continue;
      filled += 1;
      if (!isFigure(cell) && typeof readFigure(cell, decimal) !== 'number') continue;
      numeric += 1;
      isNonzero ||= /[1-9]/.test(cell);
      if (sample.length < mostSampled) sample.push(row);
    }
    if (numeric <= 0.6 * filled || !isNonzero) return 'text';
    const name = normalizeHeading(heading);
    if (name && isKnownHeading(name)) return 'known';
    return arithmetic(at, { rows: sample, roles: byRole, decimal }) ?? 'unknown';
  });
  return markParts(kinds, { rows: rows.slice(0, mostSampled), roles: byRole, decimal });
}

/** Number of rows in which a column is compared with all columns. */
const mostSampled = 1000;

/** Marks unknown columns that add up to a column of the balance in nearly every row. */
function markParts(kinds: readonly ColumnKind[], { rows, roles, decimal }: Numbers): ColumnKind[] {
  const unknown = kinds.flatMap((kind, at) => (kind === 'unknown' ? [at] : []));
  const sum = (row: Row, places: readonly number[]) =>
    places.reduce((all, at) => {
      const value = readFigure(row.cells[at] ?? '', decimal);
      return all + (typeof value === 'number' ? value : 0);
    }, 0);
  const isWhole = (['issues', 'receipts'] as const).some((role) => {
    const total = roles[role] ?? [];
    const used = rows.filter((row) => sum(row, total) > 0);
    const equal = used.filter((row) => isCalculated(sum(row, unknown), sum(row, total), sum(row, total)));
    return unknown.length > 1 && used.length > 2 && equal.length >= calculated.share * used.length;
  });
  return isWhole ? kinds.map((kind) => (kind === 'unknown' ? 'part' : kind)) : [...kinds];
}

/** Largest relative difference at which a column counts as calculated from the others, and the share of such rows. */
const calculated = { within: 1e-4, share: 0.95 } as const;

const isCalculated = (value: number, expected: number, size: number): boolean =>
  Math.abs(value - expected) <= calculated.within * Math.abs(size);

/** `part` or `known` for a column that follows from the others in nearly every row: a running number, a sum, a book stock. */
function arithmetic(at: number, { rows, roles, decimal }: Numbers): ColumnKind | undefined {
  const value = (row: Row, place: number) => {
    const read = readFigure(row.cells[place] ?? '', decimal);
    return typeof read === 'number' ? read : undefined;
  };
  const sum = (row: Row, role: LossColumn) =>
    (roles[role] ?? []).reduce((all, place) => all + (value(row, place) ?? 0), 0);
  const seen = rows.flatMap((row) => {
    const own = value(row, at);
    return own === undefined ? [] : [{ row, own }];
  });
  const follows = (expected: (row: Row) => number, size: (row: Row) => number) =>
    seen.length > 2 &&
    seen.filter(({ row, own }) => isCalculated(own, expected(row), size(row))).length >= calculated.share * seen.length;
  // Measured by the stock, as a difference may be near zero.
  const holds = (expected: (row: Row) => number) => follows(expected, (row) => sum(row, 'opening'));
  const book = (row: Row) =>
    sum(row, 'opening') +
    sum(row, 'receipts') +
    sum(row, 'transferIn') -
    sum(row, 'issues') -
    sum(row, 'transferOut') -
    sum(row, 'ownUse');
  const repeats = (role: LossColumn) =>
    follows(
      (row) => sum(row, role),
      (row) => sum(row, role),
    );
  if (repeats('issues') || repeats('receipts')) return 'part';
  const first = seen[0]?.own ?? 0;
  const known =
    (Math.abs(first) <= 1 && seen.length > 3 && seen.every(({ own }, index) => own === first + index)) ||
    (roles.opening !== undefined &&
      [
        book,
        (row: Row) => sum(row, 'opening') + sum(row, 'receipts'),
        // A column of outgoing litres may fit, too, but is never negative.
        ...(seen.some(({ own }) => own < 0)
          ? [(row: Row) => sum(row, 'closing') - book(row), (row: Row) => book(row) - sum(row, 'closing')]
          : []),
      ].some(holds));
  return known ? 'known' : undefined;
}
