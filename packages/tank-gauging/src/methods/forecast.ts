import { itemAt } from '../item-at.ts';
import { dayOfWeek, hourIndex } from '../simulator/clock.ts';
import { levelFromStandard, standardFromLevel } from '../simulator/sensor.ts';
import type { Reading, Tank } from '../simulator/types.ts';
import { median } from './statistics.ts';

/**
 * Damped linear trend (C. C. Holt, 1957; E. S. Gardner and E. McKenzie, 1985) of the ratio of each day's use to the
 * profile.
 */
const smoothing = { level: 0.3, trend: 0.1, damping: 0.8 } as const;
/**
 * Half width of the band in standard errors of one day. Errors of consecutive days are correlated, so the band grows
 * with the summed use rather than its root. About nine in ten true values lie within (measured.test.ts).
 */
const width = 2;
export const horizonDays = 21;

export interface Expected {
  ahead: number;
  /** Level in per cent of height, and its band. */
  level: number;
  low: number;
  high: number;
}

export interface Forecast {
  points: readonly Expected[];
  /** Days until the lowest level that pumps reach, and their band; undefined beyond three weeks. */
  days: number | undefined;
  daysLow: number | undefined;
  daysHigh: number | undefined;
  daily: number;
}

/** Ratio of actual use to the profile for each 24 hours before now, oldest first. */
function ratios(uses: Uses, profile: Profile): number[] {
  const days = Math.floor(uses.length / 24);
  return Array.from({ length: days }, (_, i) => {
    const block = uses.slice(uses.length - (days - i) * 24, uses.length - (days - i - 1) * 24);
    const expected = block.reduce((sum, { hour }) => sum + expectedUse(profile, hour), 0);
    const used = block.reduce((sum, { use }) => sum + use, 0);
    return expected > 0 ? used / expected : 1;
  });
}

/** Trend after the last ratio, and standard error of a one-day-ahead forecast. */
export function holt(values: readonly number[]) {
  const { level: alpha, trend: beta, damping } = smoothing;
  let state = { level: 1, trend: 0 };
  let squares = 0;
  let count = 0;
  for (const [i, value] of values.entries()) {
    const expected = state.level + damping * state.trend;
    if (i >= 7) {
      squares += (value - expected) ** 2;
      count += 1;
    }
    const level = alpha * value + (1 - alpha) * expected;
    state = { level, trend: beta * (level - state.level) + (1 - beta) * damping * state.trend };
  }
  return { ...state, error: count > 0 ? Math.sqrt(squares / count) : 0.1 };
}

/** Ratio to the profile a number of days ahead, at least 0.1. */
function ratioAhead({ level, trend }: ReturnType<typeof holt>, days: number): number {
  const { damping } = smoothing;
  const damped = (damping * (1 - damping ** days)) / (1 - damping);
  return Math.max(0.1, level + trend * damped);
}

/** Forecast hour by hour from the last reading for three weeks, assuming no delivery. */
export function forecast({ spec, capacity, hours, last }: Tank): Forecast {
  // Leave out the running hour: counted whole, it would look like an hour of low use.
  const uses = hourlyUse(hours.slice(0, -1));
  const profile = medianUse(uses);
  const trend = holt(ratios(uses, profile));
  const floor = standardFromLevel(spec, capacity, spec.dead, last.temperature);
  const usable = Math.max(0, last.standard - floor);
  const from = hourIndex(last.at);
  const level = (used: number) =>
    levelFromStandard(spec, capacity, floor + Math.max(0, usable - used), last.temperature);

  const points: Expected[] = [];
  let [used, unscaled, daily] = [0, 0, 0];
  let [days, daysLow, daysHigh]: (number | undefined)[] = [];
  for (let ahead = 0; ahead <= horizonDays * 24; ahead++) {
    const spread = width * trend.error * unscaled;
    points.push({ ahead, level: level(used), low: level(used + spread), high: level(Math.max(0, used - spread)) });
    if (ahead === 24) daily = used;
    const expected = expectedUse(profile, from + ahead);
    const next = expected * ratioAhead(trend, ahead / 24);
    const reached = (usedSoFar: number) => (ahead + Math.min(1, Math.max(0, (usable - usedSoFar) / (next || 1)))) / 24;
    if (used + spread + next >= usable) daysLow ??= reached(used + spread);
    if (used + next >= usable) days ??= reached(used);
    if (used - spread + next >= usable) daysHigh ??= reached(used - spread);
    if (daysHigh !== undefined && ahead > 24) break;
    unscaled += expected;
    used += next;
  }
  return { points, days, daysLow, daysHigh, daily };
}

/** Standard kL for each hour of the day, and a factor for each weekday. */
type Profile = Record<'hours' | 'week', readonly number[]>;

/**
 * Hourly use in standard kL from level changes, corrected for receipts; use during a gap is spread evenly over its
 * hours.
 */
export function hourlyUse(readings: readonly Reading[]) {
  const uses: { hour: number; use: number }[] = [];
  for (const [i, after] of readings.entries()) {
    const before = readings[i - 1];
    if (!before) continue;
    const used = before.standard - after.standard + after.received - before.received;
    const first = hourIndex(before.at - 1) + 1;
    const last = Math.max(first, hourIndex(after.at - 1));
    for (let hour = first; hour <= last; hour++) uses.push({ hour, use: used / (last - first + 1) });
  }
  return uses;
}

type Uses = ReturnType<typeof hourlyUse>;

const hourOfWeek = (hour: number) => ((hour % 24) + 24) % 24;

/** Median use per hour of day and weekday over four weeks. */
function medianUse(uses: Uses): Profile {
  const byHour = Array.from({ length: 24 }, (): number[] => []);
  const byDay = new Map<number, { sum: number; count: number }>();
  for (const { hour, use } of uses) {
    byHour[hourOfWeek(hour)]?.push(use);
    const day = Math.floor(hour / 24);
    const known = byDay.get(day) ?? { sum: 0, count: 0 };
    byDay.set(day, { sum: known.sum + use, count: known.count + 1 });
  }
  const hours = byHour.map((values) => Math.max(0, median(values)));
  const whole = [...byDay].filter(([, { count }]) => count === 24);
  const mean = whole.reduce((sum, [, day]) => sum + day.sum, 0) / Math.max(1, whole.length);
  const week = Array.from({ length: 7 }, (_, weekday) => {
    const totals = whole.filter(([day]) => dayOfWeek(day) === weekday).map(([, { sum }]) => sum);
    return totals.length > 0 && mean > 0 ? median(totals) / mean : 1;
  });
  return { hours, week };
}

/** Expected use in one clock hour by the profile alone, standard kL. */
const expectedUse = ({ hours, week }: Profile, hour: number): number =>
  itemAt(hours, hourOfWeek(hour)) * itemAt(week, dayOfWeek(Math.floor(hour / 24)));
