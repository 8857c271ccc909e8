import { describe, expect, test } from 'vitest';
import {
  type BalanceInterval,
  factorise,
  inverseDiagonal,
  leastSquares,
  lossCovariance,
  unwhiten,
  whiten,
} from './fit.ts';
import { assessChain, type CauseName, mostProbableCause } from './verdict.ts';
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

  test('widens the interval by its share of daily sales, and leaves open a loss that it may explain', () => {
    const [without, half] = [judged(leak).verdict, judged(leak, 18, 0.5).verdict];
    const perDay = 0.005 * (simulateChain(leak).reduce((sum, { issues }) => sum + issues, 0) / 60);
    expect(half.meter).toBeCloseTo(perDay, 9);
    expect(half.rate.high - without.rate.high).toBeCloseTo(perDay, 6);
    expect(without.rate.low - half.rate.low).toBeCloseTo(perDay, 6);
    expect([without.outcome, half.outcome, half.reason]).toEqual(['fail', 'open', 'meter']);
    // The smallest leak is (1.645 + 1.645) σ, and the meter error adds to it once.
    expect(without.smallest).toBeCloseTo((without.rate.half / 1.96) * 3.29, 9);
    expect(half.smallest - without.smallest).toBeCloseTo(perDay, 6);
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

/** Chain of `n` days, interrupted before the days in `broken`. */
const buildLinks = (n: number, broken: readonly number[] = []): BalanceInterval[] =>
  simulateChain({ seed: 1, dip: 1, days: n }).map((day, i) => ({ ...day, linked: i > 0 && !broken.includes(i) }));

test('dip errors alone have variance 2, covariance −1, and none across a gap', () => {
  const { diagonal, off } = lossCovariance(buildLinks(4, [2]), 0);
  expect([...diagonal]).toEqual([2, 2, 2, 2]);
  expect([...off]).toEqual([-1, 0, -1]);
});

test('for three intervals with dip errors only, V⁻¹ is (3 2 1, 2 4 2, 1 2 3) ÷ 4', () => {
  const factor = factorise(lossCovariance(buildLinks(3), 0));
  const solved = [...unwhiten(factor, whiten(factor, [0, 1, 0]))];
  expect(solved.map((value) => 4 * value)).toEqual([2, 4, 2].map((value) => expect.closeTo(value, 10)));
  expect([...inverseDiagonal(factor)].map((value) => 4 * value)).toEqual(
    [3, 4, 3].map((value) => expect.closeTo(value, 10)),
  );
});

test('for n + 1 dips the determinant is n + 1, and the variance of a rate 12 σ² ÷ n(n + 1)(n + 2)', () => {
  const n = 60;
  const factor = factorise(lossCovariance(buildLinks(n), 0));
  expect(Math.exp(factor.logDeterminant)).toBeCloseTo(n + 1, 6);
  const one = whiten(factor, Array<number>(n).fill(1));
  const solved = leastSquares([one], one);
  // Slope of a line through n + 1 equally spaced points: σ² ÷ Σ(t − mean)².
  expect(solved?.inverse[0]?.[0]).toBeCloseTo(12 / (n * (n + 1) * (n + 2)), 12);
});

test('collinear columns are rejected, and a matrix that is not positive definite throws', () => {
  const column = Float64Array.of(1, 2, 3);
  expect(leastSquares([column, column.map((value) => 2 * value)], column)).toBeUndefined();
  expect(() => factorise({ diagonal: Float64Array.of(1, 1), off: Float64Array.of(2) })).toThrow(RangeError);
});
