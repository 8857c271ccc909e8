import { describe, expect, test } from 'vitest';
import { type StationScenario, simulateStation } from '../station.ts';
import { causesOf } from './causes.ts';
import type { BalanceInterval } from './chain.ts';
import { findEvents } from './events.ts';
import { estimate, fitColumns, noiseModels } from './fit.ts';
import { assessChain, epaLitresPerDay } from './verdict.ts';

const chainOf = (course: Omit<StationScenario, 'days'> & { days?: number }): BalanceInterval[] =>
  simulateStation({ days: 60, ...course }).map(({ day, opening, receipts, issues, closing }) => ({
    date: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    loss: opening + receipts - issues - closing,
    receipts,
    issues,
    days: 1,
    linked: day > 0,
  }));
const judged = (course: Parameters<typeof chainOf>[0], threshold = 18) => {
  const chain = chainOf(course);
  const result = assessChain(chain, chain.length, threshold);
  if (!result) throw new Error('not judged');
  return { chain, ...result };
};

test('0.2 gallon an hour is 18.17 L a day', () => {
  expect(epaLitresPerDay).toBeCloseTo(18.17, 2);
});

describe('one record at a time', () => {
  test('an honest tank passes, and its interval holds zero', () => {
    const { verdict } = judged({ seed: 1, dip: 15 });
    expect(verdict.outcome).toBe('pass');
    expect(verdict.rate.low).toBeLessThan(0);
    expect(verdict.rate.high).toBeGreaterThan(0);
  });

  test('a leak of 18 L a day from the first day fails, and no change of rate is claimed', () => {
    const { verdict } = judged({ seed: 2, dip: 15, leak: { from: 0, perDay: 18 } });
    expect(verdict).toMatchObject({ outcome: 'fail', current: undefined });
    expect(Math.abs(verdict.rate.value - 18)).toBeLessThan(1);
  });

  test('a theft is a theft: its day and litres, and the rate besides stays with zero', () => {
    const { verdict } = judged({ seed: 3, dip: 15, theft: { day: 22, litres: 420 } });
    expect(verdict.outcome).toBe('fail');
    expect(verdict.events.map(({ kind, date }) => [kind, date])).toEqual([['sudden', '2026-01-23']]);
    expect(Math.abs((verdict.events[0]?.size.value ?? 0) - 420)).toBeLessThan(60);
    expect(Math.abs(verdict.total - 420)).toBeLessThan(60);
  });

  test('a misread dip loses nothing: the tank passes and the day is named', () => {
    const chain = chainOf({ seed: 4, dip: 15 });
    const [wrong, next] = [chain[30], chain[31]];
    if (wrong && next) [wrong.loss, next.loss] = [wrong.loss + 400, next.loss - 400];
    const verdict = assessChain(chain, 60, 18)?.verdict;
    expect(verdict?.outcome).toBe('pass');
    expect(verdict?.events).toMatchObject([{ kind: 'misread', date: '2026-01-31' }]);
  });

  test('a large tank that cannot show 18 L a day decides nothing; a lower bar of quality neither', () => {
    expect(judged({ seed: 5, dip: 2000 }).verdict).toMatchObject({ outcome: 'open', reason: 'wide' });
    expect(judged({ seed: 5, dip: 15, days: 12 }).verdict).toMatchObject({ outcome: 'open', reason: 'few' });
    expect(assessChain(chainOf({ seed: 5, dip: 15 }), 90, 18)?.verdict).toMatchObject({
      outcome: 'open',
      reason: 'gaps',
    });
    expect(assessChain(chainOf({ seed: 5, dip: 15, days: 3 }), 3, 18)).toBeUndefined();
  });

  test('a closing stock that was calculated and never read proves nothing', () => {
    const chain = chainOf({ seed: 5, dip: 15 }).map((interval) => ({ ...interval, loss: 0 }));
    expect(assessChain(chain, 60, 18)?.verdict).toMatchObject({ outcome: 'open', reason: 'booked' });
  });

  test('a steady gain may hide a leak and does not pass', () => {
    const { verdict } = judged({ seed: 6, dip: 15, leak: { from: 0, perDay: -18 } });
    expect(verdict).toMatchObject({ outcome: 'open', reason: 'gain' });
  });

  test('a proven loss below a quarter of the threshold passes; the threshold is the visitor’s', () => {
    const course = { seed: 7, dip: 5, leak: { from: 0, perDay: 3 } };
    expect(judged(course).verdict.rate.low).toBeGreaterThan(0);
    expect(judged(course).verdict.outcome).toBe('pass');
    expect(judged(course, 6).verdict.outcome).toBe('fail');
  });
});

test('the interval of the total: two dips for an unbroken chain, whatever lies between', () => {
  // σ√2·1.96 for dips of 15 L: 41.6 L. The spread itself is estimated from 60 days.
  const halves = Array.from({ length: 20 }, (_, seed) => judged({ seed, dip: 15 }).verdict.dipHalf);
  const mean = halves.reduce((sum, value) => sum + value, 0) / halves.length;
  expect(mean).toBeGreaterThan(36);
  expect(mean).toBeLessThan(46);
});

test('causes fitted together come back: leak, meter and delivery at once', () => {
  const chain = chainOf({ seed: 8, dip: 15, days: 365, sales: 900, leak: { from: 0, perDay: 12 }, meterBias: 0.004 });
  for (const interval of chain) interval.loss += 0.002 * interval.receipts;
  const [time, sales, deliveries] = causesOf(chain, []);
  for (const [cause, truth] of [
    [time, 12],
    [sales, 0.004],
    [deliveries, 0.002],
  ] as const) {
    expect(cause?.coefficient.low).toBeLessThan(truth);
    expect(cause?.coefficient.high).toBeGreaterThan(truth);
  }
  expect((time?.litres ?? 0) + (sales?.litres ?? 0) + (deliveries?.litres ?? 0)).toBeCloseTo(
    chain.reduce((sum, { loss }) => sum + loss, 0),
    -2,
  );
});

test('a fit of one column is the mean over mixtures of closed forms', () => {
  // With day-made errors alone the best rate is total ÷ days; with dips alone it is the slope of the stock.
  const chain = chainOf({ seed: 9, dip: 1, daily: 40 });
  const losses = chain.map(({ loss }) => loss);
  const fit = fitColumns(losses, [chain.map(() => 1)], noiseModels(chain));
  if (!fit) throw new Error('no fit');
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / 60;
  expect(Math.abs(estimate(fit, [1]).value - mean)).toBeLessThan(1);
});

test('events are found in the order of their clarity and never twice', () => {
  const chain = chainOf({ seed: 10, dip: 10, theft: { day: 20, litres: 300 }, leak: { from: 40, perDay: 40 } });
  const { events } = findEvents(
    chain,
    Float64Array.from(chain, ({ loss }) => loss),
    noiseModels(chain),
  );
  expect(new Set(events.map(({ kind, at }) => `${kind}${at}`)).size).toBe(events.length);
  expect(events).toContainEqual({ kind: 'sudden', at: 20 });
  const onset = events.find(({ kind }) => kind === 'onset');
  expect(Math.abs((onset?.at ?? 0) - 40)).toBeLessThanOrEqual(3);
});
