import { expect, test } from 'vitest';
import { siteTank } from './example-site.ts';
import { cusum, hourOfDay, watch, watchHours } from './example-watch.ts';

const { past, ahead, alarm } = watch();

test('the night ends at the level that the plan shows', () => {
  expect(past).toHaveLength(watchHours.past);
  expect(past.at(-1)?.level).toBeCloseTo(siteTank('TK-206').level, 9);
  expect(ahead[0]).toMatchObject({ expected: 61, low: 61, high: 61 });
});

test('the valve stays open from one to six; the alarm comes at three and not before', () => {
  expect(hourOfDay(alarm.hour)).toBe(3);
  expect(past.filter((p) => p.hour < alarm.hour).every((p) => p.score < cusum.limit)).toBe(true);
  expect(past.filter((p) => p.hour < -8).every((p) => p.level > p.low - 0.3 && p.level < p.high + 0.3)).toBe(true);
});

test('the measured level leaves the band during the loss', () => {
  const six = past.find((p) => p.hour === -3);
  expect(six?.level).toBeLessThan(six?.low ?? 0);
  expect(alarm.missing).toBeGreaterThan(10);
  expect(alarm.missing).toBeLessThan(30);
});

test('the forecast falls and its band grows', () => {
  const widths = ahead.map((e) => e.high - e.low);
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  expect(ahead.at(-1)?.expected).toBeCloseTo(61 - siteTank('TK-206').use, 0);
});
