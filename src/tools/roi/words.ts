import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import type { RoiField } from './fields.ts';
import { endOfRange, type RoiValues, type UncertainField } from './inputs.ts';
import type { RoiResult } from './payback.ts';
import { formatRupiah, shortRupiah } from './rupiah.ts';
import type { RoiToolText } from './schema.ts';

/** Beyond this a number of months says nothing more. */
const mostMonths = 1200;

/** `17 bulan`, counted to the end of the month in which it is paid; the record's words when it never is. */
export function payback({ payback: months }: RoiResult, text: RoiToolText): string {
  if (months === undefined) return text.none;
  return months > mostMonths ? 'lebih dari 100 tahun' : formatUnit(Math.ceil(months), 'bulan');
}

/** A value of a field with its unit: `Rp 8 juta/tangki`, `10 menit`. */
export function fieldValue(field: RoiField, value: number, { fields }: RoiToolText): string {
  const { unit } = fields[field];
  const [head = '', ...rest] = unit.split('/');
  if (head === 'Rp') return [shortRupiah(value), ...rest].join('/');
  const rounded = formatFree(Number(value.toPrecision(3)));
  return unit.startsWith('%') ? `${rounded}%` : `${rounded}\u00a0${unit}`;
}

/** What a range means in the unit of its field: `7 menit – 13 menit`. */
export function spanOf(values: RoiValues, field: UncertainField, text: RoiToolText): string {
  const [low, high] = (['low', 'high'] as const).map((end) => fieldValue(field, endOfRange(values, field, end), text));
  return `${low} – ${high}`;
}

/** Savings in per cent of what the sources cost now. */
export const shareOf = ({ savingsTotal, nowTotal }: RoiResult, text: RoiToolText): string =>
  nowTotal > 0 ? `${formatNumber((savingsTotal / nowTotal) * 100)}%` : text.none;

type Money = (value: number) => string;

/** The rows of the table of cases, in full rupiah or in short. */
export function resultRows(cases: readonly RoiResult[], text: RoiToolText, money: Money = formatRupiah): string[][] {
  const { rows } = text;
  const row = (name: string, of: (result: RoiResult) => string) => [name, ...cases.map(of)];
  return [
    row(rows.savings, (result) => money(result.savingsTotal)),
    row(rows.running, (result) => money(result.running)),
    row(rows.net, (result) => money(result.net)),
    row(rows.investment, (result) => money(result.investment)),
    row(rows.payback, (result) => payback(result, text)),
    row(rows.fiveYears, (result) => money(result.fiveYears)),
  ];
}
