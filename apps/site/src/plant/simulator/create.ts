import { hourlyDemand } from './demand.ts';
import { capacityOf } from './geometry.ts';
import { backcast, hourlyReadings, meterFactor, sentReadings } from './past.ts';
import { isSilent, readingOf, standardOf } from './sensor.ts';
import type { Site, Tank, TankSpec } from './types.ts';

/** A long calculation that stops now and then, so that a page can draw and answer in between. */
export type Pieces<T> = Generator<void, T>;

export function atOnce<T>(pieces: Pieces<T>): T {
  for (let part = pieces.next(); ; part = pieces.next()) if (part.done) return part.value;
}

/** Minutes until which a sensor stays silent that is so at the start. */
const silentFor = 180;
/** Minutes of the past whose every reading is kept. */
const recentMinutes = 25 * 60;

/** With this seed TK-204 lasts 6.1 days by the forecast. All pages and documents show its plant; others are for trials. */
export const plantSeed = 39;

/** A site at its start, with four weeks behind it; the same for the same tanks and seed, down to the last digit. */
export function createSite(id: string, specs: readonly TankSpec[], seed = plantSeed): Site {
  const tanks = specs.map((spec, number) => atOnce(creatingTank(spec, number, seed)));
  return { id, seed, now: 0, tanks };
}

/** A tank whose last reading is that of its record; what was taken since then is gone from the truth. */
export function* creatingTank(spec: TankSpec, number: number, seed: number): Pieces<Tank> {
  const capacity = capacityOf(spec);
  const known = { spec, number, capacity };
  const taken = hourlyDemand(known, seed, -1) * spec.age;
  const standard = standardOf(spec, capacity, spec.level, spec.temperature) - taken;
  const { level, temperature, age } = spec;
  const { past, rest } = backcast({ ...known, standard }, seed);
  yield;
  const recent = sentReadings(known, past, seed, -recentMinutes, -age - 1);
  yield;
  const hours = hourlyReadings(known, past, seed).filter(({ at }) => at < -age);
  yield;
  const booked = { received: 0, issued: -taken * meterFactor(number, seed) };
  const last = readingOf(known, { at: -age, level, temperature }, booked);
  return {
    ...known,
    standard,
    booked: { received: 0, issued: 0 },
    warmth: 0,
    rest,
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
