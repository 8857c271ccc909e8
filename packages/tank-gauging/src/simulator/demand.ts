import { itemAt } from '../item-at.ts';
import { dayIndex, dayOfWeek, hourIndex, hourOfDay } from './clock.ts';
import { memoizeDaily, normalRandom, randomStream, uniformRandom } from './random.ts';
import type { DemandPattern, TankBody } from './types.ts';

/** Expands stretches of [weight, until hour] to the 24 hourly weights of a day. */
const stretches = (...parts: readonly (readonly [number, number])[]) =>
  Array.from(
    { length: 24 },
    (_, hour) =>
      itemAt(
        parts,
        parts.findIndex(([, until]) => hour < until),
      )[0],
  );

/**
 * Hourly and weekday weights (from Sunday) of a filling rack in two shifts, a continuous process plant, a filling
 * station, a town, a farm. Assumed values.
 */
const rhythms: Record<DemandPattern, Record<'hours' | 'week', readonly number[]>> = {
  shift: {
    hours: stretches([0.05, 6], [1.55, 14], [1.4, 22], [0.05, 24]),
    week: [0.55, 1.1, 1.08, 1.08, 1.1, 1.12, 0.97],
  },
  process: { hours: stretches([0.8, 6], [1.15, 18], [0.9, 24]), week: [0.9, 1.02, 1.02, 1.02, 1.02, 1.02, 1] },
  retail: {
    hours: stretches([0.12, 5], [1.1, 6], [1.7, 9], [1.1, 16], [1.75, 20], [0.9, 22], [0.2, 24]),
    week: [0.92, 1.02, 0.96, 0.96, 0.98, 1.1, 1.06],
  },
  household: {
    hours: stretches([0.3, 4], [1.5, 6], [1.9, 8], [1, 16], [1.6, 19], [0.9, 22], [0.4, 24]),
    week: [1.12, 0.97, 0.97, 0.97, 0.97, 0.97, 1.03],
  },
  field: {
    hours: stretches([0.02, 5], [2.6, 10], [0.8, 15], [2.2, 18], [0.1, 24]),
    week: [0.7, 1.06, 1.06, 1.06, 1.06, 1.06, 1],
  },
};

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const means = Object.fromEntries(
  Object.entries(rhythms).map(([name, { hours, week }]) => [name, mean(hours) * mean(week)]),
) as Record<DemandPattern, number>;

/**
 * Demand varies from day to day: first-order autoregression with factor 0.7 per day and a standard deviation of 7 %.
 */
const [memory, spread] = [0.7, 0.07];

const drift = memoizeDaily((seed, stream, day) => {
  let sum = 0;
  for (let back = 0; back < 8; back++) sum += memory ** back * normalRandom(seed, stream, day - back);
  return Math.max(0.4, 1 + spread * Math.sqrt(1 - memory ** 2) * sum);
});

/** Demand from a tank in kL at 15 °C per minute, constant within the clock hour of `minute`. */
export function hourlyDemand({ spec, number, capacity }: TankBody, seed: number, minute: number): number {
  const { hours, week } = rhythms[spec.pattern];
  const day = dayIndex(minute);
  const rhythm = (itemAt(hours, Math.floor(hourOfDay(minute))) * itemAt(week, dayOfWeek(day))) / means[spec.pattern];
  const ofHour = 0.8 + 0.4 * uniformRandom(seed, randomStream(number, 'hour'), hourIndex(minute));
  const ofDay = drift(seed, randomStream(number, 'drift'), day);
  return ((capacity * spec.use) / 100 / 1440) * rhythm * ofHour * ofDay;
}

/** Demand in one minute, kL at 15 °C: vehicles and batches make it uneven within the hour. */
export const demandInMinute = (tank: TankBody, seed: number, minute: number): number =>
  hourlyDemand(tank, seed, minute) * (0.5 + uniformRandom(seed, randomStream(tank.number, 'tick'), minute));
