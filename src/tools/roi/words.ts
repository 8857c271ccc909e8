import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { endOfRange, isGone, isRange, type RoiField, type RoiValues, roiInputs } from './inputs.ts';
import { batteryRange, months, type RoiRadio, type RoiResult, readingHours, type Swing } from './model.ts';
import type { RoiToolText } from './schema.ts';

/** What amounts of money are called. */
export interface MoneyWords {
  currency: string;
  million: string;
  billion: string;
  trillion: string;
}

const space = '\u00a0';
const sign = (value: number) => (value < 0 ? '−' : '');

/** Whole rupiah: `Rp 1.500.000`. */
export function formatRupiah(value: number, { currency }: MoneyWords): string {
  const whole = Math.round(value) || 0;
  return `${sign(whole)}${currency}${space}${formatNumber(Math.abs(whole))}`;
}

const steps = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
] as const;

/** Rupiah with three digits, as people say it: `Rp 52,2 juta`, `Rp 1,25 miliar`; below a million `Rp 870.000`. */
export function shortRupiah(value: number, words: MoneyWords): string {
  const { currency } = words;
  const rounded = Number(value.toPrecision(3));
  const step = steps.find(([size]) => Math.abs(rounded) >= size);
  if (!step) return formatRupiah(rounded, words);
  const [size, name] = step;
  const amount = Math.abs(rounded) / size;
  const digits = Number.isInteger(amount) || amount >= 100 ? 0 : amount >= 10 || Number.isInteger(amount * 10) ? 1 : 2;
  return `${sign(rounded)}${currency}${space}${formatNumber(amount, digits)}${space}${words[name]}`;
}

/** Beyond this a number of months, or a rate of return, says nothing more. */
const [mostMonths, mostRate] = [1200, 10] as const;

/** Whole months, counted to the end of the one in which it is paid; money that is never laid out is back at once. */
export const wholeMonths = (payback: number): number => Math.max(0, Math.ceil(payback - 1e-9));

/** `17 bulan`, counted to the end of the month in which it is paid; the record's words when it never is. */
export function payback({ payback: months }: Pick<RoiResult, 'payback'>, { none, units }: RoiToolText): string {
  if (months === undefined) return none;
  return months > mostMonths ? units.centuries : formatUnit(wholeMonths(months), units.months);
}

/** Rupiah in full and in short. */
export const inFull =
  ({ money }: RoiToolText) =>
  (value: number) =>
    formatRupiah(value, money);
export const inShort =
  ({ money }: RoiToolText) =>
  (value: number) =>
    shortRupiah(value, money);

/** The internal rates of return in words: one, several, or that there is none. */
export function ratesText({ internalRates: rates }: Pick<RoiResult, 'internalRates'>, { rate }: RoiToolText): string {
  if (rates.length === 0) return rate.none;
  return rates
    .map((value) => (value > mostRate ? rate.most : `${formatNumber(value * 100, 1)}%`))
    .join(` ${rate.and} `);
}

/** The words of a field. */
export const wordsOf = (field: RoiField, { fields }: RoiToolText) => fields[roiInputs[field].key];

/** A value of a field with its unit: `Rp 8 juta/tangki`, `10 menit`. */
export function fieldValue(field: RoiField, value: number, text: RoiToolText): string {
  const { unit } = wordsOf(field, text);
  const [head = '', ...rest] = unit.split('/');
  if (head === text.money.currency) return [inShort(text)(value), ...rest].join('/');
  const rounded = formatFree(Number(value.toPrecision(3)));
  return unit.startsWith('%') ? `${rounded}%` : `${rounded}\u00a0${unit}`;
}

/** What a range means in the unit of its field: `7 menit – 13 menit`; a battery's life in years. */
export function spanOf(
  values: RoiValues,
  field: Swing['field'],
  radios: readonly RoiRadio[],
  text: RoiToolText,
): string {
  if (field === 'batteryLife') {
    const range = batteryRange(values, radios);
    return range ? fillSlots(text.battery.range, yearSlots(range)) : '';
  }
  const [low, high] = (['low', 'high'] as const).map((end) => fieldValue(field, endOfRange(values, field, end), text));
  return `${low} – ${high}`;
}

/** A range of years, to a tenth. */
export const yearSlots = ({ from, to }: { from: number; to: number }) => ({
  dari: formatFree(Number(from.toFixed(1))),
  sampai: formatFree(Number(to.toFixed(1))),
});

/** Name of an uncertain value. */
export const swingName = (field: Swing['field'], text: RoiToolText): string =>
  field === 'batteryLife' ? text.battery.life : wordsOf(field, text).label;

/** Savings in per cent of what the sources cost now. */
export const shareOf = ({ savingsTotal, nowTotal }: RoiResult, text: RoiToolText): string =>
  nowTotal > 0 ? `${formatNumber((savingsTotal / nowTotal) * 100)}%` : text.none;

const rowNames = [
  'savings',
  'running',
  'batteries',
  'net',
  'investment',
  'payback',
  'fiveYears',
  'presentValue',
  'internalRate',
] as const;
export type RoiRow = (typeof rowNames)[number];

/** A row's value of one result. */
export function rowValue(row: RoiRow, result: RoiResult, text: RoiToolText, money = inShort(text)): string {
  if (row === 'payback') return payback(result, text);
  if (row === 'internalRate') return ratesText(result, text);
  return money(row === 'savings' ? result.savingsTotal : result[row]);
}

/** The rows of the table of cases, in full rupiah or in short. */
export const resultRows = (
  results: readonly RoiResult[],
  text: RoiToolText,
  money: (value: number) => string = inFull(text),
  rows: readonly RoiRow[] = rowNames,
): string[][] => rows.map((row) => [text.rows[row], ...results.map((result) => rowValue(row, result, text, money))]);

const comparedBy = ['investment', 'net', 'payback', 'presentValue', 'internalRate', 'fiveYears'] as const;

/** What scenarios are compared by. */
export const comparedRows = (result: RoiResult, text: RoiToolText): [name: string, value: string][] =>
  comparedBy.map((row) => [text.rows[row], rowValue(row, result, text)]);

/** What a field is called, by its key in the address. */
export function nameOf(key: string, { fields, choices, gone }: RoiToolText): string {
  const names: Readonly<Record<string, { label: string }>> = { ...fields, ...choices };
  return names[key]?.label ?? (isRange(key) ? gone.ranges : isGone(key) ? gone.quotes : key);
}

/** Hours that one person works a day. */
const shift = 8;

/** What the readings of a day come to, in hours and in people: whether that can be is easily seen. */
export function hoursNote(values: RoiValues, { hours }: RoiToolText): string {
  const perDay = readingHours(values) / values.workDays;
  const digits = (value: number) => (value < 10 ? 1 : 0);
  return fillSlots(hours, {
    jam: formatNumber(perDay, digits(perDay)),
    orang: formatNumber(perDay / shift, digits(perDay / shift)),
  });
}

/** How long batteries last, and how often they are replaced in five years. */
export function batteryNote(values: RoiValues, radios: readonly RoiRadio[], { battery }: RoiToolText): string {
  const range = batteryRange(values, radios);
  if (!range) return battery.mains;
  const life = ((range.from + range.to) / 2) * 12;
  return fillSlots(battery.note, { ...yearSlots(range), kali: formatNumber(Math.ceil(months / life) - 1) });
}
