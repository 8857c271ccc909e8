import { startEvent } from 'tank-gauging/simulator/events';
import { findTank } from 'tank-gauging/simulator/reading';
import { findRuleConflict, type LevelRule, unreachableLimits } from 'tank-gauging/watch/level-rule';
import { advance } from 'tank-gauging/watch/session';
import type { AlarmKind, Session } from 'tank-gauging/watch/types';
import { expect, test } from 'vitest';
import { createSession } from '../sites/index.ts';

const usual: LevelRule = { lowLow: undefined, low: 30, high: 90, highHigh: undefined, deadband: 2, delay: 0 };
const changed = (part: Partial<LevelRule>): LevelRule => ({ ...usual, ...part });

test.each<[Partial<LevelRule>, ReturnType<typeof findRuleConflict>]>([
  [{}, undefined],
  [{ lowLow: 10, highHigh: 95 }, undefined],
  [{ low: 90, high: 30 }, 'order'],
  [{ low: 60, high: 60 }, 'order'],
  [{ lowLow: 30 }, 'order'],
  [{ highHigh: 88 }, 'order'],
  [{ high: 100 }, 'range'],
  [{ lowLow: -1 }, 'range'],
  [{ high: Number.NaN }, 'range'],
  [{ deadband: 30 }, 'deadband'],
  [{ deadband: 29.9 }, undefined],
  [{ deadband: -1 }, 'deadband'],
  [{ delay: 240 }, undefined],
  [{ delay: 241 }, 'delay'],
  [{ delay: -5 }, 'delay'],
])('rule with %o has the conflict %s', (part, clash) => {
  expect(findRuleConflict(changed(part))).toBe(clash);
});

test('limits below the pump suction and above the overfill protection are reported', () => {
  expect(unreachableLimits(changed({ lowLow: 3 }), { dead: 4 })).toEqual({ pumps: true, protection: false });
  expect(unreachableLimits(changed({ highHigh: 98 }), { dead: 4 })).toEqual({ pumps: false, protection: true });
  expect(unreachableLimits(usual, { dead: 4 })).toEqual({ pumps: false, protection: false });
});

const hour = 60;
const watched = (rule: LevelRule): Session => ({ ...createSession('minyak-gas'), rules: { 'TK-204': rule } });
const first = ({ alarms }: Session, kind: AlarmKind) =>
  alarms.findLast((alarm) => alarm.tank === 'TK-204' && alarm.kind === kind && alarm.at > 0);

test('a limit moved past the level raises the alarm at the next reading and reports the new limit', () => {
  const session = advance(watched(changed({ high: 66 })), hour);
  const alarm = first(session, 'high');
  // Readings come every five minutes; the default limit of 90 % would raise nothing.
  expect(alarm?.at).toBeLessThanOrEqual(5);
  expect(alarm?.facts.limit).toBe(66);
  expect(first(advance(createSession('minyak-gas'), hour), 'high')).toBeUndefined();
});

test('a delay postpones the alarm until every reading within it is beyond the limit', () => {
  const falling = advance(watched(changed({ low: 66 })), 8 * hour);
  const late = advance(watched(changed({ low: 66, delay: 30 })), 8 * hour);
  const [soon, then] = [first(falling, 'low')?.at ?? 0, first(late, 'low')?.at ?? 0];
  expect(soon).toBeGreaterThan(0);
  expect(then - soon).toBeGreaterThanOrEqual(30);
  expect(then - soon).toBeLessThan(90);
  const { recent } = findTank(late.site, 'TK-204');
  const before = recent.filter(({ at }) => at <= then && at >= then - 30);
  expect(before.length).toBeGreaterThan(3);
  expect(before.every(({ level }) => level <= 66)).toBe(true);
});

test('an overfill raises H before HH, and HH clears only below its deadband', () => {
  const start = watched(changed({ highHigh: 95, deadband: 3 }));
  let session = advance({ ...start, site: startEvent(start.site, 'TK-204', 'overfill') }, 8 * hour);
  const [high, highHigh] = [first(session, 'high'), first(session, 'highHigh')];
  expect(high?.at).toBeLessThan(highHigh?.at ?? 0);
  while (first(session, 'highHigh')?.cleared === undefined) session = advance(session, 10);
  const { last } = findTank(session.site, 'TK-204');
  expect(last.level).toBeLessThan(92);
  expect(last.level).toBeGreaterThan(90);
});
