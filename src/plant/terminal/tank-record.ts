import { balanceNoise, unbooked } from '../methods/balance.ts';
import type { Expected } from '../methods/forecast.ts';
import type { Reading } from '../simulator/types.ts';
import { recordedTank, terminal } from './terminal.ts';

/** Two weeks of a tank of the terminal, as its charts and reports show them. Hours are counted from now. */

export const recordDays = 14;
export const forecastDays = 4;

/** The readings of a tank, one an hour, oldest first. */
export const recordedHours = (tag: string): readonly Reading[] => recordedTank(tag).hours;

export interface RecordedLevel {
  /** Hours from now, negative. */
  hour: number;
  /** Per cent of height. */
  level: number;
}

/** The level hour by hour, oldest first, ending with the last reading. */
export function levels(tag: string, days = recordDays): RecordedLevel[] {
  return recordedHours(tag)
    .filter(({ at }) => at > -days * 1440)
    .map(({ at, level }) => ({ hour: at / 60, level }));
}

/** The coming days by the forecast that the platform makes of this tank, every six hours or oftener. */
export function expectedLevels(tag: string, days = forecastDays, every = 6): Expected[] {
  const points = terminal.session.monitors[tag]?.forecast.points ?? [];
  return points.filter(({ ahead }) => ahead <= days * 24 && ahead % every === 0);
}

/** Half the width of the range in which 95 of 100 balances of a tight tank lie, kL at 15 °C: two readings' noise. */
export function balanceUncertainty(tag: string): number {
  const { spec, capacity } = recordedTank(tag);
  return 2 * balanceNoise(spec, capacity);
}

export interface DayBalance {
  /** 0 for the last 24 hours, −1 for the day before. */
  day: number;
  /** kL at 15 °C. */
  opening: number;
  received: number;
  issued: number;
  closing: number;
  /** opening + received − issued − closing: positive when something is missing. */
  difference: number;
}

/** Balances of the last days from one reading to that of the next day at the same hour. */
export function balances(tag: string, days = 5): DayBalance[] {
  const hours = recordedHours(tag);
  const closing = (hours.at(-2) as Reading).at;
  const readingAt = (minute: number) => hours.find(({ at }) => at === minute) as Reading;
  return Array.from({ length: days }, (_, index) => {
    const day = index - days + 1;
    const [before, after] = [readingAt(closing + (day - 1) * 1440), readingAt(closing + day * 1440)];
    return {
      day,
      opening: before.standard,
      received: after.received - before.received,
      issued: after.issued - before.issued,
      closing: after.standard,
      difference: unbooked(before, after),
    };
  });
}
