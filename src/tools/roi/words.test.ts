import { expect, test } from 'vitest';
import { bare, onMains, text } from './fixture.ts';
import { calculate } from './model.ts';
import { formatRupiah, ratesText, rowValue, shortRupiah } from './words.ts';

test.each([
  [1_500_000, 'Rp 1.500.000'],
  [-1_500_000.4, '−Rp 1.500.000'],
  [-0.2, 'Rp 0'],
])('%d is written in whole rupiah', (value, written) => {
  expect(formatRupiah(value, text.money)).toBe(written.replace('Rp ', 'Rp\u00a0'));
});

test.each([
  [0, 'Rp 0'],
  [870_400, 'Rp 870.000'],
  [999_999, 'Rp 1 juta'],
  [52_230_000, 'Rp 52,2 juta'],
  [1_254_000_000, 'Rp 1,25 miliar'],
  [-20_000_000_000, '−Rp 20 miliar'],
  [8.784e15, 'Rp 8.780 triliun'],
])('%d is written with three digits', (value, written) => {
  expect(shortRupiah(value, text.money)).toBe(written.replaceAll(' ', '\u00a0'));
});

test.each([
  [17.2, '18\u00a0bulan'],
  [18, '18\u00a0bulan'],
  [0, '0\u00a0bulan'],
  [1201, text.units.centuries],
  [undefined, text.none],
])('%s months are counted up to whole ones', (payback, written) => {
  expect(rowValue('payback', { ...calculate(onMains(bare)), payback }, text)).toBe(written);
});

test('several rates of return stand apart', () => {
  expect(ratesText([-0.909, 2.11], text)).toMatch(/^.90,9% dan 211,0%$/);
});
