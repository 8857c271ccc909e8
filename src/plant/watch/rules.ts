import { unbookedIssue } from '../methods/balance.ts';
import { cusum } from '../methods/cusum.ts';
import { isSilent } from '../simulator/sensor.ts';
import type { Tank } from '../simulator/types.ts';
import { isBeyond, type LevelRule } from './level-rule.ts';
import { missing } from './monitor.ts';
import type { AlarmKind, Facts, Monitor } from './types.ts';

interface Seen {
  tank: Tank;
  monitor: Monitor;
  now: number;
  rule: LevelRule;
}

interface Rule {
  /** What speaks for an alarm now, if anything does. */
  raise: (seen: Seen) => Facts | undefined;
  /** True when the cause of an alarm is gone. */
  clear: (seen: Seen) => boolean;
}

/** Hours in which the balance must be even again before a loss counts as over. */
const evenHours = 4;
export const batteryLimit = 20;

const recentMean = ({ scores }: Monitor) =>
  scores.slice(-evenHours).reduce((sum, { z }) => sum + z, 0) / Math.max(1, Math.min(evenHours, scores.length));

type LimitOf = (rule: LevelRule) => number | undefined;

/** A limit that the level may not exceed. */
const above = (limitOf: LimitOf): Rule => ({
  raise: ({ tank, rule }) => {
    const limit = limitOf(rule);
    const rings = limit !== undefined && isBeyond(tank, rule.delay, (level) => level >= limit);
    return rings ? { level: tank.last.level, limit } : undefined;
  },
  clear: ({ tank: { last }, rule }) => last.level < (limitOf(rule) ?? Number.POSITIVE_INFINITY) - rule.deadband,
});

/** A limit below which the level may not fall. */
const below = (limitOf: LimitOf): Rule => ({
  raise: ({ tank, monitor: { forecast }, rule }) => {
    const limit = limitOf(rule);
    const rings = limit !== undefined && isBeyond(tank, rule.delay, (level) => level <= limit);
    if (!rings) return undefined;
    return { level: tank.last.level, limit, ...(forecast.days !== undefined && { days: forecast.days }) };
  },
  clear: ({ tank: { last }, rule }) => last.level > (limitOf(rule) ?? Number.NEGATIVE_INFINITY) + rule.deadband,
});

/** What rings, and when it stops; the limits are those of the platform page. */
export const rules: Record<AlarmKind, Rule> = {
  highHigh: above(({ highHigh }) => highHigh),
  high: above(({ high }) => high),
  low: below(({ low }) => low),
  lowLow: below(({ lowLow }) => lowLow),
  leak: {
    raise: ({ monitor }) =>
      (monitor.scores.at(-1)?.sum ?? 0) >= cusum.limit ? { ...missing(monitor), from: monitor.since } : undefined,
    clear: ({ monitor }) => recentMean(monitor) < 1,
  },
  theft: {
    raise: ({ tank: { spec, capacity, recent, last }, now }) =>
      last.at === now ? unbookedIssue(spec, capacity, recent) : undefined,
    // One loss is one alarm: it stays until the hour in which it happened has left the window.
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

export const alarmKinds = Object.keys(rules) as readonly AlarmKind[];
