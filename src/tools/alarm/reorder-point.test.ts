import { describe, expect, test } from 'vitest';
import { initialValues } from '../kit/tool-inputs.ts';
import {
  type AlarmValues,
  alarmInputs,
  chanceOfRunningDry,
  daysUntil,
  eventsOf,
  leadDemand,
  nextReading,
  reorder,
  silence,
} from './reorder-point.ts';
import { simulatedChance } from './runs.ts';

const example = initialValues(alarmInputs);
const having = (changed: Partial<AlarmValues>): AlarmValues => ({ ...example, ...changed });

describe('reorder point, by hand: d = 1200, σd = 300, L = 3, σL = 1', () => {
  test('while waiting 3600 L are used, give or take √(3·300² + 1200²·1²) = 1307.7 L', () => {
    expect(leadDemand(example).mean).toBe(3600);
    expect(leadDemand(example).deviation).toBeCloseTo(1307.7, 1);
  });

  test('95 % need 1.645 deviations: 2151 L over the 3600 L and the unusable 1000 L', () => {
    expect(reorder(example).safety).toBeCloseTo(2151, 0);
    expect(reorder(example).point).toBeCloseTo(6751, 0);
  });

  test('without variation nothing is kept for safety', () => {
    const even = having({ ragam: 0, ragamTunggu: 0 });
    expect(reorder(even)).toEqual({ safety: 0, point: 4600 });
    expect(chanceOfRunningDry(having({ ...even, rendah: 5000 }))).toBe(0);
    expect(chanceOfRunningDry(having({ ...even, rendah: 4000 }))).toBe(1);
  });
});

test('ordering at the reorder point runs dry as often as the service level allows', () => {
  // Half an interval of use passes before the reading that sees it.
  const rendah = reorder(example).point + (1200 * 60) / 1440 / 2;
  expect(chanceOfRunningDry(having({ rendah }))).toBeCloseTo(0.05, 4);
});

test.each<[string, Partial<AlarmValues>]>([
  ['the example', {}],
  ['steady use, uncertain lead time', { ragam: 5, ragamTunggu: 0.8 }],
  ['uncertain use, steady lead time', { ragam: 40, ragamTunggu: 0.2, rendah: 5200 }],
  ['a long wait', { isi: 15_000, tunggu: 6, ragamTunggu: 1, rendah: 9000 }],
  ['a reading a day', { selang: 1440 }],
  ['ordered already', { isi: 5000, ragamTunggu: 0.5 }],
])('%s: formula and random histories agree within two points', (_, changed) => {
  const values = having(changed);
  expect(Math.abs(simulatedChance(values, 20_000) - chanceOfRunningDry(values))).toBeLessThan(0.02);
});

test('a lead time that varies by a third is skewed: the formula may then be four points off', () => {
  const values = having({ isi: 5000 });
  expect(Math.abs(simulatedChance(values, 20_000) - chanceOfRunningDry(values))).toBeLessThan(0.04);
});

test('the same seed gives the same share', () => {
  expect(simulatedChance(example, 500, 7)).toBe(simulatedChance(example, 500, 7));
  expect(simulatedChance(example, 500, 7)).not.toBe(simulatedChance(example, 500, 8));
});

describe('the expected course', () => {
  test('the example: L after 70 h, LL, then the delivery, before the tank would be dry', () => {
    const events = eventsOf(example);
    expect(events.map(({ kind }) => kind)).toEqual(['low', 'critical', 'delivery']);
    expect((events[0]?.day ?? 0) * 24).toBeCloseTo(70, 6);
    expect((events[1]?.day ?? 0) * 24).toBeCloseTo(130, 6);
    expect(events[2]?.content).toBeCloseTo(9500 - 1200 * (70 / 24 + 3), 6);
    expect(daysUntil(example, 1000)).toBeCloseTo(8500 / 1200, 9);
  });

  test('a late order ends in a dry tank, and says when', () => {
    const events = eventsOf(having({ rendah: 2000 }));
    expect(events.map(({ kind }) => kind)).toContain('dry');
  });

  test('an alert waits for the next reading, and a crossing on a reading does not', () => {
    expect(nextReading({ selang: 1440 }, 2.1)).toBe(3);
    expect(nextReading({ selang: 1440 }, 3)).toBe(3);
  });
});

test('three missed readings of an hour make an alarm three hours after the last one', () => {
  const { last, alarm, shown, content } = silence(having({ diam: 1.51 }));
  expect(last * 24).toBeCloseTo(36, 6);
  expect((alarm - last) * 24).toBeCloseTo(3, 6);
  expect(shown).toBeCloseTo(9500 - 1800, 6);
  expect(content(1000)).toBe(0);
});

test.each<[string, Partial<AlarmValues>]>([
  ['nothing in it', { isi: 0 }],
  ['a sea and a drop a day', { isi: 1e8, muat: 1e8, pakai: 0.1, rendah: 0 }],
  ['wild use', { ragam: 200, ragamTunggu: 90, tunggu: 0.1 }],
  ['a threshold under the unusable rest', { rendah: 0, mati: 5000 }],
])('%s: chances stay between 0 and 1, and no run hangs', (_, changed) => {
  const values = having(changed);
  for (const chance of [chanceOfRunningDry(values), simulatedChance(values, 300)]) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
  }
});
