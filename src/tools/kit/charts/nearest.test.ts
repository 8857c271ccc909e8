import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test.each([
  [-5, 0],
  [0.9, 0],
  [1, 0],
  [1.1, 1],
  [9, 3],
  [100, 3],
])('%s is nearest to the place %s of 0, 2, 3, 7', (value, index) => {
  expect(nearest([0, 2, 3, 7], value)).toBe(index);
});

test('agrees with a search through all values', () => {
  const values = Array.from({ length: 41 }, (_, index) => index ** 1.7);
  for (let value = -10; value < 700; value += 3.37) {
    const distances = values.map((other) => Math.abs(other - value));
    expect(nearest(values, value)).toBe(distances.indexOf(Math.min(...distances)));
  }
});

test('nothing to read has no nearest place', () => {
  expect(nearest([], 3)).toBe(-1);
});
