import { describe, expect, test } from 'vitest';
import { seeded } from '../../plant/random.ts';
import { bare, example, onMains, radios } from './fixture.ts';
import { avoidableShare, type RoiValues, roiInputs, roiSources, uncertainFields } from './inputs.ts';
import { calculate, calculateCases, changesThatPay, horizon, middleBasis, sensitivity } from './model.ts';

const numbers = Object.entries(roiInputs).flatMap(([name, input]) =>
  input.kind === 'number' ? [[name, input] as const] : [],
);
const shares: readonly string[] = [...Object.values(avoidableShare), 'lossShare'];

/** Two hundred buyers, from tiny to huge. */
const buyers: RoiValues[] = Array.from({ length: 200 }, (_, seed) => {
  const random = seeded(seed + 1);
  const drawn = numbers.map(([name, { min, max, initial, whole }]) => {
    const most = shares.includes(name) ? 100 : max;
    const value = Math.min(most, Math.max(min, initial * 4 * random()));
    return [name, whole ? Math.round(value) : value];
  });
  return { ...example, ...(seed % 3 === 0 && { network: 'listrik' }), ...Object.fromEntries(drawn) } as RoiValues;
});

describe('for every buyer', () => {
  test.each(buyers.map((values, index) => ({ values, index })))('$index', ({ values }) => {
    const { low, mid, high } = calculateCases(values, radios);
    const parts = roiSources.reduce((total, source) => total + mid.savings[source], 0);
    expect(parts).toBeCloseTo(mid.savingsTotal, 0);
    for (const source of roiSources) expect(mid.savings[source]).toBeLessThanOrEqual(mid.now[source]);
    expect(low.fiveYears).toBeLessThanOrEqual(mid.fiveYears);
    expect(mid.fiveYears).toBeLessThanOrEqual(high.fiveYears);
    for (const { worse, better } of sensitivity(values, radios)) {
      // Sums of other orders part at the sixteenth digit.
      const dust = Math.abs(mid.fiveYears) * 1e-12;
      expect(worse).toBeLessThanOrEqual(mid.fiveYears + dust);
      expect(better).toBeGreaterThanOrEqual(mid.fiveYears - dust);
      expect(worse).toBeGreaterThanOrEqual(low.fiveYears - dust);
    }
  });

  test('at its own rate of return every calculation is worth nothing, and more below it than above', () => {
    for (const values of buyers) {
      const basis = middleBasis(values, radios);
      const [rate, ...others] = calculate(basis).internalRates;
      if (rate === undefined || others.length > 0 || rate < 0 || rate > 10) continue;
      const at = (share: number) => calculate({ ...basis, values: { ...values, discountRate: share * 100 } });
      expect(Math.abs(at(rate).presentValue)).toBeLessThan(at(rate).investment * 1e-6 + 1);
      expect(at(rate * 0.9).presentValue).toBeGreaterThanOrEqual(at(rate * 1.1).presentValue);
    }
  });

  test('without interest the present value is the balance of five years', () => {
    for (const values of buyers) {
      const result = calculate(onMains({ ...values, discountRate: 0 }));
      expect(result.presentValue).toBeCloseTo(result.fiveYears, 0);
    }
  });

  test('more of a cost that can be avoided never saves less, a dearer device never pays earlier', () => {
    for (const values of buyers) {
      const { savingsTotal, fiveYears } = calculate(onMains(values));
      for (const field of [
        'minutes',
        'wage',
        'runOuts',
        'deliveries',
        'productValue',
        'lossShare',
        'stopHours',
        'lossAvoided',
      ] as const) {
        const more = calculate(onMains({ ...values, [field]: values[field] * 1.1 }));
        expect(more.savingsTotal).toBeGreaterThanOrEqual(savingsTotal);
      }
      expect(calculate(onMains({ ...values, devicePrice: values.devicePrice * 1.1 })).fiveYears).toBeLessThanOrEqual(
        fiveYears,
      );
    }
  });

  test('the widest swing stands first', () => {
    for (const values of buyers) {
      const swings = sensitivity(values, radios);
      const widths = swings.map(({ worse, better }) => better - worse);
      expect(widths).toEqual([...widths].sort((a, b) => b - a));
      const battery = values.network === 'lorawan' && values.batteryPrice > 0 ? 1 : 0;
      expect(swings).toHaveLength(uncertainFields.length + battery);
    }
  });

  test('each change that would pay makes exactly five years of payback', () => {
    const poor = {
      ...bare,
      tanks: 2,
      devicePrice: 40_000_000,
      runOuts: 0,
      deliveries: 20,
      lossShare: 0.01,
      stopHours: 0,
    };
    const changes = changesThatPay(poor, radios);
    expect(changes.length).toBeGreaterThan(0);
    for (const { field, to } of changes) {
      expect(calculate(onMains({ ...poor, [field]: to })).payback).toBeCloseTo(horizon * 12, 3);
    }
    expect(changesThatPay(example, radios)).toEqual([]);
  });
});

test('the largest values that the fields take give finite figures', () => {
  const most = { ...example, ...Object.fromEntries(numbers.map(([name, { max }]) => [name, max])) } as RoiValues;
  for (const result of Object.values(calculateCases(most, radios))) {
    expect(Number.isFinite(result.fiveYears)).toBe(true);
    expect(Number.isFinite(result.presentValue)).toBe(true);
  }
});
