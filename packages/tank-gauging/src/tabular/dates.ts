import { itemAt } from '../item-at.ts';

/** Day first or month first in `03/04/2026`. */
export const dateOrders = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

const months = [
  ['januari', 'january', 'jan'],
  ['februari', 'february', 'pebruari', 'feb', 'peb'],
  ['maret', 'march', 'mar'],
  ['april', 'apr'],
  ['mei', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['agustus', 'august', 'agu', 'agt', 'ags', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nopember', 'nov', 'nop'],
  ['desember', 'december', 'des', 'dec'],
];
const monthNumbers = new Map(months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** Optional time after the date. */
const time = '(?:[T ,]+(?:(?:pukul|jam) )?\\d{1,2}[:.]\\d{2}.*)?$';
const yearFirst = new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${time}`);
const yearLast = new RegExp(`^(\\d{1,2})[-/. ](\\d{1,2})[-/. ](\\d{4}|\\d{2})${time}`);
const dayMonthYear = new RegExp(`^(\\d{1,2})[- ]+(\\p{L}{3,9})\\.?[- ]+(\\d{4}|\\d{2})${time}`, 'u');

const monthFirst = new RegExp(`^(\\p{L}{3,9})\\.? (\\d{1,2}),? +(\\d{4})${time}`, 'u');
/** Weekday before a date: `Jum'at, `. */
const weekday =
  /^(?:hari )?(?:minggu|ahad|senin|selasa|rabu|kamis|jum['’`]?at|sabtu|(?:sun|mon|tues|wednes|thurs|fri|satur)day|min|sen|sel|rab|kam|jum|sab|sun|mon|tue|wed|thu|fri|sat)\.?[ ,]+(?=\d|\p{L}+\.? \d)/iu;

/** Parses a date to `2026-10-31`. Two-digit years are 20xx. */
export function parseDate(typed: string, order: DateOrder = 'dmy'): string | undefined {
  const text = typed.trim().replace(weekday, '');
  if (text.length > 40) return undefined;
  const first = yearFirst.exec(text);
  if (first) return toIso(Number(first[1]), Number(first[2]), Number(first[3]));
  const last = yearLast.exec(text);
  if (last) {
    const [a, b] = [Number(last[1]), Number(last[2])];
    return order === 'dmy' ? toIso(fullYear(last[3]), b, a) : toIso(fullYear(last[3]), a, b);
  }
  const english = monthFirst.exec(typed.trim()) ?? monthFirst.exec(text);
  if (english)
    return toIso(fullYear(english[3]), monthNumbers.get(english[1]?.toLowerCase() ?? '') ?? 0, Number(english[2]));
  const words = dayMonthYear.exec(text);
  return words
    ? toIso(fullYear(words[3]), monthNumbers.get(words[2]?.toLowerCase() ?? '') ?? 0, Number(words[1]))
    : undefined;
}

const dayMonth = /^(\d{1,2})[-/. ](\d{1,2})[-/.]?$/;
const dayNamedMonth = /^(\d{1,2})[- ]+(\p{L}{3,9})\.?$/u;
const namedMonthDay = /^(\p{L}{3,9})\.?[- ]+(\d{1,2})$/u;

/** Parses a date without a year in the given one: `1 Sep`, `01/09`. */
export function parseDayMonth(typed: string, year: number, order: DateOrder = 'dmy'): string | undefined {
  const text = typed.trim();
  const bare = monthNumbers.has(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '') ? text : text.replace(weekday, '');
  const [, a, b] = dayMonth.exec(bare) ?? [];
  if (a && b) return order === 'dmy' ? toIso(year, Number(b), Number(a)) : toIso(year, Number(a), Number(b));
  const [, day, named] = dayNamedMonth.exec(bare) ?? [];
  if (day && named) return toIso(year, monthNumbers.get(named.toLowerCase()) ?? 0, Number(day));
  const [, name = '', last] = namedMonthDay.exec(bare) ?? [];
  return toIso(year, monthNumbers.get(name.toLowerCase()) ?? 0, Number(last ?? 0));
}

const monthName = /(?<!\p{L})(\p{L}+)(?:[\s,:/]+(?:tahun|thn|year))?[\s,:/'’-]+(\d{4}|(?<=['’-])\d{2})\b/gu;
const monthNumber = /(?<![\d/.-])(\d{1,2})[/.-](\d{4})\b/g;

/** Month named in a title: `Bulan: Oktober 2026`, `Okt-26`, `10/2026` → `2026-10`; undefined for none or several. */
export function parseTitleMonth(title: string): string | undefined {
  const months = [...title.toLowerCase().matchAll(monthName)].map(([, name = '', year]) => [
    monthNumbers.get(name),
    year,
  ]);
  const numbered = [...title.matchAll(monthNumber)].map(([, month, year]) => [Number(month), year]);
  const found = [...months, ...numbered].flatMap(
    ([month, year]) => toIso(fullYear(String(year)), Number(month ?? 0), 1) ?? [],
  );
  return new Set(found).size === 1 ? found[0]?.slice(0, 7) : undefined;
}

const fullYear = (digits = ''): number => Number(digits) + (digits.length === 2 ? 2000 : 0);

function toIso(year: number, month: number, day: number): string | undefined {
  if (year < 1950 || year > 2099 || month < 1 || month > 12 || day < 1) return undefined;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const dayLength = 86_400_000;
/** Spreadsheet serial dates count days from 30 December 1899; accepted range is the years 2000 to 2060. */
const serials = { least: 36_526, most: 58_806, start: Date.UTC(1899, 11, 30) };

/** Parses a serial date: 46266 → 2026-09-01. Only for a column known to hold dates. */
export function parseSerial(value: number): string | undefined {
  const day = Math.floor(value);
  if (!(day >= serials.least && day <= serials.most)) return undefined;
  return new Date(serials.start + day * dayLength).toISOString().slice(0, 10);
}

/** Days since 1 January 1970. */
export const dayNumber = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / dayLength;

const mostLooked = 5000;
/** Lead in the share of one-day steps from which a date order is certain. */
const dateLead = 0.2;

/**
 * Date order of a column. Dates that exist in one order only decide first, then which order makes rows follow day by
 * day; unsure when both are about equal.
 */
export function findDateOrder(samples: readonly string[]): { order: DateOrder; unsure: boolean } {
  const looked = samples.slice(0, mostLooked).filter((sample) => sample.trim() !== '');
  const [dmy, mdy] = dateOrders.map((order) => {
    const days = looked.map((sample) => parseDate(sample, order));
    const read = days.flatMap((day) => day ?? []);
    return { days, read: read.length, steady: steadiness(read) };
  });
  if (!dmy || !mdy || looked.every((_, i) => dmy.days[i] === mdy.days[i])) return { order: 'dmy', unsure: false };
  if (dmy.read !== mdy.read) return { order: dmy.read > mdy.read ? 'dmy' : 'mdy', unsure: false };
  return { order: mdy.steady > dmy.steady ? 'mdy' : 'dmy', unsure: Math.abs(dmy.steady - mdy.steady) < dateLead };
}

/** Share of rows whose date is within one day of the previous row's. */
function steadiness(days: readonly string[]): number {
  const numbers = days.map(dayNumber);
  const near = numbers.filter((day, i) => i > 0 && Math.abs(day - itemAt(numbers, i - 1)) <= 1).length;
  return near / Math.max(1, numbers.length - 1);
}
