import { expect, test } from 'vitest';
import { maxAttempts, pauseAfter } from './outbox.ts';

test('doubles from the first pause up to half an hour', () => {
  expect([1, 2, 3, 6, 7, 60].map((attempts) => pauseAfter(attempts, 30, 0))).toEqual([30, 60, 120, 960, 1800, 1800]);
});

test('is up to a quarter shorter', () => {
  expect(pauseAfter(1, 100, 0.999)).toBeGreaterThan(75);
  expect(pauseAfter(1, 100, 0.999)).toBeLessThan(76);
});

test.each([1, 30, 3600])('a server that is down for 72 hours loses nothing, from a first pause of %i s', (first) => {
  const pauses = Array.from({ length: maxAttempts(first) - 1 }, (_, n) => pauseAfter(n + 1, first, 0.999_999));
  const hours = pauses.reduce((a, b) => a + b) / 3600;
  expect(hours).toBeGreaterThanOrEqual(72);
  expect(hours).toBeLessThan(72 + 6);
});
