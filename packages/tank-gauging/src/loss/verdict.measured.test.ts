import { expect, test } from 'vitest';
import type { BalanceInterval } from './fit.ts';
import { assessChain } from './verdict.ts';
import { judged, simulateChain } from './verdict-fixture.ts';

test.each([
  [[20, 33, 41], 120],
  [[12, 45], 150],
  [[30], 195],
  [[30], 90],
])('sudden losses on days %j of %d L each fail despite a dip noise of 14 L', (days, litres) => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const chain = simulateChain({ seed, dip: 14 });
    for (const day of days) (chain[day] as BalanceInterval).loss += litres;
    const verdict = assessChain(chain, 60, 18);
    expect(verdict).toMatchObject({ outcome: 'fail', reason: 'sudden' });
  }
});

test.each([0.05, 0.1, 0.2, 0.5, 5])('a meter error of %d per cent turns no failure into a pass', (error) => {
  for (const perDay of [4, 6, 10, 18, 40]) {
    for (const seed of [1, 2, 3]) {
      const course = { seed, dip: 8, leak: { from: 0, perDay } };
      const before = judged(course).verdict.outcome;
      const after = judged(course, 18, error).verdict.outcome;
      if (before === 'fail') expect(after).not.toBe('pass');
      if (before === 'pass') expect(after).not.toBe('fail');
    }
  }
});

test('the interval of the total is that of two dips: σ√2·1.96 = 41.6 L for dips of 15 L', () => {
  const halves = Array.from({ length: 20 }, (_, seed) => judged({ seed, dip: 15 }).verdict.dipHalf);
  expect(Math.abs(halves.reduce((sum, value) => sum + value, 0) / halves.length - 41)).toBeLessThan(5);
});

/** Records per case with known truth; docs/loss-measured.md has the shares of 300 records each. */
const records = 80;
const seeds = Array.from({ length: records }, (_, i) => 7919 * i + 17);
const share = (test: (seed: number) => boolean) => seeds.filter(test).length / records;
const hard = { dip: 15, daily: 25 };

test.each([
  [{ dip: 15 }, 0, 0, 0, 0.05],
  [hard, 0, 0, 0, 0.1],
  [{ dip: 30 }, 30, 12, 0.8, 1],
  [hard, 0, 12, 0.68, 1],
  [hard, 30, 24, 0.75, 1],
] as const)(
  '%j with a leak from day %d of %d L a day fails in a share of %d to %d',
  (noise, from, perDay, least, most) => {
    const failed = share((seed) => judged({ seed, ...noise, leak: { from, perDay } }).verdict.outcome === 'fail');
    expect(failed).toBeGreaterThanOrEqual(least);
    expect(failed).toBeLessThanOrEqual(most);
  },
);
