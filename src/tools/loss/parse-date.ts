/** Which number of `03/04/2026` is the day. */
export type DateOrder = 'dmy' | 'mdy';

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
const monthOf = new Map(months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** A time may follow; it is left out. */
const time = '(?:[T ,]+\\d{1,2}[:.]\\d{2}.*)?$';
const yearFirst = new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${time}`);
const yearLast = new RegExp(`^(\\d{1,2})[-/. ](\\d{1,2})[-/. ](\\d{4}|\\d{2})${time}`);
const named = new RegExp(`^(?:\\p{L}+, *)?(\\d{1,2})[- ]+(\\p{L}{3,9})\\.?[- ]+(\\d{4}|\\d{2})${time}`, 'u');

/** A calendar day as `2026-10-31`, or undefined. Two-digit years are of this century. */
export function parseDate(typed: string, order: DateOrder = 'dmy'): string | undefined {
  const text = typed.trim();
  if (text.length > 40) return undefined;
  const first = yearFirst.exec(text);
  if (first) return toIso(Number(first[1]), Number(first[2]), Number(first[3]));
  const last = yearLast.exec(text);
  if (last) {
    const [a, b] = [Number(last[1]), Number(last[2])];
    return order === 'dmy' ? toIso(fullYear(last[3]), b, a) : toIso(fullYear(last[3]), a, b);
  }
  const words = named.exec(text);
  return words
    ? toIso(fullYear(words[3]), monthOf.get(words[2]?.toLowerCase() ?? '') ?? 0, Number(words[1]))
    : undefined;
}

const fullYear = (digits = ''): number => Number(digits) + (digits.length === 2 ? 2000 : 0);

function toIso(year: number, month: number, day: number): string | undefined {
  if (year < 1950 || year > 2099 || month < 1 || month > 12 || day < 1) return undefined;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The order that a column of dates shows, and whether it had to be assumed. */
export function findDateOrder(samples: readonly string[]): { order: DateOrder; assumed: boolean } {
  let [dayFirst, monthFirst, silent] = [0, 0, 0];
  for (const sample of samples) {
    const parts = yearLast.exec(sample.trim());
    if (!parts) continue;
    if (Number(parts[1]) > 12) dayFirst += 1;
    else if (Number(parts[2]) > 12) monthFirst += 1;
    else silent += 1;
  }
  return { order: monthFirst > dayFirst ? 'mdy' : 'dmy', assumed: silent > 0 && dayFirst === 0 && monthFirst === 0 };
}
