import { formatNumber } from '../../shared/format/format.ts';

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
