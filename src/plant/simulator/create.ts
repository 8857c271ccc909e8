import { atOnce, type Pieces } from '../in-pieces.ts';
import { siteSpecs } from '../sites/index.ts';
import { backcast, meterFactor } from './backcast.ts';
import { hourlyDemand } from './demand.ts';
import { capacityOf } from './geometry.ts';
import { hourlyReadings, sentReadings } from './history.ts';
import { isSilent, readingOf, standardOf } from './sensor.ts';
import type { Site, SiteId, Tank, TankSpec } from './types.ts';

/** Minutes after the start until which a sensor that is silent at the start stays so. */
const silentFor = 180;
/** Minutes of the past whose every reading is kept. */
const recentMinutes = 25 * 60;

/**
 * The seed of the plant: with it TK-204 lasts 6.2 days by the forecast. Every page, document and example shows the
 * plant of this seed; another one is for trials.
 */
export const plantSeed = 39;

/** A site at its start, with four weeks behind it. The same id and seed give the same site, down to the last digit. */
export function createSite(id: SiteId, seed = plantSeed): Site {
  return { id, seed, now: 0, rest: 0, tanks: siteSpecs[id].map((spec, number) => createTank(spec, number, seed)) };
}

/** A tank whose last reading is that of its record; what was taken since then is gone from the truth. */
export const createTank = (spec: TankSpec, number: number, seed: number): Tank =>
  atOnce(creatingTank(spec, number, seed));

/** The same in pieces: four weeks of a tank are a long calculation. */
export function* creatingTank(spec: TankSpec, number: number, seed: number): Pieces<Tank> {
  const capacity = capacityOf(spec);
  const taken = hourlyDemand({ spec, number, capacity }, seed, -1) * spec.age;
  const standard = standardOf(spec, capacity, spec.level, spec.temperature) - taken;
  const { level, temperature, age } = spec;
  const booked = { received: 0, issued: -taken * meterFactor(number, seed) };
  const known = { spec, number, capacity };
  const past = backcast({ ...known, standard }, seed);
  yield;
  const recent = sentReadings(known, past, seed, -recentMinutes, -age - 1);
  yield;
  const hours = hourlyReadings(known, past, seed).filter(({ at }) => at < -age);
  yield;
  const last = readingOf(known, { at: -age, level, temperature }, booked);
  return {
    ...known,
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
    silentUntil: isSilent(-age, 0) ? silentFor : undefined,
    battery: spec.battery,
    past,
    last,
    recent: [...recent, last],
    hours: [...hours, last],
  };
}
