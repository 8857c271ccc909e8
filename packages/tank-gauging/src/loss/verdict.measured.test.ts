import { expect, test } from 'vitest';
import { isWholeDepth } from '../../../../tests/depth.ts';
import type { BalanceInterval } from './fit.ts';
import { assessChain } from './verdict.ts';
import { benchCells, driftingPump, runCell } from './verdict-bench.ts';
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
  const allowed = { fail: ['fail', 'failIf'], pass: ['pass', 'passIf'], open: ['open'] } as Record<string, string[]>;
  for (const perDay of [4, 6, 10, 18, 40]) {
    for (const seed of [1, 2, 3]) {
      const course = { seed, dip: 8, leak: { from: 0, perDay } };
      expect(allowed[judged(course).verdict.outcome]).toContain(judged(course, 18, error).verdict.outcome);
    }
  }
});

test('the interval of the total is that of two dips: σ√2·1.96 = 41.6 L for dips of 15 L', () => {
  const halves = Array.from({ length: 20 }, (_, seed) => judged({ seed, dip: 15 }).verdict.dipHalf);
  expect(Math.abs(halves.reduce((sum, value) => sum + value, 0) / halves.length - 41)).toBeLessThan(5);
});

const tanks = isWholeDepth ? 400 : 40;
/** Cells that plain `npm test` runs; a named run has all of them. */
const cells = benchCells.filter((_, at) => isWholeDepth || at % 8 === 6);
/** 99 % bound of a binomial count with a true share of 5 %: 31 of 400, 6 of 40. */
const most = isWholeDepth ? 31 : 6;
/** Least count of a share, less 2.6 standard deviations of a small sample. */
const least = (share = 0) => tanks * share - (isWholeDepth ? 0 : 2.6 * Math.sqrt(tanks * share * (1 - share)));
const counted: (readonly [name: string, ...Record<string, number>[]])[] = [];

test.each(cells.map((cell) => [cell.name, cell] as const))('%s: its promises hold', (name, cell) => {
  const counts = runCell(cell, tanks);
  counted.push([name, counts]);
  expect(counts.alarms).toBeLessThanOrEqual(most);
  expect(counts.misses).toBeLessThanOrEqual(most);
  expect(counts.passed).toBeGreaterThanOrEqual(least(cell.passed));
  expect(counts.failed).toBeGreaterThanOrEqual(least(cell.failed));
});

test('false alarms and misses are at most 5 % on average', () => {
  const mean = (kind: 'alarms' | 'misses') =>
    counted.reduce((sum, [, counts]) => sum + (counts?.[kind] ?? 0), 0) / tanks / counted.length;
  expect(counted).toHaveLength(cells.length);
  expect(mean('alarms')).toBeLessThanOrEqual(0.05);
  expect(mean('misses')).toBeLessThanOrEqual(0.05);
  if (isWholeDepth) console.table(Object.fromEntries(counted));
});

test('a pump that drifts by 0.4 % is never named a leak', () => {
  expect(runCell(driftingPump, tanks).leaks).toBe(0);
});
