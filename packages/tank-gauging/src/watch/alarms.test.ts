import { describe, expect, test } from 'vitest';
import type { Reading, Tank, TankSpec } from '../simulator/types.ts';
import { updateAlarms } from './alarms.ts';
import type { Alarm, AlarmKind, Monitor } from './types.ts';

const reading = (at: number, level = 50, standard = 500): Reading => ({
  at,
  level,
  temperature: 30,
  pressure: 1,
  volume: standard,
  standard,
  received: 0,
  issued: 0,
});

/** Tank of 1,000 kL whose balance within an hour is noise below 6 · √2 · 1 kL = 8.5 kL. */
const spec = {
  id: 'TK-1',
  shape: 'vertical',
  product: { uncorrected: true },
  noise: 0.1,
  low: 20,
  high: 90,
} as unknown as TankSpec;
const tankWith = (recent: readonly Reading[], id = 'TK-1'): Tank =>
  ({ spec: { ...spec, id }, capacity: 1000, battery: 100, recent, last: recent.at(-1) }) as unknown as Tank;
const monitorWith = (zs: readonly number[] = [], sum = 0) =>
  ({
    scores: zs.map((z, hour) => ({ at: 60 * hour, missing: z, z, sum })),
    since: 0,
    forecast: {},
  }) as unknown as Monitor;
const alarm = (kind: AlarmKind, at: number, more: Partial<Alarm> = {}): Alarm => ({
  id: `TK-1-${kind}-${at}`,
  tank: 'TK-1',
  kind,
  at,
  facts: {},
  acknowledged: undefined,
  cleared: undefined,
  ...more,
});

test.each([
  [[4, 0, 0, 0], false, 'a mean of exactly 1'],
  [[4, 0, 0, -0.1], true, 'a mean of 0.975'],
  [[4, 1, 1, 1, 0.9], true, 'a mean of 0.975 after an hour of 4'],
  [[0, 0, 0, 4, 4, 0, 0], false, 'a mean of 2 after three even hours'],
  [[1.5], false, 'one hour of 1.5'],
  [[0.9], true, 'one hour of 0.9'],
])('a leak alarm clears below a mean of 1 over four hours: %j clears: %s (%s)', (zs, clears) => {
  const [after] = updateAlarms([alarm('leak', 0)], tankWith([reading(600)]), monitorWith(zs), 600);
  expect(after?.cleared).toBe(clears ? 600 : undefined);
});

describe('a theft', () => {
  /** Minute `now` closes an hour in which 50 kL have gone without a booking. */
  const robbed = (now: number, id?: string) => tankWith([reading(now - 30, 50, 500), reading(now, 45, 450)], id);
  const raised = (alarms: readonly Alarm[], now: number) =>
    updateAlarms(alarms, robbed(now), monitorWith(), now).filter(({ kind, at }) => kind === 'theft' && at === now);
  const before = alarm('theft', 600, { cleared: 660 });

  test('raises an alarm with its volume and its time', () => {
    expect(raised([], 600)).toMatchObject([{ id: 'TK-1-theft-600', facts: { from: 570, to: 600, volume: 50 } }]);
  });

  test('raises no second alarm within two hours of the first', () => {
    expect(raised([before], 719)).toEqual([]);
    expect(raised([before], 720)).toHaveLength(1);
  });

  test('is not hidden by a theft from another tank, or by another alarm of the same tank', () => {
    expect(raised([{ ...before, tank: 'TK-2' }], 700)).toHaveLength(1);
    expect(raised([alarm('leak', 600, { cleared: 660 })], 700)).toHaveLength(1);
  });
});

test.each<[AlarmKind, number, boolean]>([
  // Limits 10, 20, 90 and 95 % with a deadband of 3 %.
  ['lowLow', 13, false],
  ['lowLow', 13.1, true],
  ['low', 23, false],
  ['low', 23.1, true],
  ['high', 87, false],
  ['high', 86.9, true],
  ['highHigh', 92, false],
  ['highHigh', 91.9, true],
])('the deadband counts from the limit: %s at a level of %d per cent clears: %s', (kind, level, clears) => {
  const rule = { lowLow: 10, low: 20, high: 90, highHigh: 95, deadband: 3, delay: 0 };
  const after = updateAlarms([alarm(kind, 0)], tankWith([reading(600, level)]), monitorWith(), 600, rule);
  expect(after.find(({ at }) => at === 0)?.cleared).toBe(clears ? 600 : undefined);
});
