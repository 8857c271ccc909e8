import { cusum } from '../methods/cusum.ts';
import { readingsBetween } from '../simulator/history.ts';
import { levelOf } from '../simulator/sensor.ts';
import type { Reading } from '../simulator/types.ts';
import { lossNight } from './incident.ts';
import { recordedTank, terminal } from './terminal.ts';

/** The night in which TK-206 lost what nobody booked: the level as read, and as the books say it should stand. */

const tank = recordedTank(lossNight.tag);
const { spec, capacity } = tank;
const { seed } = terminal.session.site;

export interface InventoryReading {
  /** Minutes from now. */
  at: number;
  /** Per cent of height: read, and what was there at first less what was booked since. */
  level: number;
  booked: number;
}

function watched(readings: readonly Reading[]): InventoryReading[] {
  const [first] = readings;
  if (!first) return [];
  return readings.map(({ at, level, temperature, received, issued }) => {
    const standard = first.standard + received - first.received - (issued - first.issued);
    return { at, level, booked: levelOf(spec, capacity, standard, temperature) };
  });
}

/** Every reading between two minutes. */
export const nightReadings = (from: number, to: number): InventoryReading[] =>
  watched(readingsBetween(tank, seed, from - 1, to));

/** One reading an hour over the last hours. */
export const watchedHours = (hours: number): InventoryReading[] =>
  watched(tank.hours.filter(({ at }) => at >= -hours * 60));

/** The sum that the alarm watches, hour by hour, and its limit. */
export const scores = terminal.session.monitors[lossNight.tag]?.scores ?? [];
export const { limit: scoreLimit } = cusum;

const [loss] = spec.losses;
if (!loss) throw new Error(`the record knows of no loss of ${lossNight.tag}`);

/** When it began and ended, what was gone when the alarm was raised (kL at 15 °C), and in all. */
export const nightLoss = {
  from: loss.from,
  to: loss.to,
  atAlarm: lossNight.alarm.facts.volume ?? 0,
  rate: lossNight.alarm.facts.rate ?? 0,
  total: (loss.to - loss.from) * loss.rate,
  /** Millimetres of level that this is. */
  millimetres: (((loss.to - loss.from) * loss.rate) / capacity) * spec.height * 1000,
} as const;
