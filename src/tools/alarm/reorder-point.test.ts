import { describe, expect, test } from 'vitest';
import { seeded } from '../../plant/random.ts';
import { initialValues } from '../kit/tool-inputs.ts';
import { type AlarmValues, alarmInputs } from './alarm-inputs.ts';
import { assessReorderPoint, contradictions } from './reorder-point.ts';
import { simulatedShare } from './simulated-orders.ts';

const example = initialValues(alarmInputs);
const having = (changed: Partial<AlarmValues>): AlarmValues => ({ ...example, ...changed });

describe('by hand, with use and lead time that do not vary', () => {
  const even = { ragam: 0, ragamTunggu: 0, selang: 60 } as const;

  test('1,000 unusable, 3 days of 1,200, and a reading up to 50 L late of which 95 % are 47.5 L', () => {
    expect(Math.abs(assessReorderPoint(having(even)).point - 4648)).toBeLessThan(3);
  });

  test('four hours until it is ordered are 200 L more', () => {
    expect(Math.abs(assessReorderPoint(having({ ...even, tunda: 4 })).point - 4848)).toBeLessThan(3);
  });

  test('from 9,500 L with a reading a day: 5,900 L is seen at 5,900, 5,899 only at 4,700 L', () => {
    const daily = { ...even, selang: 1440, rendah: 5900, mati: 1200 };
    expect(assessReorderPoint(having(daily)).now).toBe(0);
    expect(assessReorderPoint(having({ ...daily, rendah: 5899, mati: 1201 })).now).toBe(1);
  });
});

test('exponential use: with shape 1 a day and one day of lead time a chance is e^(-usable/1,200)', () => {
  const values = having({ ragam: 100, ragamTunggu: 0, tunggu: 1, isi: 3000, rendah: 3000, mati: 1000 });
  expect(assessReorderPoint(values).now).toBeCloseTo(Math.exp(-2000 / 1200), 3);
});

describe('what the verdict says', () => {
  test.each<[string, Partial<AlarmValues>, string]>([
    ['the example orders too late', {}, 'raise'],
    ['a high threshold is enough', { rendah: 7500 }, 'enough'],
    ['what is there does not last, whatever the threshold', { isi: 4000, rendah: 7500 }, 'late'],
    ['the tank is too small for the service', { tunggu: 14, isi: 15_000 }, 'small'],
    ['an order that waits for three days', { rendah: 7500, tunda: 72 }, 'raise'],
    ['a reading a day', { rendah: 7300, selang: 1440 }, 'raise'],
  ])('%s', (_, changed, verdict) => expect(assessReorderPoint(having(changed)).verdict).toBe(verdict));

  test.each([50, 80, 95, 99, 99.9])('ordering at the point for %d %% is enough, and little less is not', (layanan) => {
    const { point } = assessReorderPoint(having({ layanan, isi: 15_000 }));
    expect(assessReorderPoint(having({ layanan, isi: 15_000, rendah: point })).verdict).toBe('enough');
    expect(assessReorderPoint(having({ layanan, isi: 15_000, rendah: point * 0.93 })).verdict).toBe('raise');
  });

  test('a delivery that does not fit is counted: 8,000 L into 9,000 L rarely do', () => {
    expect(assessReorderPoint(example).overfull).toBeLessThan(0.001);
    expect(assessReorderPoint(having({ muat: 9000, isi: 8000 })).overfull).toBeGreaterThan(0.8);
  });

  test('values that exclude one another are named', () => {
    expect(contradictions(having({ rendah: 16_000 }))).toEqual({ rendah: 'above' });
    expect(contradictions(having({ isi: 17_000, kritis: 6000 }))).toEqual({ isi: 'full', kritis: 'order' });
  });
});

test.each<[string, Partial<AlarmValues>]>([
  ['nothing in it', { isi: 0 }],
  ['a sea and a drop a day', { isi: 1e8, muat: 1e8, pakai: 0.1, rendah: 0 }],
  ['a sea above a small threshold', { isi: 1e8, muat: 1e8, rendah: 5000 }],
  ['wild use', { ragam: 200, ragamTunggu: 90, tunggu: 0.1 }],
  ['hardly any variation', { ragam: 0.001, ragamTunggu: 0.001, selang: 1 }],
  ['a threshold under the unusable rest', { rendah: 0, mati: 5000 }],
  ['half a year', { tunggu: 180, ragamTunggu: 90, tunda: 720, isi: 1e6, muat: 1e6, selang: 1 }],
])('%s: chances stay between 0 and 1, and the answer is there at once', (_, changed) => {
  const before = performance.now();
  const { now, later, overfull, point } = assessReorderPoint(having(changed));
  for (const chance of [now, later, overfull]) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
  }
  expect(Number.isFinite(point)).toBe(true);
  expect(performance.now() - before).toBeLessThan(2000);
});

/** A case as anybody might type it: from a canteen's tank to a depot's, read every quarter of an hour to once a day. */
function anyCase(random: () => number): AlarmValues {
  const between = (low: number, high: number) => low + (high - low) * random();
  const pick = (...values: readonly number[]) => values[Math.floor(random() * values.length)] ?? 0;
  const pakai = 10 ** between(1.5, 4.5);
  const tunggu = between(0.3, 8);
  const mati = pakai * between(0, 1);
  const rendah = mati + pakai * tunggu * between(0.6, 2.2);
  const isi = pick(0, 1, 1, 1) ? rendah + pakai * between(0, 6) : rendah * between(0.5, 1);
  return having({
    pakai,
    tunggu,
    mati,
    rendah,
    isi,
    muat: Math.max(rendah, isi) * between(1, 2),
    ragam: pick(0, 5, 15, 25, 40, 80, 150),
    ragamTunggu: tunggu * pick(0, 0.1, 0.3, 0.6, 1),
    tunda: pick(0, 0, 2, 8, 24),
    selang: pick(15, 60, 240, 720, 1440),
    layanan: pick(80, 90, 95, 98),
  });
}

test('500 random cases: what is calculated and brute force agree within 2 points, and so does the verdict', () => {
  const random = seeded(81);
  const apart: unknown[] = [];
  for (let index = 0; index < 500; index++) {
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
    const allowed = 1 - values.layanan / 100;
    const worst = Math.max(first, second);
    const just = verdict === 'enough' ? worst < allowed + 0.02 : worst > allowed - 0.02;
    if (!agree || !just) apart.push({ ...values, now, later, chance, verdict, shares });
  }
  expect(apart).toEqual([]);
}, 240_000);
