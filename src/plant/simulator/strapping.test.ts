import { expect, test } from 'vitest';
import { shareAt } from './geometry.ts';
import { heightInTable, shareInTable, widestIn } from './strapping.ts';

const lines = 51;
const lying = Array.from({ length: lines }, (_, line) => shareAt('horizontal', line / (lines - 1)));

test('a table of 2 % steps of a lying cylinder lies within 0.1 % of its volume of the formula', () => {
  for (let height = 0; height <= 1.0001; height += 0.003) {
    expect(Math.abs(shareInTable(lying, height) - shareAt('horizontal', Math.min(1, height)))).toBeLessThan(0.001);
  }
  expect([shareInTable(lying, -1), shareInTable(lying, 2)]).toEqual([0, 1]);
});

test('heights are found again, on the lines and between them', () => {
  for (let height = 0; height <= 1; height += 0.0037) {
    expect(heightInTable(lying, shareInTable(lying, height))).toBeCloseTo(height, 9);
  }
  expect([heightInTable(lying, 0), heightInTable(lying, 1), heightInTable(lying, 7)]).toEqual([0, 1, 1]);
});

test('a lying cylinder is at its widest 4/π of its mean width, an upright tank as wide everywhere', () => {
  expect(widestIn(lying)).toBeCloseTo(4 / Math.PI, 2);
  expect(widestIn([0, 0.25, 0.5, 0.75, 1])).toBe(1);
});
