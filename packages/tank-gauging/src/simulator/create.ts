import { hourlyDemand } from './demand.ts';
import { tankCapacity } from './geometry.ts';
import { backcast, hourlyReadings, meterFactor, transmittedReadings } from './past.ts';
import { buildReading, isSilent, standardFromLevel } from './sensor.ts';
import type { Site, Tank, TankSpec } from './types.ts';

/** Long calculation that yields now and then, so that a page can render and respond meanwhile. */
export type PiecewiseTask<T> = Generator<void, T>;

export function runToEnd<T>(pieces: PiecewiseTask<T>): T {
  for (let part = pieces.next(); ; part = pieces.next()) if (part.done) return part.value;
}

/** Minutes after the start for which a sensor that is silent then stays silent. */
const silentFor = 180;
/** Minutes of the past for which every reading is stored, not only the hourly ones. */
const recentMinutes = 25 * 60;

/**
 * Seed of the plant on all pages and documents: with it the forecast gives TK-204 6.1 days. Other seeds are for tests.
 */
export const plantSeed = 39;

/** Site at its start with four weeks of history; deterministic for its tanks and seed. */
export function createSite(id: string, specs: readonly TankSpec[], seed = plantSeed): Site {
  const tanks = specs.map((spec, number) => runToEnd(createTankInPieces(spec, number, seed)));
  return { id, seed, now: 0, tanks };
}

/** Tank whose last reading is that of its record; use since that reading is already subtracted from the true volume. */
export function* createTankInPieces(spec: TankSpec, number: number, seed: number): PiecewiseTask<Tank> {
  const capacity = tankCapacity(spec);
  const known = { spec, number, capacity };
  const usedSince = hourlyDemand(known, seed, -1) * spec.age;
  const standard = standardFromLevel(spec, capacity, spec.level, spec.temperature) - usedSince;
  const { level, temperature, age } = spec;
  const { past, rest } = backcast({ ...known, standard }, seed);
  yield;
  const recent = transmittedReadings(known, past, seed, -recentMinutes, -age - 1);
  yield;
  const hours = hourlyReadings(known, past, seed).filter(({ at }) => at < -age);
  yield;
  const booked = { received: 0, issued: -usedSince * meterFactor(number, seed) };
  const last = buildReading(known, { at: -age, level, temperature }, booked);
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
