import { formatNumber } from '../../shared/format/format.ts';

const space = '\u00a0';
const sign = (value: number) => (value < 0 ? '−' : '');

/** Whole rupiah: `Rp 1.500.000`. */
export function formatRupiah(value: number): string {
  const whole = Math.round(value) || 0;
  return `${sign(whole)}Rp${space}${formatNumber(Math.abs(whole))}`;
}

const steps = [
  [1e12, 'triliun'],
  [1e9, 'miliar'],
  [1e6, 'juta'],
] as const;

/** Rupiah with three digits, as people say it: `Rp 52,2 juta`, `Rp 1,25 miliar`; below a million `Rp 870.000`. */
export function shortRupiah(value: number): string {
  const rounded = Number(value.toPrecision(3));
  const step = steps.find(([size]) => Math.abs(rounded) >= size);
  if (!step) return formatRupiah(rounded);
  const [size, name] = step;
  const amount = Math.abs(rounded) / size;
  const digits = Number.isInteger(amount) || amount >= 100 ? 0 : amount >= 10 || Number.isInteger(amount * 10) ? 1 : 2;
  return `${sign(rounded)}Rp${space}${formatNumber(amount, digits)}${space}${name}`;
}
