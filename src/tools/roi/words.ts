import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { batteryRange, type RoiRadio } from './cases.ts';
import type { RoiField } from './fields.ts';
import { endOfRange, isGone, isRange, type RoiValues, roiInputs } from './inputs.ts';
import type { RoiResult } from './payback.ts';
import { formatRupiah, shortRupiah } from './rupiah.ts';
import type { RoiToolText } from './schema.ts';
import type { Swing } from './sensitivity.ts';

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
