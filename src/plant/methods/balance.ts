import { widestIn } from '../simulator/geometry.ts';
import { interval, temperatureNoise } from '../simulator/sensor.ts';
import type { Reading, TankSpec } from '../simulator/types.ts';
import { factorTo15 } from './standard-volume.ts';

/**
 * Mass balance between two readings, in standard kL: what left the tank without being booked. Opening + receipts −
 * issues − closing; positive when something is missing.
 */
export function unbooked(before: Reading, after: Reading): number {
  return before.standard - after.standard + after.received - before.received - (after.issued - before.issued);
}

/** Standard deviation of a balance over two readings in standard kL: noise of both levels and both temperatures. */
export function balanceNoise(spec: TankSpec, capacity: number): number {
  // Near half height a horizontal cylinder is 4/π, a sphere 3/2 times as wide as on average.
  const widths = { sphere: 1.5, horizontal: 4 / Math.PI, vertical: 1, box: 1 };
  const widest = spec.strapping ? widestIn(spec.strapping) : widths[spec.shape];
  const [cold, warm] = [-5, 5].map((change) => factorTo15(spec.product, spec.temperature + change));
  const perDegree = ((cold ?? 1) - (warm ?? 1)) / 10;
  return capacity * Math.SQRT2 * Math.hypot((spec.noise / 100) * widest, perDegree * temperatureNoise);
}

/** Minutes over which an unbooked issue is summed, and the least that counts: six deviations, or this share. */
export const theftWindow = 60;
const least = 0.0025;

/** Standard kL that left within the last hour unbooked, when too much for chance; the books may be 0.3 % off. */
export function unbookedIssue(spec: TankSpec, capacity: number, recent: readonly Reading[]) {
  const last = recent.at(-1);
  if (!last) return undefined;
  const limit = Math.max(6 * balanceNoise(spec, capacity), least * capacity);
  const before = recent.slice(-1 - theftWindow / interval).find(({ at }) => at >= last.at - theftWindow);
  if (!before || before === last) return undefined;
  const volume = unbooked(before, last);
  const slack = 0.003 * (last.received - before.received);
  return volume >= limit + slack ? { from: before.at, to: last.at, volume } : undefined;
}
