import { routeId, routes } from '../src/routes.ts';
import { parseMarks, type Vocabulary } from '../src/shared/text/parse-marks.ts';
import { fillSlots } from '../src/shared/text/slots.ts';
import type { Path, RecordSummary, RefusalAnswer } from './contract.ts';
import { deskFields, deskWords } from './desk.words.ts';

type Values = Record<string, string | number>;

export const fill = (text: string, values: Values) =>
  fillSlots(text, Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)])));

/** As visitors read it; one with faults as it is written. */
export function plainOf(text: string, vocabulary: Vocabulary): string {
  try {
    return parseMarks(text, vocabulary).plain;
  } catch {
    return text;
  }
}

/** Of a figure typed by hand: as it stands in the text, and what is written instead. */
export const claimMarks = (message: string) => ({
  figure: /^“(.+?)” is a marketing figure/.exec(message)?.[1],
  marks: message.match(/\{claim:[\w-]+\}/g) ?? [],
});

/** Messages for programmers in a writer's words; those of schemas come in Indonesian. */
export function sayProblem(message: string): string {
  const known = deskWords.problems.find(({ says }) => message.includes(says))?.text;
  const result = message.split(' ').at(-1) ?? '';
  const marks = claimMarks(message).marks.join(' / ');
  const number = (/-?\d+(\.\d+)?/.exec(message)?.[0] ?? '').replace('.', ',');
  // The list of terms says what to write instead.
  const term = /“(.+)” is written “(.+)”/.exec(message);
  return term ? `“${term[1]}” → “${term[2]}”` : known ? fill(known, { result, marks, number }) : message;
}

/** With the first field that is at fault, and its record where that is named. */
export function sayRefusal(
  { refusal, detail = '', problems = [] }: RefusalAnswer,
  records: readonly RecordSummary[] = [],
): string {
  const said = fill(deskWords.refusals[refusal], { detail });
  const [first] = problems;
  if (!first) return said;
  const where = [first.file && recordName(first.file, records), first.path.length > 0 && fieldLabel(first.path)];
  return `${said} ${where.filter(Boolean).join(' → ')}: ${sayProblem(first.message)}`;
}

type Field = (typeof deskFields.fields)[string];

/**
 * As a section (`.about`), in any of some tables (`supplies.*.duration`), with its table (`seo.title`), or by its key
 * alone.
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

/** `missionLabel` → `Mission label`, for fields that nobody has named yet. */
const readable = (key: string) => {
  const words = key
    .replaceAll(/([A-Z])/g, ' $1')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const fieldLabel = (path: Path) =>
  fieldWords(path)?.label ?? readable(String(path.findLast((key) => typeof key === 'string') ?? ''));

/** Within a sentence: `fitur`. */
export function itemWord(path: Path): string {
  const label = fieldWords(path)?.item ?? fieldLabel(path);
  return /^[A-Z][^A-Z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** `Beranda`; `Industri: Minyak dan gas` where a collection has several. */
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

/** Where a record is to be seen: its own page first, else those of its collection. */
export function pagesOf(file: string, collection: string): string[] {
  const id = recordId(file);
  const own = file.startsWith('pages/') ? Object.values(routes).find((route) => routeId(route) === id) : undefined;
  const { page = '/', also = [] } = deskWords.collections[collection] ?? {};
  return [own ?? fill(page, { id }), ...also];
}
