import { expect, test } from 'vitest';
import { batteryPosition, batteryTicks, rangePosition, rangeTicks } from './connectivity-chart.ts';

test('each decade of distance takes the same room', () => {
  const [a, b, c] = rangeTicks.map(({ km }) => rangePosition(km));
  expect((b ?? 0) - (a ?? 0)).toBeCloseTo(100 / 3, 9);
  expect((c ?? 0) - (b ?? 0)).toBeCloseTo(100 / 3, 9);
});

test('every value of the specification lies inside the chart', () => {
  for (const km of [0.1, 5, 15]) {
    expect(rangePosition(km)).toBeGreaterThan(0);
    expect(rangePosition(km)).toBeLessThan(100);
  }
  for (const years of [0.5, 1, 2, 5, 10, ...batteryTicks]) {
    expect(batteryPosition(years)).toBeGreaterThanOrEqual(0);
    expect(batteryPosition(years)).toBeLessThan(100);
  }
});
