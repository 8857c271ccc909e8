import type { AlarmValues } from './alarm-inputs.ts';
import { type GammaMoments, gammaExceedance } from './gamma-distribution.ts';

/** One part of the days between an alert and its delivery: how likely it is, and where it lies. */
export interface WaitScenario {
  weight: number;
  /** Days, with the variance inside the part. */
  days: GammaMoments;
}

const cells = 40;
/** Parts of a reading interval, where it is long against everything else. */
const phases = 6;
const minutesOfDay = 1440;

/** Days between two readings. */
export const intervalDays = ({ readingInterval }: Pick<AlarmValues, 'readingInterval'>): number =>
  readingInterval / minutesOfDay;

/** Days from the alert until the order is placed. */
export const orderDelay = ({ deliveryDelay }: Pick<AlarmValues, 'deliveryDelay'>): number => deliveryDelay / 24;

/** Litres used in some days: a gamma process, so that it grows day by day and never goes back. */
export function demandMoments({ dailyUse, useSpread }: AlarmValues, { mean, variance }: GammaMoments): GammaMoments {
  const daily = ((useSpread / 100) * dailyUse) ** 2;
  return { mean: dailyUse * mean, variance: daily * mean + dailyUse ** 2 * variance };
}

/** Days from the alert to the delivery: the delay until it is ordered, and a lead time that is gamma distributed. */
export function waits(values: AlarmValues): WaitScenario[] {
  const lead: GammaMoments = { mean: values.leadTime, variance: values.leadTimeSpread ** 2 };
  const delay = orderDelay(values);
  if (lead.variance === 0) return [{ weight: 1, days: { mean: delay + lead.mean, variance: 0 } }];
  let end = lead.mean + 6 * values.leadTimeSpread;
  while (gammaExceedance(lead, end) > 1e-6) end *= 1.3;
  // Finer near zero, where a lead time that varies widely gathers.
  const edge = (cell: number) => end * (cell / cells) ** 2;
  return Array.from({ length: cells }, (_, cell) => {
    const [from, to] = [edge(cell), edge(cell + 1)];
    return {
      weight: gammaExceedance(lead, from) - gammaExceedance(lead, to),
      days: { mean: delay + (from + to) / 2, variance: (to - from) ** 2 / 12 },
    };
  }).filter(({ weight }) => weight > 1e-9);
}

/** The same from the moment that the threshold is crossed: the next reading is up to an interval away, evenly likely. */
export function waitsFromCrossing(values: AlarmValues): WaitScenario[] {
  const interval = intervalDays(values);
  const spread = values.leadTimeSpread ** 2 + (values.useSpread / 100) ** 2 * values.leadTime;
  const parts = interval ** 2 / 12 < spread / 400 ? 1 : phases;
  return waits(values).flatMap(({ weight, days }) =>
    Array.from({ length: parts }, (_, part) => ({
      weight: weight / parts,
      days: {
        mean: days.mean + (interval * (part + 0.5)) / parts,
        variance: days.variance + (interval / parts) ** 2 / 12,
      },
    })),
  );
}
