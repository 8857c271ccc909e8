import { describe, expect, test } from 'vitest';
import { seeded } from '../../plant/random.ts';
import { initialValues } from '../kit/tool-inputs.ts';
import { roiSources } from './fields.ts';
import { endOfRange, type RoiValues, roiInputs, uncertainFields } from './inputs.ts';
import { calculate, calculateCases, horizon, verdictOf } from './payback.ts';
import { changesThatPay, sensitivity } from './sensitivity.ts';

const example = initialValues(roiInputs);

/** Two hundred buyers, from tiny to huge. */
const buyers: RoiValues[] = Array.from({ length: 200 }, (_, seed) => {
  const random = seeded(seed + 1);
  return Object.fromEntries(
    Object.entries(roiInputs).map(([name, { min, max, initial, whole }]) => {
      const value = Math.min(max, Math.max(min, initial * 4 * random()));
      return [name, whole ? Math.round(value) : value];
    }),
  ) as RoiValues;
});

describe('by hand', () => {
  test('dipping: 10 min × 2 × 12 tanks × 365 days = 1.460 h; × Rp 40.000 = Rp 58,4 million; half of it avoided', () => {
    const { now, savings } = calculate(example);
    expect(now.readings).toBeCloseTo(58_400_000, 3);
    expect(savings.readings).toBeCloseTo(29_200_000, 3);
  });

  test('the worked example', () => {
    const result = calculate(example);
    expect(result.savings).toEqual({
      readings: expect.closeTo(29_200_000),
      runOuts: 30_000_000,
      deliveries: 18_000_000,
      loss: expect.closeTo(15_000_000),
      downtime: 15_000_000,
    });
    expect(result.savingsTotal).toBeCloseTo(107_200_000);
    expect(result.running).toBe(21_600_000);
    expect(result.net).toBeCloseTo(85_600_000);
    expect(result.investment).toBe(120_000_000);
    expect(result.payback).toBeCloseTo(16.8224, 3);
    expect(result.fiveYears).toBeCloseTo(308_000_000);
  });

  test('no payback when the service costs what is saved, and none when it costs more', () => {
    const even = { ...example, layanan: 107_200_000 / 144 };
    expect(calculate({ ...even, layanan: even.layanan + 1 }).payback).toBeUndefined();
    expect(verdictOf(calculate({ ...example, layanan: 900_000 }))).toBe('never');
    expect(verdictOf(calculate({ ...example, alat: 60_000_000 }))).toBe('late');
  });

  test('a range is a share of the value and never passes what the field can hold', () => {
    expect(endOfRange(example, 'menit', 'low')).toBeCloseTo(7);
    expect(endOfRange(example, 'menit', 'high')).toBeCloseTo(13);
    expect(endOfRange({ ...example, cegahUkur: 90 }, 'cegahUkur', 'high')).toBe(100);
  });
});

describe('for every buyer', () => {
  test.each(buyers.map((values, index) => ({ values, index })))('$index', ({ values }) => {
    const { low, mid, high } = calculateCases(values);
    const parts = roiSources.reduce((total, source) => total + mid.savings[source], 0);
    expect(parts).toBeCloseTo(mid.savingsTotal, 0);
    for (const source of roiSources) expect(mid.savings[source]).toBeLessThanOrEqual(mid.now[source]);
    if (mid.payback !== undefined) expect((mid.payback / 12) * mid.net).toBeCloseTo(mid.investment, 0);
    else expect(mid.net).toBeLessThanOrEqual(0);
    expect(low.fiveYears).toBeLessThanOrEqual(mid.fiveYears);
    expect(mid.fiveYears).toBeLessThanOrEqual(high.fiveYears);
    for (const { worse, better } of sensitivity(values)) {
      expect(worse).toBeLessThanOrEqual(mid.fiveYears);
      expect(better).toBeGreaterThanOrEqual(mid.fiveYears);
      expect(worse).toBeGreaterThanOrEqual(low.fiveYears);
    }
  });

  test('more of a cost that can be avoided never saves less, a dearer device never pays earlier', () => {
    for (const values of buyers) {
      const { savingsTotal, fiveYears } = calculate(values);
      for (const field of ['menit', 'upah', 'habis', 'kirim', 'nilai', 'susut', 'henti', 'cegahSusut'] as const) {
        expect(calculate({ ...values, [field]: values[field] * 1.1 }).savingsTotal).toBeGreaterThanOrEqual(
          savingsTotal,
        );
      }
      expect(calculate({ ...values, alat: values.alat * 1.1 }).fiveYears).toBeLessThanOrEqual(fiveYears);
    }
  });

  test('the widest swing stands first', () => {
    for (const values of buyers) {
      const widths = sensitivity(values).map(({ worse, better }) => better - worse);
      expect(widths).toEqual([...widths].sort((a, b) => b - a));
      expect(widths).toHaveLength(uncertainFields.length);
    }
  });

  test('each change that would pay makes exactly five years of payback', () => {
    const poor = { ...example, tangki: 2, alat: 40_000_000, habis: 0, kirim: 20, susut: 0.01, henti: 0 };
    const changes = changesThatPay(poor);
    expect(changes.length).toBeGreaterThan(0);
    for (const { field, to } of changes) {
      expect(calculate({ ...poor, [field]: to }).payback).toBeCloseTo(horizon * 12, 3);
    }
    expect(changesThatPay(example)).toEqual([]);
  });
});

test('the largest values that the fields take give finite figures', () => {
  const most = Object.fromEntries(Object.entries(roiInputs).map(([name, { max }]) => [name, max])) as RoiValues;
  for (const result of Object.values(calculateCases(most))) {
    expect(Number.isFinite(result.fiveYears)).toBe(true);
    expect(Number.isFinite(result.savingsTotal)).toBe(true);
  }
});
