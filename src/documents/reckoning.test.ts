import { expect, test } from 'vitest';
import { area, columnHeight, expansionOf, reckon, spanError } from './reckoning.ts';

test('an upright tank of 40 m holds 1,257 litres per millimetre', () => {
  expect(area(40)).toBeCloseTo(1256.64, 2);
});

test('±0.25% of a 15 m span is ±37.5 mm, in a tank of 3 m about 265 litres', () => {
  expect(spanError(15, 0.25)).toBeCloseTo(37.5, 9);
  expect(area(3) * spanError(15, 0.25)).toBeCloseTo(265.07, 2);
});

test('one bar holds up 10.2 m of water and 12.1 m of diesel', () => {
  expect(columnHeight(1, 1)).toBeCloseTo(10.197, 3);
  expect(columnHeight(1, 0.84)).toBeCloseTo(12.14, 2);
});

test('10,000 m³ of crude change by about 43 m³ over 5 °C', () => {
  expect(expansionOf(10_000_000, 0.085, 5)).toBeCloseTo(42_500, 6);
});

test('rows and columns are written as Indonesia writes numbers', () => {
  const values = { kind: 'accuracy', percent: 0.25, spans: [10, 15], diameters: [2, 3] } as const;
  const table = { ...values, spans: [...values.spans], diameters: [...values.diameters] };
  expect(reckon(table)).toEqual({
    columns: ['Ø 2\u00a0m', 'Ø 3\u00a0m'],
    rows: [
      ['10\u00a0m', '±25,0\u00a0mm', '±79\u00a0L', '±177\u00a0L'],
      ['15\u00a0m', '±37,5\u00a0mm', '±118\u00a0L', '±265\u00a0L'],
    ],
  });
});
