import { expect, test } from 'vitest';
import {
  formatAllDigits,
  formatCell,
  formatDay,
  formatLitres,
  formatNumber,
  formatSigned,
  formatUnit,
} from './format.ts';

test('writes numbers, units and days in the Indonesian format', () => {
  expect(formatUnit(1234.5, 'm³', 1)).toBe('1.234,5\u00a0m³');
  expect(formatUnit(99.9, '%', 1)).toBe('99,9%');
  expect(formatDay('2026-11-20')).toBe('20 November 2026');
});

test('writes negative numbers with a minus, in files with a hyphen, and a rounded zero without sign', () => {
  expect(formatUnit(-12.4, '°C', 1)).toBe('−12,4\u00a0°C');
  expect(formatNumber(-1e22)).toMatch(/^−10\./);
  expect(formatNumber(-0.04, 1)).toBe('0,0');
  expect(formatCell(-1234.5, 2)).toBe('-1234,50');
});

test('no formatter writes a zero with a sign at any number of digits', () => {
  const all: readonly ((value: number, digits: number) => string)[] = [
    formatNumber,
    formatCell,
    formatAllDigits,
    formatLitres,
    (value, digits) => formatUnit(value, 'L', digits),
    (value, digits) => formatSigned(value, (amount) => formatUnit(amount, 'L', digits)),
  ];
  for (const digits of [0, 1, 2, 3, 4, 5, 6])
    for (const size of [0, 1e-320, 1e-21, 1e-9, 4.9 * 10 ** (-digits - 1), 0.49 * 10 ** -digits])
      for (const write of all)
        for (const value of [-size, size]) {
          const text = write(value, digits);
          if (!/[1-9]/.test(text)) expect(text, `${value} to ${digits}`).toMatch(/^\d/);
        }
  expect(formatSigned(-0.06, (amount) => formatUnit(amount, 'L', 1))).toBe('−0,1\u00a0L');
  expect(formatSigned(0.06, (amount) => formatUnit(amount, 'L', 1))).toBe('+0,1\u00a0L');
});

test('formats like Intl.NumberFormat except for the minus sign', () => {
  let seed = 1;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const edges = [0, -0, 0.5, 1.005, -1.005, 2.5, -0.4, 0.285, 999.995, 1e-7, 1e15, 1e21, -1e22, Number.NaN, Infinity];
  const drawn = Array.from({ length: 3000 }, () => (random() - 0.5) * 10 ** (random() * 18 - 4));
  const short = Array.from({ length: 3000 }, (_, index) => (index - 1500) / 1000);
  for (const digits of [0, 1, 2, 3]) {
    const limits = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const platform = new Intl.NumberFormat('id-ID', { ...limits, signDisplay: 'negative' });
    for (const value of [...edges, ...drawn, ...short]) {
      expect(formatNumber(value, digits), `${value} to ${digits}`).toBe(platform.format(value).replace('-', '−'));
    }
  }
});
