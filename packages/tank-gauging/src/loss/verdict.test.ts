import { describe, expect, test } from 'vitest';
import { type CauseName, mostProbableCause } from './causes.ts';
import { assessChain } from './verdict.ts';
import { judged, simulateChain } from './verdict-fixture.ts';

describe('single records', () => {
  test('a tight tank passes with an interval that contains zero', () => {
    const { verdict } = judged({ seed: 1, dip: 15 });
    expect(verdict.outcome).toBe('pass');
    expect(verdict.rate.low).toBeLessThan(0);
    expect(verdict.rate.high).toBeGreaterThan(0);
  });

  test('a leak of 18 L a day from the first day fails without a change of rate', () => {
    const { verdict } = judged({ seed: 2, dip: 15, leak: { from: 0, perDay: 18 } });
    expect(verdict).toMatchObject({ outcome: 'fail', current: undefined });
    expect(Math.abs(verdict.rate.value - 18)).toBeLessThan(1);
  });

  test('a theft is dated and sized, and the remaining rate is near zero', () => {
    const { verdict } = judged({ seed: 3, dip: 15, theft: { day: 22, litres: 420 } });
    expect(verdict.outcome).toBe('fail');
    expect(verdict.events.map(({ kind, date }) => [kind, date])).toEqual([['sudden', '2026-01-23']]);
    expect(Math.abs((verdict.events[0]?.size.value ?? 0) - 420)).toBeLessThan(60);
    expect(Math.abs(verdict.total - 420)).toBeLessThan(60);
  });

  test('a misread dip is named, and the tank passes', () => {
    const chain = simulateChain({ seed: 4, dip: 15 });
    const [wrong, next] = [chain[30], chain[31]];
    if (wrong && next) [wrong.loss, next.loss] = [wrong.loss + 400, next.loss - 400];
    const verdict = assessChain(chain, 60, 18);
    expect(verdict?.outcome).toBe('pass');
    expect(verdict?.events).toMatchObject([{ kind: 'misread', date: '2026-01-31' }]);
  });

  test.each([
    ['wide', simulateChain({ seed: 5, dip: 2000 }), 60],
    ['few', simulateChain({ seed: 5, dip: 15, days: 12 }), 12],
    ['gaps', simulateChain({ seed: 5, dip: 15 }), 90],
    ['gain', simulateChain({ seed: 6, dip: 15, leak: { from: 0, perDay: -18 } }), 60],
    ['booked', simulateChain({ seed: 5, dip: 15 }).map((day) => ({ ...day, loss: 0 })), 60],
  ] as const)('a record with the problem %s stays open', (reason, chain, span) => {
    expect(assessChain(chain, span, 18)).toMatchObject({ outcome: 'open', reason });
  });

  test('a proven loss below half of the threshold passes', () => {
    const course = { seed: 7, dip: 5, leak: { from: 0, perDay: 6 } };
    expect(judged(course).verdict.rate.low).toBeGreaterThan(0);
    expect(judged(course).verdict.outcome).toBe('pass');
    expect(judged(course, 9).verdict.outcome).toBe('fail');
  });

  test('a proven change of rate to below half of the threshold passes', () => {
    const course = { seed: 7, dip: 2, leak: { from: 30, perDay: 6 } };
    const { current, outcome } = judged(course).verdict;
    expect(current?.rate.low).toBeGreaterThan(0);
    expect(current?.rate.value).toBeLessThan(9);
    expect(outcome).toBe('pass');
    // Half of 9 L a day is below the 6 L a day since the change, and above the mean of 3 L a day.
    expect(judged(course, 9).verdict).toMatchObject({ outcome: 'fail', reason: undefined });
  });
});

describe('a systematic error of the pump meters', () => {
  const leak = { seed: 2, dip: 15, leak: { from: 0, perDay: 18 } };
  const sales = simulateChain(leak).reduce((sum, { issues }) => sum + issues, 0) / 60;

  test('leaves the interval of the scatter as it is, and is weighed against it', () => {
    const [without, half] = [judged(leak).verdict, judged(leak, 18, 0.5).verdict];
    expect(half.rate).toEqual(without.rate);
    expect(half.meter).toBeCloseTo(0.005 * sales, 9);
    // 18 L a day are 0.38 % of 4.7 kL: less than 0.5 %, and more than 0.3 %.
    expect([without.outcome, half.outcome, judged(leak, 18, 0.3).verdict.outcome]).toEqual(['fail', 'failIf', 'fail']);
    expect(half.condition).toBeCloseTo((100 * without.rate.low) / sales, 9);
  });

  test('a tight tank passes on condition that the meters do not count too much', () => {
    const tight = judged({ seed: 1, dip: 15 }, 18, 0.5).verdict;
    expect(tight).toMatchObject({ outcome: 'passIf', reason: undefined });
    expect(tight.condition).toBeCloseTo((100 * (18 - tight.rate.high)) / tight.sales, 9);
    // 0.1 % of 4.7 kL are 4.7 L, so that the threshold stays excluded.
    expect(judged({ seed: 1, dip: 15 }, 18, 0.1).verdict.outcome).toBe('pass');
  });

  test('a theft fails whatever the meters do', () => {
    const theft = judged({ seed: 3, dip: 15, theft: { day: 22, litres: 420 } }, 18, 5).verdict;
    expect(theft).toMatchObject({ outcome: 'fail', reason: 'sudden' });
  });

  test('a gain within the error may be the meters, and one beyond it hides a leak', () => {
    const gain = { seed: 6, dip: 15, leak: { from: 0, perDay: -40 } };
    expect(judged(gain, 18, 0.5).verdict).toMatchObject({ outcome: 'open', reason: 'gain' });
    // With meters that count 0.5 % too much, 23.5 L, the tank would lose 8.5 L, less than 18.
    expect(judged({ ...gain, leak: { from: 0, perDay: -15 } }, 18, 0.5).verdict.outcome).toBe('pass');
  });
});

describe('days that decide', () => {
  // Independent days of standard deviation s: the half width of the mean of n days is t·s/√n.
  test.each([2, 4, 8])('record %i, open by its scatter, is decided by as many days as it states', (seed) => {
    const { rate, deciding = 0, outcome } = judged({ seed, dip: 1, daily: 60, days: 30 }).verdict;
    expect(outcome).toBe('open');
    const enough = Math.max(rate.value >= 9 ? rate.value : 0, 18 - rate.value);
    // Half widths shrink at least like 1/√n, and a correlated error hardly faster.
    const independent = 30 * (rate.half / enough) ** 2;
    expect(deciding).toBeGreaterThan(30);
    expect(Math.abs(deciding / independent - 1)).toBeLessThan(0.3);
  });

  test.each([2, 4, 7])('two years do not decide record %i with a noise of 400 L a day', (seed) => {
    expect(judged({ seed, dip: 1, daily: 400 }).verdict).toMatchObject({ reason: 'wide', deciding: undefined });
  });
});

describe('the cause of a proven loss', () => {
  const uneven = { seed: 8, dip: 15, days: 120, sales: 1500 };
  const truly = (name: CauseName, size: number, { chain, verdict }: ReturnType<typeof judged>) => {
    const cause = mostProbableCause(chain, verdict);
    expect(cause).toMatchObject({ name, rival: undefined });
    expect(cause?.size.low).toBeLessThan(size);
    expect(cause?.size.high).toBeGreaterThan(size);
    expect(cause?.size.low).toBeGreaterThan(0);
  };

  test('a leak, a meter and short deliveries are identified with an interval that contains the truth', () => {
    truly('time', 24, judged({ ...uneven, leak: { from: 0, perDay: 24 } }));
    truly('sales', 0.005, judged({ ...uneven, meterBias: 0.005 }));
    const chain = simulateChain(uneven).map((day) => ({ ...day, loss: day.loss + 0.006 * day.receipts }));
    const verdict = assessChain(chain, chain.length, 18);
    if (!verdict) throw new Error('not judged');
    truly('deliveries', 0.006, { chain, verdict });
  });

  test('a leak with an onset has the size stated in the verdict, without the theft', () => {
    const { chain, verdict } = judged({ ...uneven, theft: { day: 20, litres: 420 }, leak: { from: 60, perDay: 38 } });
    expect(mostProbableCause(chain, verdict)).toMatchObject({ name: 'time', size: verdict.current?.rate });
  });

  test('with even sales a meter and a leak cannot be distinguished, and both are named', () => {
    const { chain, verdict } = judged({ seed: 8, dip: 15, sales: 60, leak: { from: 0, perDay: 18 } });
    const { name, rival } = mostProbableCause(chain, verdict) ?? {};
    expect([name, rival].sort()).toEqual(['sales', 'time']);
  });

  test('a sudden loss and a passing tank have no cause', () => {
    for (const course of [{ theft: { day: 20, litres: 420 } }, {}]) {
      const { chain, verdict } = judged({ ...uneven, ...course });
      expect(mostProbableCause(chain, verdict)).toBeUndefined();
    }
  });
});
