import { backcast } from '../simulator/backcast.ts';
import { capacityOf } from '../simulator/geometry.ts';
import { hourlyReadings } from '../simulator/history.ts';
import { standardOf } from '../simulator/sensor.ts';
import type { TankSpec } from '../simulator/types.ts';
import { siteIds, siteSpecs } from '../sites/index.ts';
import { cusum, hourlyDeviation, nextScore } from './cusum.ts';
import { median } from './robust.ts';

/** Leaks of a given size, beginning in the past of every tank of all sites, and when the hourly sum finds them. */

/** A leak counts as missed when a week has gone by, or a quarter of the tank. */
const longest = 7 * 24;
const share = 0.25;

/** Hours from the beginning of a leak of so many standard kL an hour to its alarm; undefined when it was missed. */
export function hoursToFind(spec: TankSpec, number: number, seed: number, perHour: number): number | undefined {
  const capacity = capacityOf(spec);
  const hours = Math.min(longest, Math.floor((share * capacity) / perHour));
  const from = -hours * 60;
  const leaking = { ...spec, ended: [], losses: [{ from, to: 0, rate: perHour / 60 }] };
  const tank = { spec: leaking, number, capacity, standard: standardOf(spec, capacity, spec.level, spec.temperature) };
  const readings = hourlyReadings(tank, backcast(tank, seed), seed);
  const sigma = hourlyDeviation(
    spec,
    capacity,
    readings.filter(({ at }) => at <= from),
  );
  let sum = 0;
  for (const [index, after] of readings.entries()) {
    const before = readings[index - 1];
    if (!before) continue;
    ({ sum } = nextScore(sum >= cusum.limit ? 0 : sum, before, after, sigma));
    if (after.at > from && sum >= cusum.limit) return (after.at - from) / 60;
  }
  return undefined;
}

export interface LeakTrial {
  tanks: number;
  found: number;
  /** Hours, of those that were found; undefined when none was. */
  median: number | undefined;
}

/** All tanks of all sites with a leak of one size, standard kL an hour. */
export function leakTrial(perHour: number, seed: number): LeakTrial {
  const all = siteIds.flatMap((id) => siteSpecs[id].map((spec, number) => hoursToFind(spec, number, seed, perHour)));
  const found = all.filter((hours) => hours !== undefined);
  return { tanks: all.length, found: found.length, median: found.length > 0 ? median(found) : undefined };
}
