import { routeId, routes } from '../src/routes.ts';
import { parseMarks, type Vocabulary } from '../src/shared/text/parse-marks.ts';
import { fillSlots } from '../src/shared/text/slots.ts';
import type { Path, RecordSummary, RefusalAnswer } from './contract.ts';
import { deskFields, deskWords } from './desk.words.ts';

type Values = Record<string, string | number>;

export const fillMarks = (text: string, values: Values) =>
  fillSlots(text, Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)])));

/** Text as visitors read it; the source text when its marks are invalid. */
export function visitorText(text: string, vocabulary: Vocabulary): string {
  try {
    return parseMarks(text, vocabulary).plain;
  } catch {
    return text;
  }
}

/** Marketing figure in a message, and the marks that can replace it. */
export const claimMarks = (message: string) => ({
  figure: /^“(.+?)” is a marketing figure/.exec(message)?.[1],
  marks: message.match(/\{claim:[\w-]+\}/g) ?? [],
});

/** Translates an English message for writers; messages of schemas are Indonesian already. */
export function translateProblem(message: string): string {
  const known = deskWords.problems.find(({ says }) => message.includes(says))?.text;
  const result = message.split(' ').at(-1) ?? '';
  const marks = claimMarks(message).marks.join(' / ');
  const number = (/-?\d+(\.\d+)?/.exec(message)?.[0] ?? '').replace('.', ',');
  // The list of terms gives the replacement.
  const term = /“(.+)” is written “(.+)”/.exec(message);
  return term ? `“${term[1]}” → “${term[2]}”` : known ? fillMarks(known, { result, marks, number }) : message;
}

/** Text of a refusal, with its first faulty field and that field’s record. */
export function translateRefusal(
  { refusal, detail = '', problems = [] }: RefusalAnswer,
  records: readonly RecordSummary[] = [],
): string {
  const refusalText = fillMarks(deskWords.refusals[refusal], { detail });
  const [first] = problems;
  if (!first) return refusalText;
  const where = [first.file && recordName(first.file, records), first.path.length > 0 && fieldLabel(first.path)];
  return `${refusalText} ${where.filter(Boolean).join(' → ')}: ${translateProblem(first.message)}`;
}

type Field = (typeof deskFields.fields)[string];

/**
 * Label and help of a field, looked up as section (`.about`), in any entry of a table (`supplies.*.duration`), with
 * its parent (`seo.title`), or by key alone.
 */
export function fieldWords(path: Path): Field | undefined {
  const keys = path.filter((key) => typeof key === 'string');
  const own = keys.at(-1) ?? '';
  const { fields } = deskFields;
  return (
    (keys.length === 1 ? fields[`.${own}`] : undefined) ??
    fields[`${keys.at(-3)}.*.${own}`] ??
    fields[keys.slice(-2).join('.')] ??
    fields[own]
  );
}

/** `missionLabel` → `Mission label`, for fields without a label. */
const readable = (key: string) => {
  const words = key
    .replaceAll(/([A-Z])/g, ' $1')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const fieldLabel = (path: Path) =>
  fieldWords(path)?.label ?? readable(String(path.findLast((key) => typeof key === 'string') ?? ''));

/** Name of a list’s items within a sentence: `fitur`. */
export function itemWord(path: Path): string {
  const label = fieldWords(path)?.item ?? fieldLabel(path);
  return /^[A-Z][^A-Z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** `Beranda`; `Industri: Minyak dan gas` when its collection has several records. */
export function recordName(file: string, all: readonly RecordSummary[]): string {
  const { collection = '', title = recordId(file) } = all.find((record) => record.file === file) ?? {};
  const label = deskWords.collections[collection]?.label;
  if (!label) return title;
  return all.filter((other) => other.collection === collection).length === 1 ? label : `${label}: ${title}`;
}

/** `pages/home.yaml` → `home` */
export const recordId = (file: string) => file.replace(/^.*\/|\.yaml$/g, '');

/** `Foto Café (2)` → `foto-cafe-2` */
export const slug = (title: string) =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Pages that show a record: its own page first, else those of its collection. */
export function pagesShowing(file: string, collection: string): string[] {
  const id = recordId(file);
  const own = file.startsWith('pages/') ? Object.values(routes).find((route) => routeId(route) === id) : undefined;
  const { page = '/', also = [] } = deskWords.collections[collection] ?? {};
  return [own ?? fillMarks(page, { id }), ...also];
}
