import { describe, expect, test } from 'vitest';
import { isWhole } from '../../../tests/depth.ts';
import { seeded } from '../../plant/random.ts';
import { initialValues } from '../kit/tool-inputs.ts';
import { type AlarmValues, alarmInputs } from './alarm-inputs.ts';
import { assessReorderPoint, contradictions } from './reorder-point.ts';
import { simulatedShare } from './simulated-orders.ts';

const example = initialValues(alarmInputs);
const having = (changed: Partial<AlarmValues>): AlarmValues => ({ ...example, ...changed });

describe('by hand, with use and lead time that do not vary', () => {
  const even = { useSpread: 0, leadTimeSpread: 0, readingInterval: 60 } as const;

  test('1,000 unusable, 3 days of 1,200, and a reading up to 50 L late of which 95 % are 47.5 L', () => {
    expect(Math.abs(assessReorderPoint(having(even)).point - 4648)).toBeLessThan(3);
  });

  test('four hours until it is ordered are 200 L more', () => {
    expect(Math.abs(assessReorderPoint(having({ ...even, deliveryDelay: 4 })).point - 4848)).toBeLessThan(3);
  });

  test('from 9,500 L with a reading a day: 5,900 L is seen at 5,900, 5,899 only at 4,700 L', () => {
    const daily = { ...even, readingInterval: 1440, lowLimit: 5900, unusable: 1200 };
    expect(assessReorderPoint(having(daily)).now).toBe(0);
    expect(assessReorderPoint(having({ ...daily, lowLimit: 5899, unusable: 1201 })).now).toBe(1);
  });
});

test('exponential use: with shape 1 a day and one day of lead time a chance is e^(-usable/1,200)', () => {
  const values = having({
    useSpread: 100,
    leadTimeSpread: 0,
    leadTime: 1,
    content: 3000,
    lowLimit: 3000,
    unusable: 1000,
  });
  expect(assessReorderPoint(values).now).toBeCloseTo(Math.exp(-2000 / 1200), 3);
});

describe('what the verdict says', () => {
  test.each<[string, Partial<AlarmValues>, string]>([
    ['the example orders too late', {}, 'raise'],
    ['a high threshold is enough', { lowLimit: 7500 }, 'enough'],
    ['what is there does not last, whatever the threshold', { content: 4000, lowLimit: 7500 }, 'late'],
    ['the tank is too small for the service', { leadTime: 14, content: 15_000 }, 'small'],
    ['an order that waits for three days', { lowLimit: 7500, deliveryDelay: 72 }, 'raise'],
    ['a reading a day', { lowLimit: 7300, readingInterval: 1440 }, 'raise'],
  ])('%s', (_, changed, verdict) => expect(assessReorderPoint(having(changed)).verdict).toBe(verdict));

  test.each([50, 80, 95, 99, 99.9])(
    'ordering at the point for %d %% is enough, and little less is not',
    (serviceLevel) => {
      const { point } = assessReorderPoint(having({ serviceLevel, content: 15_000 }));
      expect(assessReorderPoint(having({ serviceLevel, content: 15_000, lowLimit: point })).verdict).toBe('enough');
      expect(assessReorderPoint(having({ serviceLevel, content: 15_000, lowLimit: point * 0.93 })).verdict).toBe(
        'raise',
      );
    },
  );

  test('a delivery that does not fit is counted: 8,000 L into 9,000 L rarely do', () => {
    expect(assessReorderPoint(example).overfull).toBeLessThan(0.001);
    expect(assessReorderPoint(having({ capacity: 9000, content: 8000 })).overfull).toBeGreaterThan(0.8);
  });

  test('values that exclude one another are named', () => {
    expect(contradictions(having({ lowLimit: 16_000 }))).toEqual({ lowLimit: 'above' });
    expect(contradictions(having({ content: 17_000, criticalLimit: 6000 }))).toEqual({
      content: 'full',
      criticalLimit: 'order',
    });
  });
});

test.each<[string, Partial<AlarmValues>]>([
  ['nothing in it', { content: 0 }],
  ['a sea and a drop a day', { content: 1e8, capacity: 1e8, dailyUse: 0.1, lowLimit: 0 }],
  ['a sea above a small threshold', { content: 1e8, capacity: 1e8, lowLimit: 5000 }],
  ['wild use', { useSpread: 200, leadTimeSpread: 90, leadTime: 0.1 }],
  ['hardly any variation', { useSpread: 0.001, leadTimeSpread: 0.001, readingInterval: 1 }],
  ['a threshold under the unusable rest', { lowLimit: 0, unusable: 5000 }],
  [
    'half a year',
    { leadTime: 180, leadTimeSpread: 90, deliveryDelay: 720, content: 1e6, capacity: 1e6, readingInterval: 1 },
  ],
])('%s: chances stay between 0 and 1, and the answer is there at once', (_, changed) => {
  const before = process.cpuUsage();
  const { now, later, overfull, point } = assessReorderPoint(having(changed));
  for (const chance of [now, later, overfull]) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
  }
  expect(Number.isFinite(point)).toBe(true);
  // Of this processor alone, which others may be using too.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
});

/** A case as anybody might type it: from a canteen's tank to a depot's, read every quarter of an hour to once a day. */
function anyCase(random: () => number): AlarmValues {
  const between = (low: number, high: number) => low + (high - low) * random();
  const pick = (...values: readonly number[]) => values[Math.floor(random() * values.length)] ?? 0;
  const dailyUse = 10 ** between(1.5, 4.5);
  const leadTime = between(0.3, 8);
  const unusable = dailyUse * between(0, 1);
  const lowLimit = unusable + dailyUse * leadTime * between(0.6, 2.2);
  const content = pick(0, 1, 1, 1) ? lowLimit + dailyUse * between(0, 6) : lowLimit * between(0.5, 1);
  return having({
    dailyUse,
    leadTime,
    unusable,
    lowLimit,
    content,
    capacity: Math.max(lowLimit, content) * between(1, 2),
    useSpread: pick(0, 5, 15, 25, 40, 80, 150),
    leadTimeSpread: leadTime * pick(0, 0.1, 0.3, 0.6, 1),
    deliveryDelay: pick(0, 0, 2, 8, 24),
    readingInterval: pick(15, 60, 240, 720, 1440),
    serviceLevel: pick(80, 90, 95, 98),
  });
}

/** Brute force takes its time: beside all other tests a fifth of them, alone all. */
const cases = isWhole ? 500 : 100;

test(`${cases} random cases: what is calculated and brute force agree within 2 points, and so does the verdict`, () => {
  const random = seeded(81);
  const apart: unknown[] = [];
  for (let index = 0; index < cases; index++) {
    const values = anyCase(random);
    const { now, later, chance, verdict } = assessReorderPoint(values);
    const shares = ([true, false] as const).map((isNow) => {
      const computed = isNow ? now : later;
      const share = simulatedShare(values, isNow, 4000, index);
      // Only what looks apart is worth the runs that tell chance from error: 15,000 leave 0.4 points.
      return Math.abs(share - computed) < 0.013 ? share : simulatedShare(values, isNow, 15_000, index + 1000);
    });
    const [first = 0, second = 0] = shares;
    const agree = Math.abs(first - now) < 0.02 && Math.abs(second - later) < 0.02;
    const allowed = 1 - values.serviceLevel / 100;
    const worst = Math.max(first, second);
    const just = verdict === 'enough' ? worst < allowed + 0.02 : worst > allowed - 0.02;
    if (!agree || !just) apart.push({ ...values, now, later, chance, verdict, shares });
  }
  expect(apart).toEqual([]);
}, 240_000);
