import { itemAt } from '../item-at.ts';
import { bisect } from './root.ts';

/** Median; 0 for an empty list. */
export function median(values: readonly number[]): number {
  // Float64Array sorts numerically without a comparison function.
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return 0;
  return sorted.length % 2 ? itemAt(sorted, middle) : (itemAt(sorted, middle - 1) + itemAt(sorted, middle)) / 2;
}

/** Standard deviation estimated from the median absolute deviation, robust against outliers. */
export function robustDeviation(values: readonly number[]): number {
  const middle = median(values);
  return 1.4826 * median(values.map((value) => Math.abs(value - middle)));
}

/** Coefficients of the Lanczos series for ln Γ with g = 7 (P. Godfrey, 2001); relative error below 1e-14. */
const lanczos = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const t = x + 6.5;
  const sum = lanczos.reduce((total, part, index) => total + part / (x + index), 0.99999999999980993);
  return Math.log(2 * Math.PI) / 2 + (x - 0.5) * Math.log(t) - t + Math.log(sum);
}

/**
 * Regularised incomplete beta function Iₓ(a, b), 0 ≤ x ≤ 1: continued fraction of DLMF 8.17.22, evaluated backwards.
 */
function incompleteBeta(x: number, a: number, b: number): number {
  // Above the mean the complement converges faster.
  const swapped = x > (a + 1) / (a + b + 2);
  const [p, q, y] = swapped ? [b, a, 1 - x] : [a, b, x];
  const front = Math.exp(logGamma(p + q) - logGamma(p) - logGamma(q) + p * Math.log(y) + q * Math.log1p(-y));
  let fraction = 1;
  for (let m = Math.ceil(30 + 3 * Math.sqrt(p + q)); m > 0; m -= 1) {
    const even = (m * (q - m) * y) / ((p + 2 * m - 1) * (p + 2 * m));
    const odd = (-(p + m - 1) * (p + q + m - 1) * y) / ((p + 2 * m - 2) * (p + 2 * m - 1));
    fraction = 1 + odd / (1 + even / fraction);
  }
  const tail = front / (p * fraction);
  return swapped ? 1 - tail : tail;
}

/** P(T ≤ t) for Student's distribution with `freedom` > 0 degrees of freedom (DLMF 8.17, A&S 26.7.1). */
export function studentCdf(t: number, freedom: number): number {
  const tail = incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5) / 2;
  return t > 0 ? 1 - tail : tail;
}

/** P(F ≤ f) for a ratio of variances with these degrees of freedom (DLMF 8.17, A&S 26.6.2). */
export const varianceRatioCdf = (f: number, above: number, below: number): number =>
  incompleteBeta((above * f) / (above * f + below), above / 2, below / 2);

/** Keeps the last 10,000 results of a function of numbers. */
export function remembered<A extends number[]>(compute: (...values: A) => number): (...values: A) => number {
  const known = new Map<string, number>();
  return (...values) => {
    const key = values.join(' ');
    const value = known.get(key) ?? compute(...values);
    if (known.size >= 10_000) known.clear();
    known.set(key, value);
    return value;
  };
}

/** Half width of the 95 % interval in standard errors: the 97.5 % quantile of Student's distribution. */
export const studentT = remembered((freedom: number) => bisect((t) => studentCdf(t, freedom) < 0.975, 0, 20));
