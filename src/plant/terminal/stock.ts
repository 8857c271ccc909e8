import { statusOf } from '../simulator/reading.ts';
import type { Session } from '../watch/types.ts';

/** What the tanks of a site hold whose sensor speaks. */
export interface Stock {
  tanks: number;
  /** kL as observed, and at 15 °C. */
  volume: number;
  standard: number;
}

/** The stock of a session at its moment; each tank is rounded as screens show it, so that columns add up. */
export function stockOf({ site }: Session): Stock {
  const read = site.tanks.filter((tank) => statusOf(tank, site.now) !== 'silent');
  const sum = (key: 'volume' | 'standard') =>
    read.reduce((total, { last, capacity }) => total + (capacity < 1000 ? last[key] : Math.round(last[key])), 0);
  return { tanks: read.length, volume: sum('volume'), standard: sum('standard') };
}
