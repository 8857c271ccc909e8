import { itemAt } from '../item-at.ts';
import { bisect, studentCdf } from '../methods/statistics.ts';

export interface BalanceInterval {
  /** Day on which the interval ends, `2026-10-31`. */
  date: string;
  loss: number;
  receipts: number;
  issues: number;
  /** True when its first dip is the last dip of the previous interval, so that both share the same error. */
  linked: boolean;
  tolerance: number;
}

/**
 * Covariance of the losses, up to a factor. A dip between two days raises one loss and lowers the next: variances of 2
 * and covariances of −1. `share` of the variance is independent from day to day, from meters, temperature and
 * deliveries.
 */
export const lossCovariance = (chain: readonly BalanceInterval[], share: number): Tridiagonal => ({
  diagonal: Float64Array.from(chain, () => 2 - share),
  off: Float64Array.from(chain.slice(1), ({ linked }) => (linked ? share - 1 : 0)),
});

/**
 * Candidate ratios of the daily error to the dip error (standard deviations); none is zero, because every day has
 * errors of its own.
 */
const ratios = [0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1, 1.5, 2, 3, 5, 10];

export interface Series {
  losses: Float64Array;
  models: readonly { share: number; factor: Factor }[];
}

export const buildSeries = (chain: readonly BalanceInterval[]): Series => ({
  losses: Float64Array.from(chain, ({ loss }) => loss),
  models: ratios.map((ratio) => {
    const share = ratio ** 2 / (1 + ratio ** 2);
    return { share, factor: factorise(lossCovariance(chain, share)) };
  }),
});

interface Solution {
  share: number;
  factor: Factor;
  log: number;
  weight: number;
  coefficients: number[];
  covariance: number[][];
  scale: number;
}

export interface Fit {
  solutions: Solution[];
  freedom: number;
  /** Logarithm of the marginal likelihood, up to a constant that depends only on the number of days and columns. */
  evidence: number;
}

/**
 * Fits losses by columns. The share of dip errors is unknown: each candidate is weighted by its restricted likelihood,
 * with flat priors on the coefficients and on the logarithm of the scale (Harville 1974; Box & Tiao 1973, 2.4).
 * Undefined for collinear columns or too few days.
 */
export function fitColumns({ losses, models }: Series, columns: readonly Float64Array[]): Fit | undefined {
  const freedom = losses.length - columns.length;
  if (freedom < 1) return undefined;
  const solutions: Solution[] = [];
  for (const { share, factor } of models) {
    const white = columns.map((column) => whiten(factor, column));
    const solved = leastSquares(white, whiten(factor, losses));
    if (!solved) return undefined;
    // An error-free record would have an infinite likelihood.
    const rss = Math.max(solved.rss, freedom * 1e-6);
    const scale = rss / freedom;
    const log = -0.5 * (factor.logDeterminant + solved.logDeterminant + freedom * Math.log(rss));
    const covariance = solved.inverse.map((row) => row.map((value) => value * scale));
    solutions.push({ share, factor, log, weight: 0, coefficients: solved.coefficients, covariance, scale });
  }
  const top = Math.max(...solutions.map(({ log }) => log));
  const total = solutions.reduce((sum, { log }) => sum + Math.exp(log - top), 0);
  for (const solution of solutions) solution.weight = Math.exp(solution.log - top) / total;
  return { solutions, freedom, evidence: top + Math.log(total / models.length) };
}

export interface Estimate {
  value: number;
  low: number;
  high: number;
  half: number;
  /** Posterior probability that the true value is at most zero. */
  atMostZero: number;
}

/** Weight below which a candidate changes no displayed digit. */
const weightless = 1e-9;

/** Posterior distribution of a weighted sum of the coefficients: a mixture of Student distributions. */
function mixture({ solutions, freedom }: Fit, weights: readonly number[]) {
  const parts = solutions
    .filter(({ weight }) => weight > weightless)
    .map(({ weight, coefficients, covariance }) => ({
      weight,
      value: dotProduct(weights, coefficients),
      spread: Math.sqrt(
        dotProduct(
          weights,
          covariance.map((row) => dotProduct(weights, row)),
        ),
      ),
    }));
  const below = (limit: number) =>
    parts.reduce((sum, { weight, value, spread }) => sum + weight * studentCdf((limit - value) / spread, freedom), 0);
  return { parts, below };
}

/** Posterior probability that coefficient `place` of a fit is at most zero. */
export const chanceBelowZero = (fit: Fit, place: number): number =>
  mixture(
    fit,
    itemAt(fit.solutions, 0).coefficients.map((_, index) => (index === place ? 1 : 0)),
  ).below(0);

/** Mean and 95 % interval of a weighted sum of the coefficients, widened by a systematic error of ± `bias`. */
export function estimate(fit: Fit, weights: readonly number[], bias = 0): Estimate {
  const { parts, below } = mixture(fit, weights);
  const value = parts.reduce((sum, part) => sum + part.weight * part.value, 0);
  const reach = Math.max(1e-9, ...parts.map(({ weight, spread }) => weight * spread));
  let [from, to] = [value - reach, value + reach];
  while (below(from) > 0.025) from -= value - from;
  while (below(to) < 0.975) to += to - value;
  const [low, high] = [bisect((at) => below(at) < 0.025, from, to), bisect((at) => below(at) < 0.975, from, to)];
  return {
    value,
    low: low - bias,
    high: high + bias,
    half: (high - low) / 2 + bias,
    atMostZero: below(bias),
  };
}

/** Symmetric tridiagonal matrix: `off[i]` couples i and i + 1. */
interface Tridiagonal {
  diagonal: Float64Array;
  off: Float64Array;
}

interface Factor {
  pivots: Float64Array;
  multipliers: Float64Array;
  logDeterminant: number;
}

/**
 * Factorises V = L·D·Lᵀ in n steps (Golub & Van Loan, 4th ed., 4.3.6).
 * @throws RangeError when V is not positive definite
 */
export function factorise({ diagonal, off }: Tridiagonal): Factor {
  const n = diagonal.length;
  const pivots = new Float64Array(n);
  const multipliers = new Float64Array(n);
  let logDeterminant = 0;
  for (let i = 0; i < n; i += 1) {
    const beside = i > 0 ? itemAt(off, i - 1) : 0;
    const multiplier = i > 0 ? beside / itemAt(pivots, i - 1) : 0;
    const pivot = itemAt(diagonal, i) - multiplier * beside;
    if (!(pivot > 0)) throw new RangeError('the matrix is not positive definite');
    multipliers[i] = multiplier;
    pivots[i] = pivot;
    logDeterminant += Math.log(pivot);
  }
  return { pivots, multipliers, logDeterminant };
}

/** Checks lengths once per loop: checking every index with `itemAt` would cost these loops a third of their speed. */
function sameLength(a: ArrayLike<number>, b: ArrayLike<number>): void {
  if (a.length !== b.length) throw new RangeError(`${a.length} values stand beside ${b.length}`);
}

/** D^(−½)·L⁻¹·x: transforms errors with covariance V to independent ones of variance 1. */
export function whiten({ pivots, multipliers }: Factor, column: ArrayLike<number>): Float64Array {
  sameLength(pivots, column);
  const white = new Float64Array(column.length);
  let carried = 0;
  for (let i = 0; i < column.length; i += 1) {
    carried = (column[i] as number) - (multipliers[i] as number) * carried;
    white[i] = carried / Math.sqrt(pivots[i] as number);
  }
  return white;
}

export function unwhiten({ pivots, multipliers }: Factor, white: Float64Array): Float64Array {
  sameLength(pivots, white);
  const n = white.length;
  const out = new Float64Array(n);
  let later = 0;
  for (let i = n - 1; i >= 0; i -= 1) {
    const carried = i + 1 < n ? (multipliers[i + 1] as number) * later : 0;
    later = (white[i] as number) / Math.sqrt(pivots[i] as number) - carried;
    out[i] = later;
  }
  return out;
}

/** Diagonal of V⁻¹ in n steps: (V⁻¹)ᵢᵢ = 1/dᵢ + lᵢ₊₁²·(V⁻¹)ᵢ₊₁,ᵢ₊₁. */
export function inverseDiagonal({ pivots, multipliers }: Factor): Float64Array {
  const n = pivots.length;
  const out = new Float64Array(n);
  for (let i = n - 1; i >= 0; i -= 1) {
    const beside = i + 1 < n ? itemAt(multipliers, i + 1) ** 2 * itemAt(out, i + 1) : 0;
    out[i] = 1 / itemAt(pivots, i) + beside;
  }
  return out;
}

export function dotProduct(a: ArrayLike<number>, b: ArrayLike<number>): number {
  sameLength(a, b);
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

/** Smallest share of a column's square that must be independent of the other columns. */
const collinear = 1e-10;

/**
 * Least squares of y on columns with independent, equal errors; `inverse` is (XᵀX)⁻¹. Undefined for collinear columns.
 */
export function leastSquares(columns: readonly Float64Array[], y: Float64Array) {
  // Gauss-Jordan elimination on [XᵀX | 1]; a positive definite matrix needs no pivoting.
  const products = columns.map((a, i) => columns.slice(0, i + 1).map((b) => dotProduct(a, b)));
  let rows = columns.map((_, i) => [
    ...columns.map((_, j) => itemAt(itemAt(products, Math.max(i, j)), Math.min(i, j))),
    ...columns.map((_, j) => (i === j ? 1 : 0)),
  ]);
  let logDeterminant = 0;
  for (const k of columns.keys()) {
    const own = itemAt(rows, k);
    const pivot = itemAt(own, k);
    if (!(pivot > collinear * itemAt(itemAt(products, k), k))) return undefined;
    logDeterminant += Math.log(pivot);
    const scaled = own.map((value) => value / pivot);
    rows = rows.map((row, i) => (i === k ? scaled : row.map((value, j) => value - itemAt(row, k) * itemAt(scaled, j))));
  }
  const inverse = rows.map((row) => row.slice(columns.length));
  const moments = columns.map((column) => dotProduct(column, y));
  const coefficients = inverse.map((row) => dotProduct(row, moments));
  const left = y.slice();
  for (const [j, column] of columns.entries()) {
    const coefficient = itemAt(coefficients, j);
    for (let i = 0; i < left.length; i += 1) left[i] = (left[i] as number) - coefficient * (column[i] as number);
  }
  return { coefficients, inverse, rss: dotProduct(left, left), left, logDeterminant };
}
