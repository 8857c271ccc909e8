import { balanceNoise, cusum, nextScore, unbookedIssue, unbookedLoss } from 'tank-gauging/methods/balance';
import { forecast, holt, hourlyUse } from 'tank-gauging/methods/forecast';
import { median, robustDeviation, studentCdf, studentT } from 'tank-gauging/methods/statistics';
import { advanceSite } from 'tank-gauging/simulator/step';
import type { Reading } from 'tank-gauging/simulator/types';
import { describe, expect, test } from 'vitest';
import { createSite, siteIds } from '../sites/index.ts';

const base: Reading = {
  at: 0,
  level: 50,
  temperature: 30,
  pressure: 1,
  volume: 100,
  standard: 100,
  received: 0,
  issued: 0,
};

test('median and robust deviation ignore one outlier', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(robustDeviation([1, 2, 3, 4, 5])).toBeCloseTo(1.4826, 9);
  expect(robustDeviation([1, 2, 3, 4, 5000])).toBeCloseTo(1.4826, 9);
  expect([median([]), robustDeviation([])]).toEqual([0, 0]);
});

test('the balance 100 + 40 − 25 − 110 leaves 5 unbooked', () => {
  expect(unbookedLoss(base, { ...base, standard: 110, received: 40, issued: 25 })).toBe(5);
});

test('one extreme hour raises no alarm, two moderate ones do', () => {
  const hour = (sum: number, lost: number) => nextScore(sum, base, { ...base, standard: 100 - lost }, 0.1).sum;
  expect(hour(0, 50)).toBe(cusum.cut - cusum.slack);
  expect(hour(0, 50)).toBeLessThan(cusum.limit);
  expect(hour(0, -50)).toBe(0);
  expect(hour(hour(0, 0.3), 0.3)).toBeCloseTo(5, 9);
});

test('an unbooked issue is reported with its volume, unlike booked issues and noise', () => {
  const tank = createSite('minyak-gas').tanks[3];
  if (!tank) throw new Error('no tank');
  const { spec, capacity } = tank;
  const start = { ...base, standard: 3000 };
  const after = (standard: number, issued: number): Reading => ({ ...start, at: 45, standard, issued });
  expect(unbookedIssue(spec, capacity, [start, after(2976, 0)])).toEqual({ from: 0, to: 45, volume: 24 });
  expect(unbookedIssue(spec, capacity, [start, after(2976, 24)])).toBeUndefined();
  expect(unbookedIssue(spec, capacity, [start, after(3000 - 3 * balanceNoise(spec, capacity), 0)])).toBeUndefined();
  expect(unbookedIssue(spec, capacity, [start])).toBeUndefined();
});

test('use is corrected for receipts and spread over a gap', () => {
  const at = (hour: number, standard: number, received = 0): Reading => ({
    ...base,
    at: hour * 60 - 7,
    standard,
    received,
  });
  const uses = hourlyUse([at(0, 100), at(1, 90), at(2, 120, 40), at(4, 100, 40)]);
  expect(uses.map(({ use }) => use)).toEqual([10, 10, 10, 10]);
  expect(new Set(uses.map(({ hour }) => hour)).size).toBe(4);
});

test('the trend of a constant series is zero, of a rising one positive', () => {
  expect(holt(Array(20).fill(1))).toEqual({ level: 1, trend: 0, error: 0 });
  const rising = holt(Array.from({ length: 20 }, (_, i) => 1 + i * 0.02));
  expect(rising.level).toBeGreaterThan(1.25);
  expect(rising.trend).toBeGreaterThan(0.005);
});

describe.each(siteIds)('forecasts of %s', (id) => {
  test('stay above the dead level, never rise, and lie within their band', () => {
    for (const tank of advanceSite(createSite(id, 23), 3 * 1440).tanks) {
      const { points, days, daysLow, daysHigh, daily } = forecast(tank);
      expect(daily, tank.spec.id).toBeGreaterThan(0);
      for (const [i, { level, low, high }] of points.entries()) {
        expect(low, tank.spec.id).toBeGreaterThanOrEqual(Math.min(tank.spec.dead, tank.last.level) - 1e-6);
        expect(low <= level + 1e-9 && level <= high + 1e-9, `${tank.spec.id} ${i}`).toBe(true);
        expect(level, tank.spec.id).toBeLessThanOrEqual((points[i - 1]?.level ?? 100) + 1e-9);
      }
      if (days === undefined) continue;
      expect(daysLow ?? 99, tank.spec.id).toBeLessThanOrEqual(days);
      expect(daysHigh ?? 99, tank.spec.id).toBeGreaterThanOrEqual(days);
    }
  });
});

// Percentage points of Student's distribution: NIST/SEMATECH e-Handbook, table 1.3.6.7.2.
test.each([
  [1, 0.975, 12.7062],
  [10, 0.995, 3.169273],
  [60, 0.95, 1.670649],
  [100, 0.999, 3.173739],
])('with %d degrees of freedom the share %d is below %d', (freedom, chance, limit) => {
  expect(studentCdf(limit, freedom)).toBeCloseTo(chance, 5);
  expect(studentCdf(-limit, freedom)).toBeCloseTo(1 - chance, 5);
});

test.each([
  [1, 12.706],
  [2, 4.303],
  [9, 2.262],
  [99, 1.984],
])("Student's t at %d degrees of freedom, 95 %% two-sided, is %d", (freedom, value) => {
  expect(studentT(freedom)).toBeCloseTo(value, 3);
});
