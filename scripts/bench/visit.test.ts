import { expect, test } from 'vitest';
import { cumulativeLayoutShift } from './visit.ts';

test('CLS: the worst window counts, not the sum of all', () => {
  const shifts = [
    { time: 100, value: 0.1 },
    { time: 900, value: 0.2 },
    { time: 3_000, value: 0.25 },
  ];
  expect(cumulativeLayoutShift(shifts)).toBeCloseTo(0.3);
  expect(cumulativeLayoutShift([])).toBe(0);
});

test('CLS: a window ends after five seconds even when shifts follow each other closely', () => {
  const shifts = Array.from({ length: 12 }, (_, index) => ({ time: index * 500, value: 0.01 }));
  expect(cumulativeLayoutShift(shifts)).toBeCloseTo(0.1);
});
