import { plantRecords } from '../records/plant-records.ts';
import type { Tank } from '../simulator/types.ts';
import { type LevelRule, usualRule } from './level-rule.ts';
import { alarmKinds, rules } from './rules.ts';
import type { Alarm, Monitor } from './types.ts';

/** Alarms that are over and accepted are kept up to this number. */
const kept = 40;

/** Who is called about an alarm, in this order; every example site borrows the duty roster of the terminal. */
export const callLadder = plantRecords.sites['minyak-gas'].ladder ?? [];

/** Minutes without an answer after which the next one on the ladder is called. */
export const ladderMinutes = [0, 5, 10] as const;

/** True while an alarm asks for somebody: its cause is there, or nobody has accepted it. */
export const isOpen = ({ acknowledged, cleared }: Alarm): boolean =>
  acknowledged === undefined || cleared === undefined;

/** How many on the ladder have been called by now: 1 to 3. Accepting stops it. */
export function escalationLevel({ at, acknowledged }: Alarm, now: number): number {
  const waited = (acknowledged ?? now) - at;
  return ladderMinutes.filter((minutes) => waited >= minutes).length;
}

/** The list after one minute of one tank: causes that are new, and causes that are gone. */
export function updateAlarms(
  alarms: readonly Alarm[],
  tank: Tank,
  monitor: Monitor,
  now: number,
  rule: LevelRule = usualRule(tank.spec),
): readonly Alarm[] {
  const seen = { tank, monitor, now, rule };
  let next = alarms;
  for (const kind of alarmKinds) {
    const standing = next.find((alarm) => alarm.tank === tank.spec.id && alarm.kind === kind && !alarm.cleared);
    if (standing) {
      if (rules[kind].clear(seen))
        next = next.map((alarm) => (alarm === standing ? { ...alarm, cleared: now } : alarm));
      continue;
    }
    const facts = rules[kind].raise(seen);
    // A loss that has just been found is not found again by its own traces.
    if (!facts || (kind === 'theft' && foundBefore(next, tank.spec.id, now))) continue;
    const id = `${tank.spec.id}-${kind}-${now}`;
    next = [{ id, tank: tank.spec.id, kind, at: now, facts, acknowledged: undefined, cleared: undefined }, ...next];
  }
  return next === alarms ? alarms : trimmed(next);
}

const foundBefore = (alarms: readonly Alarm[], tank: string, now: number) =>
  alarms.some((alarm) => alarm.tank === tank && alarm.kind === 'theft' && now - alarm.at < 120);

function trimmed(alarms: readonly Alarm[]): readonly Alarm[] {
  return alarms.filter((alarm, index) => index < kept || isOpen(alarm));
}

/** The list with one alarm accepted; one that is accepted already stays as it is. */
export function acknowledge(alarms: readonly Alarm[], id: string, now: number): readonly Alarm[] {
  return alarms.map((alarm) => (alarm.id === id ? { ...alarm, acknowledged: alarm.acknowledged ?? now } : alarm));
}
