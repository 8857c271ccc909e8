import type { Reading, TankSpec } from '../simulator/types.ts';
import { balanceNoise, unbooked } from './balance.ts';
import { deviation } from './statistics.ts';

/**
 * One-sided cumulative sum of the hourly balance (E. S. Page, "Continuous Inspection Schemes", Biometrika 41, 1954):
 * S = max(0, S + z − k), alarm at S ≥ h. z is the balance in standard deviations, cut at ±4, so that one hour alone
 * never rings: that is what the mass balance is for. The noise of one reading counts twice with opposite signs in
 * neighbouring hours, so that false alarms are rarer than the textbook's for independent values.
 */
export const cusum = { slack: 0.5, limit: 5, cut: 4 } as const;

export interface Score {
  /** Minute of the reading that closed the hour. */
  at: number;
  /** Balance of the hour in standard kL and in standard deviations. */
  missing: number;
  z: number;
  /** Sum after this hour. */
  sum: number;
}

/** Standard deviation of an hourly balance in standard kL, from the tank's own history and never below its sensors. */
export function hourlyDeviation(spec: TankSpec, capacity: number, hours: readonly Reading[]): number {
  const balances = hours.slice(1).map((after, i) => unbooked(hours[i] ?? after, after));
  return Math.max(balanceNoise(spec, capacity), deviation(balances));
}

/** The next score after an hour; `sigma` in standard kL. Receipts add 0.2 % of their own volume to it. */
export function nextScore(sum: number, before: Reading, after: Reading, sigma: number): Score {
  const missing = unbooked(before, after);
  const spread = Math.hypot(sigma, 0.002 * (after.received - before.received));
  const z = Math.min(cusum.cut, Math.max(-cusum.cut, missing / spread));
  return { at: after.at, missing, z, sum: Math.max(0, sum + z - cusum.slack) };
}
