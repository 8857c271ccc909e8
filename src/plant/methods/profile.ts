import { hourIndex, weekdayOf } from '../simulator/clock.ts';
import type { Reading } from '../simulator/types.ts';
import { median } from './robust.ts';

/** What a tank usually gives: kL at 15 °C for each hour of the day, times a factor for each weekday. */
export interface Profile {
  hours: readonly number[];
  week: readonly number[];
}

/** Use of one clock hour in standard kL. */
export interface HourUse {
  hour: number;
  use: number;
}

/** Hourly use as the level tells it, corrected for receipts; a gap in the readings is shared out evenly. */
export function hourlyUse(readings: readonly Reading[]): HourUse[] {
  const uses: HourUse[] = [];
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

const hourOf = (hour: number) => ((hour % 24) + 24) % 24;
const weekdayOfHour = (hour: number) => weekdayOf(Math.floor(hour / 24));

/** Medians over four weeks: of each hour's use, and of each weekday's total against the mean day. */
export function profileOf(uses: readonly HourUse[]): Profile {
  const byHour = Array.from({ length: 24 }, (): number[] => []);
  const byDay = new Map<number, { sum: number; count: number }>();
  for (const { hour, use } of uses) {
    byHour[hourOf(hour)]?.push(use);
    const day = Math.floor(hour / 24);
    const known = byDay.get(day) ?? { sum: 0, count: 0 };
    byDay.set(day, { sum: known.sum + use, count: known.count + 1 });
  }
  const hours = byHour.map((values) => Math.max(0, median(values)));
  const whole = [...byDay].filter(([, { count }]) => count === 24);
  const mean = whole.reduce((sum, [, day]) => sum + day.sum, 0) / Math.max(1, whole.length);
  const week = Array.from({ length: 7 }, (_, weekday) => {
    const totals = whole.filter(([day]) => weekdayOf(day) === weekday).map(([, { sum }]) => sum);
    return totals.length > 0 && mean > 0 ? median(totals) / mean : 1;
  });
  return { hours, week };
}

/** Expected use of one clock hour in standard kL, before the trend of the last days. */
export function expectedUse({ hours, week }: Profile, hour: number): number {
  return (hours[hourOf(hour)] ?? 0) * (week[weekdayOfHour(hour)] ?? 1);
}
