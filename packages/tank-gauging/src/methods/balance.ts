import { widestRatio } from '../simulator/geometry.ts';
import { readingInterval, temperatureNoise } from '../simulator/sensor.ts';
import type { Reading, TankSpec } from '../simulator/types.ts';
import { factorTo15 } from './standard-volume.ts';
import { robustDeviation } from './statistics.ts';

/** Unbooked loss between two readings in standard kL: opening + receipts − issues − closing. */
export const unbookedLoss = (before: Reading, after: Reading): number =>
  before.standard - after.standard + after.received - before.received - (after.issued - before.issued);

/** Standard deviation of a balance between two readings, standard kL. */
export function balanceNoise(spec: TankSpec, capacity: number): number {
  // Ratio of the widest cross-section, near half height, to the mean one.
  const widths = { sphere: 1.5, horizontal: 4 / Math.PI, vertical: 1, box: 1 };
  const widest = spec.strapping ? widestRatio(spec.strapping) : widths[spec.shape];
  const [cold, warm] = [-5, 5].map((change) => factorTo15(spec.product, spec.temperature + change));
  const perDegree = ((cold ?? 1) - (warm ?? 1)) / 10;
  return capacity * Math.SQRT2 * Math.hypot((spec.noise / 100) * widest, perDegree * temperatureNoise);
}

/**
 * Window in minutes over which an unbooked issue is summed, and the smallest share of capacity that raises an alarm
 * (besides six standard deviations).
 */
export const theftWindow = 60;
const least = 0.0025;

/** Unbooked issue within the last hour in standard kL; undefined when it is within the noise. */
export function unbookedIssue(spec: TankSpec, capacity: number, recent: readonly Reading[]) {
  const last = recent.at(-1);
  if (!last) return undefined;
  const limit = Math.max(6 * balanceNoise(spec, capacity), least * capacity);
  const before = recent.slice(-1 - theftWindow / readingInterval).find(({ at }) => at >= last.at - theftWindow);
  if (!before || before === last) return undefined;
  const volume = unbookedLoss(before, last);
  const slack = 0.003 * (last.received - before.received);
  return volume >= limit + slack ? { from: before.at, to: last.at, volume } : undefined;
}

/**
 * One-sided cumulative sum of the hourly balance (E. S. Page, Biometrika 41, 1954): S = max(0, S + z − k), alarm at S ≥
 * h. z is the balance in standard deviations, clipped to ±4 so that a single hour never raises an alarm. The noise of a
 * reading enters neighbouring hours with opposite signs, so false alarms are rarer than the textbook gives for
 * independent values.
 */
export const cusum = { slack: 0.5, limit: 5, cut: 4 } as const;

export interface Score {
  at: number;
  /** Balance of the hour in standard kL and in standard deviations. */
  missing: number;
  z: number;
  sum: number;
}

/** Standard deviation of an hourly balance in standard kL, at least that of the sensors. */
export function hourlyDeviation(spec: TankSpec, capacity: number, hours: readonly Reading[]): number {
  const balances = hours.slice(1).map((after, i) => unbookedLoss(hours[i] ?? after, after));
  return Math.max(balanceNoise(spec, capacity), robustDeviation(balances));
}

/** CUSUM score after one more hour; `sigma` in standard kL. */
export function nextScore(sum: number, before: Reading, after: Reading, sigma: number): Score {
  const missing = unbookedLoss(before, after);
  const spread = Math.hypot(sigma, 0.002 * (after.received - before.received));
  const z = Math.min(cusum.cut, Math.max(-cusum.cut, missing / spread));
  return { at: after.at, missing, z, sum: Math.max(0, sum + z - cusum.slack) };
}
