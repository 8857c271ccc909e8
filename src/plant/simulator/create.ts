import { siteSpecs } from '../sites/index.ts';
import { hourlyDemand } from './demand.ts';
import { capacityOf } from './geometry.ts';
import { historyOf, meterFactor } from './history.ts';
import { readingOf, silentAfter, standardOf } from './sensor.ts';
import type { Site, SiteId, Tank, TankSpec } from './types.ts';

/** Minutes after the start until which a sensor that is silent at the start stays so. */
const silentFor = 180;

/** A site at its start, with four weeks behind it. The same id and seed give the same site, down to the last digit. */
export function createSite(id: SiteId, seed = 1): Site {
  return { id, seed, now: 0, rest: 0, tanks: siteSpecs[id].map((spec, number) => createTank(spec, number, seed)) };
}

/** A tank whose last reading is that of its record; what was taken since then is gone from the truth. */
export function createTank(spec: TankSpec, number: number, seed: number): Tank {
  const capacity = capacityOf(spec);
  const taken = hourlyDemand({ spec, number, capacity }, seed, -1) * spec.age;
  const standard = standardOf(spec, capacity, spec.level, spec.temperature) - taken;
  const { level, temperature, age } = spec;
  const booked = { received: 0, issued: -taken * meterFactor(number, seed) };
  const last = readingOf({ spec, capacity }, { at: -age, level, temperature }, booked);
  const hours = historyOf({ spec, number, capacity, standard }, seed).filter(({ at }) => at < -age);
  return {
    spec,
    number,
    capacity,
    opening: standard,
    standard,
    flows: { received: 0, issued: 0, lost: 0 },
    booked: { received: 0, issued: 0 },
    arrival: undefined,
    delay: 0,
    receiving: undefined,
    tripped: false,
    leak: undefined,
    theft: undefined,
    silentUntil: age > silentAfter ? silentFor : undefined,
    battery: spec.battery,
    last,
    recent: [...hours.slice(-25), last],
    hours: [...hours, last],
  };
}
