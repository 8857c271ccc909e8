import { isoAt } from './clock.ts';
import { isSilent } from './sensor.ts';
import type { Site, Status, Tank } from './types.ts';

/** The state of a tank as screens and the interface name it, by default at its last reading and by its record's limits. */
export function statusOf(
  { spec, last }: Tank,
  now = last.at,
  { high, low }: Record<'high' | 'low', number> = spec,
): Status {
  if (isSilent(last.at, now)) return 'silent';
  if (last.level >= high) return 'high';
  return last.level <= low ? 'low' : 'normal';
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** A reading as the API gives it: level in per cent of the tank height, °C, bar, ISO 8601 in WIB. */
export interface SampleResponse {
  tank_id: string;
  level: number;
  temperature: number;
  pressure: number;
  timestamp: string;
  status: Status;
}

/** The last reading as the interface gives it: per cent, °C, bar, ISO 8601 in WIB. */
export function reading(tank: Tank, now?: number): SampleResponse {
  const { spec, last } = tank;
  return {
    tank_id: spec.id,
    level: rounded(last.level, 1),
    temperature: rounded(last.temperature, 1),
    pressure: rounded(last.pressure, 2),
    timestamp: isoAt(last.at),
    status: statusOf(tank, now),
  };
}

/** Tanks of a site whose sensor speaks, and their kL as observed and at 15 °C, rounded tank by tank so that columns add up. */
export function stockOf({ tanks, now }: Site) {
  const read = tanks.filter((tank) => statusOf(tank, now) !== 'silent');
  const sum = (key: 'volume' | 'standard') =>
    read.reduce((total, { last, capacity }) => total + (capacity < 1000 ? last[key] : Math.round(last[key])), 0);
  return { tanks: read.length, volume: sum('volume'), standard: sum('standard') };
}

/** @throws when the site has no such tank. */
export function tankOf(site: Site, id: string): Tank {
  const found = site.tanks.find(({ spec }) => spec.id === id);
  if (!found) throw new Error(`the site ${site.id} has no ${id}`);
  return found;
}
