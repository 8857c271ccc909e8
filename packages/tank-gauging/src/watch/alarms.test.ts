import { describe, expect, test } from 'vitest';
import type { Reading, Tank, TankSpec } from '../simulator/types.ts';
import { acknowledge, escalationLevel, isOpen, updateAlarms } from './alarms.ts';
import type { LevelRule } from './level-rule.ts';
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

/** Alarms that a quiet tank, changed by `tank` and `monitor`, has at minute 600; of its kinds and facts. */
const found = (tank: Partial<Tank>, monitor: object = {}, rule?: LevelRule, before: readonly Alarm[] = []) =>
  updateAlarms(
    before,
    { ...tankWith([reading(600)]), ...tank } as Tank,
    { ...monitorWith(), ...monitor } as Monitor,
    600,
    rule,
  );
const facts = (...given: Parameters<typeof found>) => found(...given).map(({ kind, facts }) => [kind, facts]);
/** Monitor with one hour whose sum of scores is given. */
const scores = (sum: number) => ({ scores: [{ at: 600, missing: 7, z: 1, sum }], since: 600 });
const at = (level: number) => ({ recent: [reading(600, level)], last: reading(600, level) });

describe('an alarm is raised', () => {
  test.each<[string, Parameters<typeof found>, unknown[]]>([
    ['at a level of the high limit', [at(90)], [['high', { level: 90, limit: 90 }]]],
    ['not below it', [at(89.9)], []],
    ['at a level of the low limit', [at(20)], [['low', { level: 20, limit: 20 }]]],
    ['not above it', [at(20.1)], []],
    [
      'low, with the days that the content lasts',
      [at(15), { forecast: { days: 3 } }],
      [['low', { level: 15, limit: 20, days: 3 }]],
    ],
    ['at a sum of scores of 5, without hours of a run', [{}, scores(5)], [['leak', { volume: 0, rate: 0, from: 600 }]]],
    ['not at a sum of 4.9', [{}, scores(4.9)], []],
    ['at a battery of 20 %', [{ battery: 20 }], [['battery', { level: 20, limit: 20 }]]],
    ['not at 21 %', [{ battery: 21 }], []],
    ['when the last reading is 15 minutes old', [{ last: reading(585) }], [['silent', { from: 585, level: 50 }]]],
    ['not when it is 14 minutes old', [{ last: reading(586) }], []],
  ])('%s', (_, given, expected) => {
    expect(facts(...given)).toEqual(expected);
  });

  test('for a leak with its volume and its rate since its run began', () => {
    const hours = [
      { at: 420, missing: 100, z: 4, sum: 5 },
      { at: 480, missing: 2, z: 4, sum: 5 },
      { at: 540, missing: 4, z: 4, sum: 5 },
    ];
    // After minute 420: 6 kL in the two hours to minute 540.
    expect(facts({}, { scores: hours, since: 420 })).toEqual([['leak', { volume: 6, rate: 3, from: 420 }]]);
  });

  test('for a shortage when the content may end before the delivery arrives', () => {
    const lasts = (forecast: object, arrival?: number) =>
      facts({ ...(arrival !== undefined && { arrival }) }, { forecast });
    // From minute 600 two days end at minute 3480.
    expect(lasts({ daysLow: 2, days: 2.5 }, 3481)).toEqual([['shortage', { days: 2.5, arrival: 3481, from: 600 }]]);
    expect(lasts({ daysLow: 2 }, 3481)).toEqual([['shortage', { days: 2, arrival: 3481, from: 600 }]]);
    expect(lasts({ daysLow: 2 }, 3480)).toEqual([]);
    expect(lasts({ daysLow: 2 })).toEqual([]);
    expect(lasts({}, 3481)).toEqual([]);
  });

  test('once, until it clears; then again', () => {
    const standing = found(at(95));
    expect(found(at(95), {}, undefined, standing)).toBe(standing);
    const cleared = found(at(50), {}, undefined, standing);
    expect(cleared).toMatchObject([{ kind: 'high', at: 600, cleared: 600, acknowledged: undefined }]);
    expect(found(at(95), {}, undefined, cleared)).toMatchObject([{ cleared: undefined }, { cleared: 600 }]);
  });
});

describe('an alarm clears', () => {
  const after = (kind: AlarmKind, tank: Partial<Tank>, rule?: LevelRule, more: Partial<Alarm> = {}) =>
    found(tank, {}, rule, [alarm(kind, 0, more)]).find(({ at }) => at === 0)?.cleared;

  test.each<[AlarmKind, Partial<Tank>, boolean]>([
    ['battery', { battery: 20 }, false],
    ['battery', { battery: 20.1 }, true],
    ['silent', { last: reading(585) }, false],
    ['silent', { last: reading(586) }, true],
    ['shortage', { arrival: 700 }, false],
    ['shortage', {}, true],
    ['theft', {}, true],
    // Limits that are no longer set.
    ['highHigh', at(99), true],
    ['lowLow', at(1), true],
  ])('%s with %j: %s', (kind, tank, clears) => {
    expect(after(kind, tank)).toBe(clears ? 600 : undefined);
  });

  test('of its own tank only', () => {
    expect(after('battery', {}, undefined, { tank: 'TK-2' })).toBeUndefined();
  });
});

test('past forty alarms those that are done with leave the list, open ones never', () => {
  const done = { tank: 'TK-2', acknowledged: 1, cleared: 2 };
  const old = Array.from({ length: 45 }, (_, index) =>
    alarm('high', index, index > 42 ? { ...done, acknowledged: undefined } : done),
  );
  expect(found(at(95), {}, undefined, old).map((one) => [one.at, isOpen(one)])).toEqual([
    [600, true],
    ...Array.from({ length: 39 }, (_, index) => [index, false]),
    [43, true],
    [44, true],
  ]);
  expect([isOpen(alarm('high', 0, { acknowledged: 1 })), isOpen(alarm('high', 0, { cleared: 1 }))]).toEqual([
    true,
    true,
  ]);
});

test('calls the next person after 5 and 10 minutes without acknowledgement', () => {
  const levels = (more: Partial<Alarm>) =>
    [100, 104, 105, 109, 110, 500].map((now) => escalationLevel(alarm('high', 100, more), now));
  expect(levels({})).toEqual([1, 1, 2, 2, 3, 3]);
  expect(levels({ acknowledged: 105 })).toEqual([2, 2, 2, 2, 2, 2]);
});

test('acknowledges one alarm, once', () => {
  const [one, other] = [alarm('high', 0), alarm('low', 0)];
  const once = acknowledge([one, other], one.id, 5);
  expect(once).toEqual([{ ...one, acknowledged: 5 }, other]);
  expect(acknowledge(once, one.id, 9)).toEqual(once);
});
