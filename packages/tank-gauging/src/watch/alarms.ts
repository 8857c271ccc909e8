import { cusum, unbookedIssue } from '../methods/balance.ts';
import { isSilent } from '../simulator/sensor.ts';
import type { Tank } from '../simulator/types.ts';
import { defaultRule, type LevelRule, staysBeyond } from './level-rule.ts';
import { type Alarm, type AlarmFacts, type AlarmKind, alarmKinds, type Monitor } from './types.ts';

/** Length of the list beyond which alarms that are cleared and acknowledged are dropped. */
const kept = 40;

/** Minutes without acknowledgement after which the next person on the ladder is called. */
export const escalationMinutes = [0, 5, 10] as const;

/** True until the alarm is both acknowledged and cleared. */
export const isOpen = ({ acknowledged, cleared }: Alarm): boolean =>
  acknowledged === undefined || cleared === undefined;

/** Number of people on the ladder called so far, 1 to 3; acknowledging the alarm stops the escalation. */
export const escalationLevel = ({ at, acknowledged }: Alarm, now: number): number =>
  escalationMinutes.filter((minutes) => (acknowledged ?? now) - at >= minutes).length;

/** Raises and clears the alarms of one tank for the minute `now`; alarms of other tanks are unchanged. */
export function updateAlarms(
  alarms: readonly Alarm[],
  tank: Tank,
  monitor: Monitor,
  now: number,
  rule: LevelRule = defaultRule(tank.spec),
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
    // The balance keeps seeing a theft for hours after the alarm clears: no second theft alarm within two hours.
    if (!facts || (kind === 'theft' && foundBefore(next, tank.spec.id, now))) continue;
    const id = `${tank.spec.id}-${kind}-${now}`;
    next = [{ id, tank: tank.spec.id, kind, at: now, facts, acknowledged: undefined, cleared: undefined }, ...next];
  }
  return next === alarms ? alarms : next.filter((alarm, index) => index < kept || isOpen(alarm));
}

const foundBefore = (alarms: readonly Alarm[], tank: string, now: number) =>
  alarms.some((alarm) => alarm.tank === tank && alarm.kind === 'theft' && now - alarm.at < 120);

/** Acknowledges an alarm; the time of an earlier acknowledgement is unchanged. */
export const acknowledge = (alarms: readonly Alarm[], id: string, now: number): readonly Alarm[] =>
  alarms.map((alarm) => (alarm.id === id ? { ...alarm, acknowledged: alarm.acknowledged ?? now } : alarm));

interface AlarmEvidence {
  tank: Tank;
  monitor: Monitor;
  now: number;
  rule: LevelRule;
}

interface Rule {
  raise: (seen: AlarmEvidence) => AlarmFacts | undefined;
  clear: (seen: AlarmEvidence) => boolean;
}

/** Hours over which the mean score must fall below 1 before a leak alarm clears. */
const evenHours = 4;
export const batteryLimit = 20;

const recentMean = ({ scores }: Monitor) =>
  scores.slice(-evenHours).reduce((sum, { z }) => sum + z, 0) / Math.max(1, Math.min(evenHours, scores.length));

const above = (kind: 'high' | 'highHigh'): Rule => ({
  raise: ({ tank, rule }) => {
    const limit = rule[kind];
    const rings = limit !== undefined && staysBeyond(tank, rule.delay, (level) => level >= limit);
    return rings ? { level: tank.last.level, limit } : undefined;
  },
  clear: ({ tank: { last }, rule }) => last.level < (rule[kind] ?? Number.POSITIVE_INFINITY) - rule.deadband,
});

const lowRule = (kind: 'low' | 'lowLow'): Rule => ({
  raise: ({ tank, monitor: { forecast }, rule }) => {
    const limit = rule[kind];
    const rings = limit !== undefined && staysBeyond(tank, rule.delay, (level) => level <= limit);
    if (!rings) return undefined;
    return { level: tank.last.level, limit, ...(forecast.days !== undefined && { days: forecast.days }) };
  },
  clear: ({ tank: { last }, rule }) => last.level > (rule[kind] ?? Number.NEGATIVE_INFINITY) + rule.deadband,
});

/** Conditions that raise and clear each kind of alarm, with the limits that the platform page states. */
const rules: Record<AlarmKind, Rule> = {
  highHigh: above('highHigh'),
  high: above('high'),
  low: lowRule('low'),
  lowLow: lowRule('lowLow'),
  leak: {
    raise: ({ monitor }) =>
      (monitor.scores.at(-1)?.sum ?? 0) >= cusum.limit ? { ...missing(monitor), from: monitor.since } : undefined,
    clear: ({ monitor }) => recentMean(monitor) < 1,
  },
  theft: {
    raise: ({ tank: { spec, capacity, recent, last }, now }) =>
      last.at === now ? unbookedIssue(spec, capacity, recent) : undefined,
    // One loss is one alarm: it clears only when the hour of the loss has left the detection window.
    clear: ({ tank: { spec, capacity, recent } }) => unbookedIssue(spec, capacity, recent) === undefined,
  },
  silent: {
    raise: ({ tank: { last }, now }) => (isSilent(last.at, now) ? { from: last.at, level: last.level } : undefined),
    clear: ({ tank: { last }, now }) => !isSilent(last.at, now),
  },
  shortage: {
    raise: ({ tank: { arrival, last }, monitor: { forecast } }) =>
      arrival !== undefined && forecast.daysLow !== undefined && last.at + forecast.daysLow * 1440 < arrival
        ? { days: forecast.days ?? forecast.daysLow, arrival, from: last.at }
        : undefined,
    clear: ({ tank: { arrival } }) => arrival === undefined,
  },
  battery: {
    raise: ({ tank: { battery } }) => (battery <= batteryLimit ? { level: battery, limit: batteryLimit } : undefined),
    clear: ({ tank: { battery } }) => battery > batteryLimit,
  },
};

/**
 * Unbooked loss since the present run of the CUSUM began: total in standard kL, and mean rate in standard kL per hour.
 */
function missing({ scores, since }: Monitor): { volume: number; rate: number } {
  const run = scores.filter(({ at }) => at > since);
  const volume = run.reduce((sum, score) => sum + score.missing, 0);
  const hours = ((run.at(-1)?.at ?? since) - since) / 60;
  return { volume, rate: hours > 0 ? volume / hours : 0 };
}
