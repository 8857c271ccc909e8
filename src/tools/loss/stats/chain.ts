import type { Tridiagonal } from './tridiagonal.ts';

/** One balance between two dips of a tank. All volumes in litres. */
export interface BalanceInterval {
  /** `2026-10-31`: the day that it ends. */
  date: string;
  /** Opening + receipts − issues − closing. */
  loss: number;
  receipts: number;
  issues: number;
  /** Days between the two dips. */
  days: number;
  /** True when its first dip is the last one of the interval before: both carry the same error. */
  linked: boolean;
}

/**
 * Covariance of the losses, up to a factor. A dip that stands between two intervals raises the one and lowers the
 * other, so that errors of dips alone give variances of 2 and covariances of −1 (correlation −0.5). `share` of the
 * variance is of the other kind: what meters, temperature and deliveries add anew each day.
 */
export function covarianceOf(chain: readonly BalanceInterval[], share: number): Tridiagonal {
  const dip = 1 - share;
  const diagonal = new Float64Array(chain.length);
  const off = new Float64Array(Math.max(0, chain.length - 1));
  for (const [i, { days, linked }] of chain.entries()) {
    diagonal[i] = 2 * dip + share * days;
    if (i > 0) off[i - 1] = linked ? -dip : 0;
  }
  return { diagonal, off };
}
