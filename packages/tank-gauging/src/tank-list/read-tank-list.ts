import type { MediaTable } from '../picker/media.ts';
import { firstText, isTotalLabel } from '../tabular/account.ts';
import { cellText, type DecimalSeparator, type Row, type SheetCell, type Table } from '../tabular/cells.ts';
import { parseTable } from '../tabular/delimited.ts';
import type { Tank } from '../tank/tank-record.ts';
import { type CapacityQuestion, readCapacities } from './capacity-column.ts';
import { isSameAsAbove, readTags, readZone } from './list-cells.ts';
import { findHead, type ListHead, type ListHeading, type ListRole, repeatsHead } from './list-headings.ts';
import { type ListAnswers, type ListedRow, type RowQuestion, readRow, wholeTank } from './list-row.ts';

/** Rows that are read as tanks; further ones are only named. */
export const mostTanks = 500;

/** Row that is no tank; `spare` exceeds the limit. */
export const otherRows = ['title', 'heading', 'group', 'total', 'spare'] as const;
export interface OtherRow {
  kind: (typeof otherRows)[number];
  line: number;
  sheet: string | undefined;
  text: string;
}

export interface ReadTank extends ListedRow {
  /** Complete tank; undefined while a question is open or the tank is idle. */
  tank: Tank | undefined;
}

export interface TankListReading {
  rows: ReadTank[];
  others: OtherRow[];
  /** Columns with the role that they were read in; those without one were not used. */
  columns: { heading: string; role: ListRole | undefined; sheet: string | undefined }[];
  /** Sheets without headings of a tank list, where other sheets have them. */
  unreadSheets: { name: string; rows: number }[];
  capacity: CapacityQuestion | undefined;
  decimal: DecimalSeparator;
  /** True if the other decimal separator reads other values as plausibly. */
  isDecimalOpen: boolean;
}

/** Cells that are a single quotation mark: they repeat the cell above, and quote nothing. */
const loneQuote = /(^|[\t;])"(?=[\t;\r\n]|$)/gm;

export const parseTankText = (text: string): Table => parseTable(text.replace(loneQuote, '$1""""'));

type Finder = Pick<MediaTable, 'find' | 'named'>;

interface ListSheet {
  name: string | undefined;
  rows: readonly Row[];
  head: ListHead | undefined;
}

/** Reads a list of tanks as plants keep it. Every row below the headings is a tank, or is named with its reason. */
export function readTankList(table: Table, finder: Finder, answers: ListAnswers = {}): TankListReading {
  const sheets = splitSheets(table);
  const usual: DecimalSeparator = table.separator === ',' ? 'dot' : 'comma';
  const readings = (answers.decimal ? [answers.decimal] : ([usual, usual === 'comma' ? 'dot' : 'comma'] as const)).map(
    (decimal) => readSheets(sheets, finder, answers, decimal),
  );
  const [first, second] = readings;
  if (!first) throw new Error('a list is read with one decimal separator at least');
  if (!second) return first.reading;
  const best = second.penalty < first.penalty ? second : first;
  const isOpen = first.penalty === second.penalty && sizesOf(first.reading) !== sizesOf(second.reading);
  return { ...best.reading, isDecimalOpen: isOpen };
}

const sizesOf = ({ rows }: TankListReading): string =>
  JSON.stringify(rows.map(({ stated, capacity }) => [stated, capacity]));

function splitSheets({ rows, sheets: names }: Table): ListSheet[] {
  const own = names
    ? names.map((name, at) => ({ name, rows: rows.filter(({ sheet }) => sheet === at) }))
    : [{ name: undefined, rows }];
  return own.filter((sheet) => sheet.rows.length > 0).map((sheet) => ({ ...sheet, head: findHead(sheet.rows) }));
}

function readSheets(sheets: readonly ListSheet[], finder: Finder, answers: ListAnswers, decimal: DecimalSeparator) {
  const hasHead = sheets.some(({ head }) => head);
  const read = sheets.filter(({ head }) => head || !hasHead);
  const parts = read.map((sheet) => readSheet(sheet, finder, answers, decimal));
  const rows = parts.flatMap((part) => part.rows);
  noteRepeatedTags(rows);
  const faults = rows.reduce(
    (sum, { unread, questions }) => sum + unread.length + questions.filter(({ kind }) => kind === 'size').length,
    0,
  );
  const consistent = parts.reduce((sum, part) => sum + part.consistent, 0);
  const reading: TankListReading = {
    rows: rows.slice(0, mostTanks).map((row) => ({ ...row, tank: wholeTank(row) })),
    others: [
      ...parts.flatMap(({ others }) => others),
      ...rows.slice(mostTanks).map(({ line, sheet, typed }) => ({ kind: 'spare' as const, line, sheet, text: typed })),
    ],
    columns: parts.flatMap(({ columns }) => columns),
    unreadSheets: sheets
      .filter((sheet) => !read.includes(sheet))
      .map(({ name = '', rows: all }) => ({ name, rows: all.length })),
    capacity: parts.find(({ question }) => question)?.question,
    decimal,
    isDecimalOpen: false,
  };
  return { reading, penalty: 2 * faults - consistent };
}

function noteRepeatedTags(rows: readonly ListedRow[]) {
  const seen = new Set<string>();
  for (const row of rows) {
    if (seen.has(row.tag) && row.stated.tag) row.notes.push({ kind: 'twice', values: [row.tag] });
    seen.add(row.tag);
  }
}

const joined = ({ cells }: Pick<Row, 'cells'>) =>
  cells
    .map((cell) => cellText(cell).trim())
    .filter(Boolean)
    .join(' · ')
    .slice(0, 200);

function readSheet({ name, rows, head }: ListSheet, finder: Finder, answers: ListAnswers, decimal: DecimalSeparator) {
  const others: OtherRow[] = [];
  const other = (kind: OtherRow['kind'], row: Row) =>
    others.push({ kind, line: row.line, sheet: name, text: joined(row) });
  const { from = 0, start = 0, headings = [] } = head ?? {};
  for (const row of rows.slice(0, from)) other('title', row);
  for (const row of rows.slice(from, start)) other('heading', row);
  const body = rows.slice(start);
  const used = usedHeadings(headings, body);
  const at = (role: ListRole) => used.findIndex((heading) => heading.role === role);
  const listed: ListedRow[] = [];
  let above: string | undefined;
  let last: SheetCell[] = [];
  for (const row of body) {
    if (!row.cells.some((cell) => cellText(cell).trim())) continue;
    if (head && repeatsHead(row, rows, head)) other('heading', row);
    else if (isTotalLabel(firstText(row.cells)) || isTotalLabel(row.cells[at('tag')])) other('total', row);
    else if (head && isGroup(row, at)) {
      other('group', row);
      above = firstText(row.cells.filter((cell) => !isBullet(cell))).replace(/^.*?[:=]\s*/, '');
    } else {
      const cells = row.cells.map((cell, place) =>
        isSameAsAbove(cellText(cell)) && place !== at('tag') ? (last[place] ?? '') : cell,
      );
      const context = { headings: used, ...finder, answers, decimal, sheet: name, above };
      listed.push(readRow({ ...row, cells }, context));
      above = cellText(cells[at('product')]).trim() || above;
      last = cells;
    }
  }
  const heading = (role: ListRole) => used[at(role)]?.text ?? '';
  const { question, consistent, isRead } = readCapacities(
    listed,
    { capacity: heading('capacity'), safe: heading('safe') },
    answers.capacity,
  );
  return {
    rows: listed,
    others,
    consistent,
    question,
    columns: used.flatMap(({ text, role }, place) =>
      text || body.some(({ cells }) => cellText(cells[place]).trim())
        ? [{ heading: text, role: role === 'capacity' && !isRead ? undefined : role, sheet: name }]
        : [],
    ),
  };
}

/** Headings with the columns that have none; an area that names no zone is a place, and not read. */
function usedHeadings(headings: readonly ListHeading[], body: readonly Row[]): ListHeading[] {
  const width = body.reduce((most, { cells }) => Math.max(most, cells.length), headings.length);
  return Array.from({ length: width }, (_, at) => {
    const { text = '', role } = headings[at] ?? {};
    const isPlace = role === 'zone' && !body.some(({ cells }) => readZone(cellText(cells[at])));
    return { text, role: isPlace ? undefined : role };
  });
}

const isBullet = (cell: SheetCell) => /^\s*(?:[ivx]+|[a-z]|\d+)[.)]?\s*$/i.test(cellText(cell));
const groupWord =
  /^(?:area|tank ?farm|farm|kelompok|group|grup|plant|unit|lokasi|gudang|terminal|blok|site|bagian|produk|product|service|isi)\b/i;

/** True for a line between the tanks that names a group: one text without sizes, and no tag. */
function isGroup(row: Row, at: (role: ListRole) => number): boolean {
  const filled = row.cells.flatMap((cell, place) =>
    cellText(cell).trim() ? [{ text: cellText(cell).trim(), place }] : [],
  );
  const texts = filled.filter(({ text }, index) => !(index === 0 && filled.length > 1 && isBullet(text)));
  const [only, ...more] = texts;
  if (!only || more.length > 0) return false;
  if (groupWord.test(only.text)) return true;
  const isTag = only.place === at('tag') && /\d/.test(readTags(only.text).tags[0] ?? '');
  return !isTag && only.place !== at('product');
}

/** Questions that are open, each with the number of rows that its answer serves. */
export function openQuestions(
  rows: readonly ReadTank[],
): { question: Exclude<RowQuestion, { kind: 'size' }>; rows: number }[] {
  const found = new Map<string, { question: Exclude<RowQuestion, { kind: 'size' }>; rows: number }>();
  for (const { questions } of rows)
    for (const question of questions) {
      if (question.kind === 'size') continue;
      const key = `${question.kind} ${question.key}`;
      const known = found.get(key);
      if (known) known.rows += 1;
      else found.set(key, { question, rows: 1 });
    }
  return [...found.values()];
}
