import { expect, test } from 'vitest';
import { mostAttempts, pauseAfter } from './backoff.ts';

test('doubles from the first pause up to six hours', () => {
  expect([1, 2, 3, 10, 11, 60].map((attempts) => pauseAfter(attempts, 30, 0))).toEqual([
    30, 60, 120, 15_360, 21_600, 21_600,
  ]);
});

test('is up to a quarter shorter', () => {
  expect(pauseAfter(1, 100, 0.999)).toBeGreaterThan(75);
  expect(pauseAfter(1, 100, 0.999)).toBeLessThan(76);
});

test('a server that is down for a weekend loses nothing', () => {
  const hours =
    Array.from({ length: mostAttempts - 1 }, (_, n) => pauseAfter(n + 1, 30, 0.999)).reduce((a, b) => a + b) / 3600;
  expect(hours).toBeGreaterThan(48);
});
