import { type RoiField, type RoiValues, rangeEnd, roiInputs } from 'tank-gauging/roi/inputs';
import {
  batteryRange,
  type RoiOutcome,
  type RoiRadio,
  type RoiResult,
  type RoiRow,
  roiAnswer,
  type Swing,
  wholeMonths,
} from 'tank-gauging/roi/model';
import { formatAllDigits, formatNumber, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { ToolData, ToolView } from '../kit/tool-state.ts';
import type { RoiToolText } from './schema.ts';

export interface RoiData extends ToolData<RoiToolText> {
  radios: readonly RoiRadio[];
}
export type RoiView = ToolView<typeof roiInputs, RoiData, RoiResult>;

const space = '\u00a0';
const sign = (value: number) => (value < 0 ? '−' : '');

/** Amount in whole rupiah: `Rp 1.500.000`. */
export function formatRupiah(value: number, { currency }: RoiToolText['money']): string {
  const whole = Math.round(value) || 0;
  return `${sign(whole)}${currency}${space}${formatNumber(Math.abs(whole))}`;
}

const steps = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
] as const;

/** Amount with three significant digits: `Rp 52,2 juta`, `Rp 1,25 miliar`; below a million `Rp 870.000`. */
export function shortRupiah(value: number, words: RoiToolText['money']): string {
  const rounded = Number(value.toPrecision(3));
  const step = steps.find(([size]) => Math.abs(rounded) >= size);
  if (!step) return formatRupiah(rounded, words);
  const [size, name] = step;
  const amount = Math.abs(rounded) / size;
  const digits = Number.isInteger(amount) || amount >= 100 ? 0 : amount >= 10 || Number.isInteger(amount * 10) ? 1 : 2;
  return `${sign(rounded)}${words.currency}${space}${formatNumber(amount, digits)}${space}${words[name]}`;
}

/** Rate of return above which no number is shown: it would mean nothing. */
const mostRate = 10;

const ratesText = (rates: readonly number[], { rate }: RoiToolText): string =>
  rates.map((value) => (value > mostRate ? rate.most : `${formatNumber(value * 100, 1)}%`)).join(` ${rate.and} `) ||
  rate.none;

export const fieldText = (field: RoiField, { fields }: RoiToolText) => fields[roiInputs[field].key];

/** Value of a field with its unit: `Rp 8 juta/tangki`, `10 menit`. */
export function fieldValue(field: RoiField, value: number, text: RoiToolText): string {
  const { unit = '' } = fieldText(field, text);
  const [head = '', ...rest] = unit.split('/');
  if (head === text.money.currency) return [shortRupiah(value, text.money), ...rest].join('/');
  const rounded = formatAllDigits(Number(value.toPrecision(3)));
  return unit.startsWith('%') ? `${rounded}%` : `${rounded}${unit && space}${unit}`;
}

export const yearSlots = ({ from, to }: { from: number; to: number }) => ({
  dari: formatAllDigits(Number(from.toFixed(1))),
  sampai: formatAllDigits(Number(to.toFixed(1))),
});

/** Range of a field: `7 menit – 13 menit`; battery life in years. */
export function fieldRange(values: RoiValues, field: Swing['field'], { text, radios }: RoiData): string {
  if (field !== 'batteryLife')
    return (['low', 'high'] as const).map((end) => fieldValue(field, rangeEnd(values, field, end), text)).join(' – ');
  const range = batteryRange(values, radios);
  return range ? fillSlots(text.battery.range, yearSlots(range)) : '';
}

export const swingName = (field: Swing['field'], text: RoiToolText): string =>
  field === 'batteryLife' ? text.battery.life : fieldText(field, text).label;

/** Text of a result row for one case. */
export function rowValue(row: RoiRow, outcome: RoiOutcome, text: RoiToolText, money = shortRupiah): string {
  const { payback, internalRates, savingsTotal } = outcome;
  if (row === 'internalRate') return ratesText(internalRates, text);
  if (row !== 'payback') return money(row === 'savings' ? savingsTotal : outcome[row], text.money);
  if (payback === undefined || roiAnswer(outcome) === 'never') return text.none;
  return formatUnit(wholeMonths(payback), text.units.months);
}
