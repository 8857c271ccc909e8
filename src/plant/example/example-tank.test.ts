import { expect, test } from 'vitest';
import { balances, dailyUse, forecast, history, hours, kilolitresPerPercent, tank } from './example-tank.ts';

const series = history();

test('the series ends at the level that the film and the readouts show', () => {
  expect(series).toHaveLength(hours);
  expect(series.at(-1)?.level).toBe(67.3);
  expect((tank.now / 100) * tank.height).toBeCloseTo(8.412, 2);
});

test('what is above the dead level lasts 6.2 days', () => {
  expect((tank.now - (tank.dead / tank.height) * 100) / dailyUse).toBeCloseTo(6.2, 6);
});

test('levels stay inside the tank, fall with use and jump with deliveries', () => {
  for (const [i, hour] of series.entries()) {
    expect(hour.level).toBeGreaterThan(15);
    expect(hour.level).toBeLessThan(96);
    const before = series[i - 1];
    if (before) expect(hour.level - before.level).toBeCloseTo(hour.received - hour.issued, 9);
  }
});

test('one per cent is 56.5 kilolitres: a cylinder of 24 m by 12.5 m holds 5,655', () => {
  expect(kilolitresPerPercent * 100).toBeCloseTo(5654.87, 1);
});

test('every day closes where the next one opens, and the loss is the meter error', () => {
  const days = balances();
  for (const [i, day] of days.entries()) {
    expect(day.opening + day.received - day.issued - day.closing).toBeCloseTo(day.loss, 9);
    expect(day.loss / day.issued).toBeCloseTo(0.0006, 5);
    const next = days[i + 1];
    if (next) expect(next.opening).toBeCloseTo(day.closing, 9);
  }
});

test('the forecast starts now, falls, and its band grows', () => {
  const expected = forecast();
  expect(expected[0]).toMatchObject({ level: tank.now, low: tank.now, high: tank.now });
  const widths = expected.map((e) => e.high - e.low);
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  expect(expected.at(-1)?.level).toBeLessThan(tank.reorder);
});
