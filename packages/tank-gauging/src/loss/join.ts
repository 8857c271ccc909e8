import { countFigures, hasFigure, type SheetEntry, type SheetKind } from '../tabular/account.ts';
import { cellText, type Row } from '../tabular/cells.ts';
import { parseDate } from '../tabular/dates.ts';
import { assignRoles, isFigure, missingColumns, type Roles, type RoleWords } from './columns.ts';
import type { LossColumn } from './record.ts';
import { findMonth, inMonth, mostCells, type Part } from './sheets.ts';

/** Number of rows examined to find the columns. */
export const mostLooked = 1000;

/** `read`: part of the record though columns are unknown; `tank`: a tank of its own, no copy. */
export type SheetWord = 'left' | 'read' | 'tank';
export type SheetWords = Readonly<Record<string, SheetWord>>;

interface JoinChoices {
  roles?: RoleWords | undefined;
  /** What the visitor said of a sheet, by its name. */
  sheets?: SheetWords | undefined;
}

interface ReadPart extends Part {
  roles: Roles;
  kind: SheetKind;
  dateColumn: number;
}

/** All parts of a record as one table. */
export interface Joined {
  headings: string[];
  keys: string[];
  roles: Roles;
  /** Rows of each part, laid out alike. */
  parts: { part: Part; rows: Row[] }[];
  sheets: SheetEntry[];
  /** Names of a sheet and its edited copy. */
  doubled: readonly [string, string] | undefined;
  /** True if the first part has headings. */
  named: boolean;
}

/** Joins the parts of a file that are a record: months, shifts or, on equal days, tanks; each by its own headings. */
export function joinParts(parts: readonly Part[], names: readonly string[] = [], choices: JoinChoices = {}): Joined {
  const found = parts.map((part): ReadPart => {
    const looked = part.body.slice(0, mostLooked);
    const roles = assignRoles(part, looked, choices.roles);
    const site = choices.roles ? undefined : findSite(roles, looked);
    if (site !== undefined) roles[site] = 'site';
    const dateColumn = roles.indexOf('date');
    const body = inMonth(part.body, dateColumn, findMonth(part));
    return { ...part, body, roles, dateColumn, kind: 'other' };
  });
  const lacks = ({ roles }: ReadPart) =>
    missingColumns(Object.fromEntries(roles.map((role) => [role ?? '', 0]))).length;
  // Without a complete part the one that lacks least is shown, so that the visitor can assign its columns.
  const wordOf = ({ name, sheet = -1 }: Part) => choices.sheets?.[name] ?? choices.sheets?.[names[sheet] ?? ''];
  const offered = found.filter((part) => wordOf(part) !== 'left');
  const best = offered.reduce<ReadPart | undefined>(
    (first, part) => (first && lacks(first) <= lacks(part) ? first : part),
    undefined,
  );
  for (const part of found) {
    const word = wordOf(part);
    if (word === 'left') part.kind = 'left';
    else if (part === best || lacks(part) === 0 || word) part.kind = 'read';
    else if (!part.body.some((row) => countFigures(row) > 0)) part.kind = 'empty';
    else part.kind = isDated(part) ? 'unknown' : 'other';
  }
  const doubled = markCopies(
    found.filter(({ kind }) => kind === 'read'),
    wordOf,
  );
  const read = found.filter(({ kind }) => kind === 'read');
  return {
    ...layOut(read, isTankSheets(read)),
    sheets: sheetEntries(found, names),
    doubled,
    named: read[0]?.headings !== undefined,
  };
}

const isData = ({ cells }: Row) => cells.filter((cell) => typeof cell === 'number' || isFigure(cell)).length > 1;

/** Fewest dated rows with which a sheet may be a record. */
const leastDated = 3;

const isDated = ({ body }: Part): boolean =>
  body.filter((row) => isData(row) && row.cells.some((cell) => typeof cell === 'string' && parseDate(cell))).length >=
  leastDated;

const dayOf = ({ dateColumn }: ReadPart, row: Row) => cellText(row.cells[dateColumn]);
const dated = (part: ReadPart) => new Set(part.body.map((row) => dayOf(part, row)).filter(hasFigure));

const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((day) => other.has(day)).length / Math.max(1, Math.min(one.size, other.size));

/** Marks in the name of a copied sheet. */
const copyMarks = /\(\d+\)|\b(?:copy(?: of)?|salinan|backup|rev(?:isi)?|final|lama|old|new|baru|fix)\b|[\s_-]+|\d$/gi;
const bareName = (name: string) => name.toLowerCase().replace(copyMarks, '');

/** Marks sheets whose rows all stand on another one; returns two sheets with one name and other figures. */
function markCopies(
  parts: readonly ReadPart[],
  wordOf: (part: Part) => SheetWord | undefined,
): readonly [string, string] | undefined {
  if (parts.length < 2 || parts.some(({ sheet }) => sheet === undefined)) return undefined;
  const written = parts.map(({ body }) => new Set(body.filter(isData).map(({ cells }) => cells.join('\n'))));
  const days = parts.map(dated);
  let doubled: readonly [string, string] | undefined;
  for (const [at, part] of parts.entries()) {
    for (const [before, other] of parts.slice(0, at).entries()) {
      const [own, theirs] = [written[at], written[before]];
      // The visitor knows better than the comparison.
      if (other.kind !== 'read' || !own || !theirs || own.size === 0 || wordOf(part)) continue;
      if ([...own].every((row) => theirs.has(row))) {
        part.kind = 'copy';
        break;
      }
      const isAlike =
        bareName(part.name) === bareName(other.name) && overlap(days[at] ?? own, days[before] ?? theirs) > 0.5;
      if (isAlike) doubled ??= [other.name, part.name];
    }
  }
  return doubled;
}

/** Names of shifts and nozzles; a sheet with another name is a tank. */
const shifts = /shift|sif|pagi|siang|malam|nozz?l?el?/i;

/** True if the parts are tanks: they have days in common and name no tank. */
function isTankSheets(parts: readonly ReadPart[]): boolean {
  if (parts.length < 2 || parts.some(({ roles }) => roles.includes('tank'))) return false;
  if (parts.every(({ name }) => shifts.test(name))) return false;
  const days = parts.map(dated);
  return days.some((own, at) => days.slice(0, at).some((other) => overlap(own, other) >= 0.5));
}

/** Lays the rows of all parts out in common columns: those of the same heading and role. */
function layOut(parts: readonly ReadPart[], isTank: boolean) {
  const union = new Map<string, { key: string; heading: string; role: LossColumn | undefined; at: number }>();
  const column = (key: string, heading: string, role: LossColumn | undefined) => {
    const id = `${key}\n${role ?? ''}`;
    const known = union.get(id) ?? { key, heading, role, at: union.size };
    union.set(id, known);
    return known.at;
  };
  if (isTank) column('tank', 'tank', 'tank');
  const places = parts.map(({ keys, headings, roles }) =>
    keys.map((key, at) => column(key, headings?.[at] ?? '', roles[at])),
  );
  const width = union.size;
  const laid = parts.map((part, index) => {
    const own = places[index] ?? [];
    // Most files have one layout, whose rows can stay as they are.
    const isPlain =
      own.every((place, at) => place === at) &&
      (own.length === width || part.body.every(({ cells }) => cells.length <= width));
    const rows = isPlain
      ? part.body
      : part.body.map((row) => moveCells(row, own, width, isTank ? part.name : undefined));
    return { part, rows };
  });
  const columns = [...union.values()];
  return {
    headings: columns.map(({ heading }) => heading.trim().slice(0, 40)),
    keys: columns.map(({ key }) => key),
    roles: columns.map(({ role }) => role),
    parts: laid,
  };
}

function moveCells(row: Row, places: readonly number[], width: number, tank: string | undefined): Row {
  const cells: Row['cells'] = Array.from({ length: width }, () => '');
  for (const [at, place] of places.entries()) cells[place] = row.cells[at] ?? '';
  cells.push(...row.cells.slice(places.length));
  if (tank !== undefined) cells[0] = tank;
  const added = [...(tank === undefined ? [] : [0]), ...(row.added ?? []).flatMap((at) => places[at] ?? [])];
  return added.length > 0 ? { ...row, cells, added } : { ...row, cells };
}

function sheetEntries(parts: readonly ReadPart[], names: readonly string[]): SheetEntry[] {
  const entries: SheetEntry[] = [];
  for (const { kind, sheet, name, titles, headingRows, body } of parts) {
    const rows = [...titles, ...headingRows, ...body];
    const whole = sheet === undefined ? '' : (names[sheet] ?? '');
    const isRead = kind === 'read';
    const known = isRead ? entries.find((entry) => entry.kind === 'read' && entry.name === whole) : undefined;
    if (known) known.rows += rows.length;
    else {
      const figures = isRead ? 0 : rows.reduce((sum, row) => sum + countFigures(row), 0);
      entries.push({ name: isRead ? whole : name, kind, rows: rows.length, figures });
    }
  }
  const read = new Set(parts.map(({ sheet }) => sheet));
  const empty = names.flatMap((name, sheet): SheetEntry[] =>
    read.has(sheet) ? [] : [{ name, kind: 'empty', rows: 0, figures: 0 }],
  );
  return [...entries, ...empty];
}

/** Most places of one record, and the share of rows that must repeat a day and tank before a place is looked for. */
const sites = { most: 40, repeated: 0.2 } as const;

/** Column that tells lines of the same day and tank apart, where they do not continue one another like shifts. */
function findSite(roles: Roles, rows: readonly Row[]): number | undefined {
  const [date, tank, opening, closing] = (['date', 'tank', 'opening', 'closing'] as const).map((role) =>
    roles.indexOf(role),
  );
  if (roles.includes('site') || roles.includes('part') || date === undefined || date < 0) return undefined;
  const text = (row: Row, at = -1) => cellText(row.cells[at]).trim();
  const day = (row: Row) => `${text(row, date)}\n${text(row, tank)}`;
  const data = rows.filter((row) => isData(row) && text(row, date));
  const last = new Map<string, Row>();
  let [repeated, continued] = [0, 0];
  for (const row of data) {
    const before = last.get(day(row));
    if (before) {
      repeated += 1;
      if (opening === undefined || opening < 0 || text(row, opening) === text(before, closing)) continued += 1;
    }
    last.set(day(row), row);
  }
  if (repeated < sites.repeated * data.length || continued > repeated / 2) return undefined;
  const free = roles.flatMap((role, at) => (role ? [] : [at])).filter((at) => at < mostCells);
  return free.find((at) => {
    const values = new Set(data.map((row) => text(row, at)));
    if (values.size < 2 || values.size > sites.most) return false;
    return new Set(data.map((row) => `${day(row)}\n${text(row, at)}`)).size === data.length;
  });
}
