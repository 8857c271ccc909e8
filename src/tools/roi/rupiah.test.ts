import { expect, test } from 'vitest';
import { formatRupiah, shortRupiah } from './words.ts';

const words = { currency: 'Rp', million: 'juta', billion: 'miliar', trillion: 'triliun' };

test.each([
  [1_500_000, 'Rp 1.500.000'],
  [-1_500_000.4, '−Rp 1.500.000'],
  [-0.2, 'Rp 0'],
])('%d is written in whole rupiah', (value, text) => {
  expect(formatRupiah(value, words)).toBe(text.replace('Rp ', 'Rp\u00a0'));
});

test.each([
  [0, 'Rp 0'],
  [870_400, 'Rp 870.000'],
  [999_999, 'Rp 1 juta'],
  [52_230_000, 'Rp 52,2 juta'],
  [1_254_000_000, 'Rp 1,25 miliar'],
  [-20_000_000_000, '−Rp 20 miliar'],
  [8.784e15, 'Rp 8.780 triliun'],
])('%d is written with three digits', (value, text) => {
  expect(shortRupiah(value, words)).toBe(text.replaceAll(' ', '\u00a0'));
});
