import { isoAt } from './clock.ts';
import { isSilent } from './sensor.ts';
import type { Site, Status, Tank } from './types.ts';

/**
 * Status of a tank for screens and API, by default at the time of its last reading and with the limits of its record.
 */
export function tankStatus(
  { spec, last }: Tank,
  now = last.at,
  { high, low }: Record<'high' | 'low', number> = spec,
): Status {
  if (isSilent(last.at, now)) return 'silent';
  if (last.level >= high) return 'high';
  return last.level <= low ? 'low' : 'normal';
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Reading in the API's format: level in per cent of the tank height, °C, bar, ISO 8601 in WIB. */
export interface SampleResponse {
  tank_id: string;
  level: number;
  temperature: number;
  pressure: number;
  timestamp: string;
  status: Status;
}

/** Last reading in the API's format. */
export function sampleResponse(tank: Tank, now?: number): SampleResponse {
  const { spec, last } = tank;
  return {
    tank_id: spec.id,
    level: rounded(last.level, 1),
    temperature: rounded(last.temperature, 1),
    pressure: rounded(last.pressure, 2),
    timestamp: isoAt(last.at),
    status: tankStatus(tank, now),
  };
}

/**
 * Stock in kL, observed and at 15 °C, of the tanks that are not silent; rounded per tank so that printed columns add
 * up.
 */
export function siteStock({ tanks, now }: Site) {
  const read = tanks.filter((tank) => tankStatus(tank, now) !== 'silent');
  const sum = (key: 'volume' | 'standard') =>
    read.reduce((total, { last, capacity }) => total + (capacity < 1000 ? last[key] : Math.round(last[key])), 0);
  return { tanks: read.length, volume: sum('volume'), standard: sum('standard') };
}

/** @throws when the site has no such tank. */
export function findTank(site: Site, id: string): Tank {
  const found = site.tanks.find(({ spec }) => spec.id === id);
  if (!found) throw new Error(`the site ${site.id} has no ${id}`);
  return found;
}
