import { expect, test } from 'vitest';
import { calculationTable, circleArea, columnHeight, relativeExpansion } from './calculations.ts';

test('an upright tank of 40 m diameter holds 1,257 litres per millimetre', () => {
  expect(circleArea(40)).toBeCloseTo(1256.64, 2);
});

test('1 bar is the pressure of 10.2 m of water and of 12.1 m of diesel', () => {
  expect(columnHeight(1, 1)).toBeCloseTo(10.197, 3);
  expect(columnHeight(1, 0.84)).toBeCloseTo(12.14, 2);
});

test('crude of 850 kg/m³ expands by 0.43 % from 15 to 20 °C', () => {
  // 613.97/850² = 8.498e-4 per °C (table 54A): exp(0.004249 · 1.0034) − 1.
  expect(relativeExpansion('crude', 5)).toBeCloseTo(0.004273, 4);
});

test('converts ±37.5 mm to litres, in Indonesian notation', () => {
  expect(calculationTable({ kind: 'accuracy', diameters: [2, 3] }, 37.5)).toEqual({
    columns: ['±37,5\u00a0mm'],
    rows: [
      ['2\u00a0m', '3,1\u00a0m²', '±118\u00a0L'],
      ['3\u00a0m', '7,1\u00a0m²', '±265\u00a0L'],
    ],
  });
  expect(() => calculationTable({ kind: 'accuracy', diameters: [2, 3] })).toThrow(/no error/);
});
