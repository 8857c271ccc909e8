import { describe, expect, test } from 'vitest';
import type { BalanceInterval } from './fit.ts';
import { type StationScenario, simulateStation } from './sample.ts';
import { assessChain, type CauseName, causesOf, decisiveChance, epaLitresPerDay, namedCause } from './verdict.ts';

const chainOf = (course: Omit<StationScenario, 'days'> & { days?: number }): BalanceInterval[] =>
  simulateStation({ days: 60, ...course }).map(({ day, opening, receipts, issues, closing }) => ({
    date: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    loss: opening + receipts - issues - closing,
    receipts,
    issues,
    linked: day > 0,
  }));
const judged = (course: Parameters<typeof chainOf>[0], threshold = 18) => {
  const chain = chainOf(course);
  const verdict = assessChain(chain, chain.length, threshold);
  if (!verdict) throw new Error('not judged');
  return { chain, verdict };
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
    const verdict = assessChain(chain, 60, 18);
    expect(verdict?.outcome).toBe('pass');
    expect(verdict?.events).toMatchObject([{ kind: 'misread', date: '2026-01-31' }]);
  });

  test('a large tank that cannot show 18 L a day decides nothing; a lower bar of quality neither', () => {
    expect(judged({ seed: 5, dip: 2000 }).verdict).toMatchObject({ outcome: 'open', reason: 'wide' });
    expect(judged({ seed: 5, dip: 15, days: 12 }).verdict).toMatchObject({ outcome: 'open', reason: 'few' });
    expect(assessChain(chainOf({ seed: 5, dip: 15 }), 90, 18)).toMatchObject({
      outcome: 'open',
      reason: 'gaps',
    });
    expect(assessChain(chainOf({ seed: 5, dip: 15, days: 3 }), 3, 18)).toBeUndefined();
  });

  test('a closing stock that was calculated and never read proves nothing', () => {
    const chain = chainOf({ seed: 5, dip: 15 }).map((interval) => ({ ...interval, loss: 0 }));
    expect(assessChain(chain, 60, 18)).toMatchObject({ outcome: 'open', reason: 'booked' });
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

describe('the cause of a shown loss', () => {
  const uneven = { seed: 8, dip: 15, days: 120, sales: 1500 };
  const truly = (name: CauseName, size: number, { chain, verdict }: ReturnType<typeof judged>) => {
    const cause = namedCause(chain, verdict);
    expect(cause).toMatchObject({ name, rival: undefined });
    expect(cause?.size.low).toBeLessThan(size);
    expect(cause?.size.high).toBeGreaterThan(size);
    expect(cause?.size.low).toBeGreaterThan(0);
  };

  test('a leak, a meter and short deliveries are named with an interval that holds the truth', () => {
    truly('time', 24, judged({ ...uneven, leak: { from: 0, perDay: 24 } }));
    truly('sales', 0.005, judged({ ...uneven, meterBias: 0.005 }));
    const chain = chainOf(uneven).map((day) => ({ ...day, loss: day.loss + 0.006 * day.receipts }));
    const verdict = assessChain(chain, chain.length, 18);
    if (!verdict) throw new Error('not judged');
    truly('deliveries', 0.006, { chain, verdict });
  });

  test('a leak that began has the size that the verdict states, theft aside', () => {
    const { chain, verdict } = judged({ ...uneven, theft: { day: 20, litres: 420 }, leak: { from: 60, perDay: 38 } });
    expect(namedCause(chain, verdict)).toMatchObject({ name: 'time', size: verdict.current?.rate });
  });

  test('with even sales a meter and a leak look alike: both are said', () => {
    const { chain, verdict } = judged({ seed: 8, dip: 15, sales: 60, leak: { from: 0, perDay: 18 } });
    const { name, rival } = namedCause(chain, verdict) ?? {};
    expect([name, rival].sort()).toEqual(['sales', 'time']);
  });

  test('what was lost at once, and a tank that passes, have none', () => {
    for (const course of [{ theft: { day: 20, litres: 420 } }, {}]) {
      const { chain, verdict } = judged({ ...uneven, ...course });
      expect(namedCause(chain, verdict)).toBeUndefined();
    }
  });
});

test('events are found once each, with their places', () => {
  const { verdict } = judged({ seed: 10, dip: 10, theft: { day: 20, litres: 300 }, leak: { from: 40, perDay: 40 } });
  expect(new Set(verdict.events.map(({ kind, at }) => `${kind}${at}`)).size).toBe(verdict.events.length);
  expect(verdict.events).toContainEqual(expect.objectContaining({ kind: 'sudden', at: 20 }));
  const onset = verdict.events.find(({ kind }) => kind === 'onset');
  expect(Math.abs((onset?.at ?? 0) - 40)).toBeLessThanOrEqual(3);
});

/**
 * What the verdict does on records whose truth is known, against the best test that there can be: the one of Neyman
 * and Pearson for a leak of known size and onset in noise of known covariance. Built here from the dips themselves,
 * with a whole matrix, so that it shares nothing with the code under test. `RECORDS=2000 npx vitest run --project unit
 * src/tools/loss/verdict.test.ts` prints the figures of docs/loss-measured.md.
 */
const records = Number(process.env['RECORDS'] ?? 80);
const days = 60;
const threshold = 18;
const oneSided = 1.645;

type Noise = Pick<StationScenario, 'dip' | 'daily' | 'sales'>;
const seeds = Array.from({ length: records }, (_, i) => 7919 * i + 17);

/** Covariance of the losses: each is the dip before, less the dip after, plus what the day adds; a dip is rounded. */
function covariance({ dip, daily = 0 }: Noise): number[][] {
  const variance = dip ** 2 + 1 / 12;
  const sign = (loss: number, reading: number) => (reading === loss ? 1 : reading === loss + 1 ? -1 : 0);
  return Array.from({ length: days }, (_, i) =>
    Array.from({ length: days }, (_, j) => {
      let sum = i === j ? daily ** 2 : 0;
      for (let reading = 0; reading <= days; reading += 1) sum += variance * sign(i, reading) * sign(j, reading);
      return sum;
    }),
  );
}

/** A⁻¹x by elimination. */
function solve(matrix: number[][], x: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, x[i] ?? 0]);
  for (let k = 0; k < x.length; k += 1) {
    const pivot = rows[k] ?? [];
    for (let i = k + 1; i < x.length; i += 1) {
      const row = rows[i] ?? [];
      const factor = (row[k] ?? 0) / (pivot[k] ?? 1);
      if (factor !== 0) for (let j = k; j <= x.length; j += 1) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0);
    }
  }
  const out = Array<number>(x.length).fill(0);
  for (let i = x.length - 1; i >= 0; i -= 1) {
    const row = rows[i] ?? [];
    const rest = out.reduce((sum, value, j) => (j > i ? sum - (row[j] ?? 0) * value : sum), row[x.length] ?? 0);
    out[i] = rest / (row[i] ?? 1);
  }
  return out;
}

const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/** How often the best linear test, at 5 % to one side, and the verdict call a leak. */
function power(noise: Noise, from: number, perDay: number) {
  const shape = Array.from({ length: days }, (_, day) => (day >= from ? 1 : 0));
  const weights = solve(covariance(noise), shape);
  const spread = Math.sqrt(dot(weights, shape));
  let [best, ours, passed] = [0, 0, 0];
  for (const seed of seeds) {
    const chain = chainOf({ seed, days, ...noise, leak: { from, perDay } });
    if (
      dot(
        weights,
        chain.map(({ loss }) => loss),
      ) /
        spread >
      oneSided
    )
      best += 1;
    const outcome = assessChain(chain, days, threshold)?.outcome;
    if (outcome === 'fail') ours += 1;
    if (outcome === 'pass') passed += 1;
  }
  return { best: best / records, ours: ours / records, passed: passed / records };
}

/** How often a meter (or a leak of the same size) is taken for what it is, and how often anybody could tell. */
function telling(noise: Noise, truth: 'sales' | 'time') {
  let [right, named, wrong, best] = [0, 0, 0, 0];
  for (const seed of seeds) {
    const course = { seed, days, ...noise };
    const perDay = 0.003 * (simulateStation(course).reduce((sum, { issues }) => sum + issues, 0) / days);
    const chain = chainOf(
      truth === 'sales' ? { ...course, meterBias: 0.003 } : { ...course, leak: { from: 0, perDay } },
    );
    const first = causesOf(chain, [])[0];
    if (first?.name === truth) right += 1;
    if (first && first.chance >= decisiveChance) {
      if (first.name === truth) named += 1;
      else wrong += 1;
    }
    // The likelihood ratio of two records that are known but for the noise.
    const losses = chain.map(({ loss }) => loss);
    const [meter, leak] = [chain.map(({ issues }) => 0.003 * issues), chain.map(() => perDay)];
    const weights = solve(
      covariance(noise),
      meter.map((value, i) => value - (leak[i] ?? 0)),
    );
    const towards = dot(
      weights,
      losses.map((loss, i) => loss - ((meter[i] ?? 0) + (leak[i] ?? 0)) / 2),
    );
    if (towards > 0 === (truth === 'sales')) best += 1;
  }
  return { right: right / records, named: named / records, wrong: wrong / records, best: best / records };
}

const show = (...cells: readonly unknown[]) => {
  if (process.env['RECORDS']) console.log(`| ${cells.join(' | ')} |`);
};
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
/** Two standard errors of a share of all records. */
const luck = (share: number) => 2 * Math.sqrt(Math.max(share * (1 - share), 0.01) / records);

/** Dips of ±30 L for 95 of 100, as the page states, alone and with what meters and temperature may add. */
const stated: Noise = { dip: 15 };
const disturbed: readonly Noise[] = [stated, { dip: 30 }, { dip: 15, daily: 5 }, { dip: 15, daily: 25 }];

test.each(disturbed)('an honest tank is failed in at most 5 of 100 records: %j', { timeout: 120_000 }, (noise) => {
  const { ours, passed } = power(noise, 0, 0);
  show(JSON.stringify(noise), 'honest', percent(ours), percent(passed));
  expect(ours).toBeLessThanOrEqual(noise.daily === 25 ? 0.05 + luck(0.05) : 0.05);
});

test.each([
  [0, 10],
  [0, 18],
  [30, 10],
  [30, 18],
] as const)(
  'from day %d, %d L a day: within 5 points of the best linear test',
  { timeout: 240_000 },
  (from, perDay) => {
    for (const noise of disturbed) {
      const { best, ours, passed } = power(noise, from, perDay);
      show(JSON.stringify(noise), `day ${from + 1}, ${perDay} L`, percent(best), percent(ours), percent(passed));
      // Where a day's own errors rule, the estimate of the noise costs some points, and whoever does not know the day on
      // which a leak began cannot follow the test that does.
      if (noise.daily !== 25) expect(ours, JSON.stringify(noise)).toBeGreaterThanOrEqual(best - 0.05);
      else if (from === 0) expect(ours).toBeGreaterThanOrEqual(best - 0.07 - luck(best));
    }
  },
);

test.each([420, 900, 1500])(
  'a meter that is 0,3 per cent off, and a leak, with sales of ± %d L',
  { timeout: 120_000 },
  (sales) => {
    for (const truth of ['sales', 'time'] as const) {
      const { right, named, wrong, best } = telling({ ...stated, sales }, truth);
      show(sales, truth, percent(best), percent(right), percent(named), percent(wrong));
      expect(wrong).toBeLessThanOrEqual(0.1);
      expect(right).toBeGreaterThanOrEqual(best - 0.05 - luck(best));
      if (sales === 1500) expect(right).toBeGreaterThanOrEqual(0.9);
    }
  },
);
