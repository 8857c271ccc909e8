import { expect, test } from 'vitest';
import { overLimit, temperatureAt } from './Plot.tsx';

test('the milk is too warm for 120 minutes, from 02.50 to 04.50', () => {
  const { from, to, minutes } = overLimit();
  expect(minutes).toBeCloseTo(120, 9);
  expect(from).toBeCloseTo(6 + 50 / 60, 9);
  expect(to).toBeCloseTo(8 + 50 / 60, 9);
});

test('the peak is 5.4 °C at 04.00, and the morning shift reads a good value', () => {
  expect(temperatureAt(8)).toBeCloseTo(5.4, 9);
  expect(temperatureAt(10)).toBe(3);
});
