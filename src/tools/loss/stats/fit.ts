import { type BalanceInterval, covarianceOf } from './chain.ts';
import { leastSquares } from './least-squares.ts';
import { studentCdf } from './student.ts';
import { type Factor, factorise, whiten } from './tridiagonal.ts';

/** The factor of the covariance for one mixture of the two kinds of error. */
export interface NoiseModel {
  /** Part of the variance that is made anew each day; the rest is error of dips. */
  share: number;
  factor: Factor;
}

/**
 * Spreads of a day's own error, as multiples of the spread of a dip, that are weighed against each other. The
 * least is a tenth: meters and temperature leave no day free of errors of its own, and a record that seems so would
 * promise more than it can hold.
 */
const ratios = [0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1, 1.5, 2, 3, 5, 10];

/** Factors of the covariance of a chain, one for each mixture. */
export const noiseModels = (chain: readonly BalanceInterval[]): NoiseModel[] =>
  ratios.map((ratio) => {
    const share = ratio ** 2 / (1 + ratio ** 2);
    return { share, factor: factorise(covarianceOf(chain, share)) };
  });

export interface Solution {
  share: number;
  weight: number;
  coefficients: number[];
  covariance: number[][];
  /** Variance of the common factor, in L². */
  scale: number;
}

/** Generalised least squares over all mixtures of errors, each with the weight that the data give it. */
export interface Fit {
  solutions: Solution[];
  freedom: number;
  /** Number of coefficients. */
  columns: number;
  /** ln of the marginal likelihood, up to a constant that depends on the data's length and column count alone. */
  evidence: number;
}

/**
 * Fits the losses of a chain by the columns. How much of the error belongs to dips is not known: each mixture counts
 * with its restricted likelihood, flat priors on the coefficients and on the logarithm of the scale (Harville 1974;
 * Box & Tiao 1973, 2.4). Undefined where the columns cannot be told apart or there are too few days.
 */
export function fitColumns(
  losses: ArrayLike<number>,
  columns: readonly ArrayLike<number>[],
  models: readonly NoiseModel[],
): Fit | undefined {
  const freedom = losses.length - columns.length;
  if (freedom < 1) return undefined;
  const logs: number[] = [];
  const solutions: Solution[] = [];
  for (const { share, factor } of models) {
    const solved = leastSquares(
      columns.map((column) => whiten(factor, column)),
      whiten(factor, losses),
    );
    if (!solved) return undefined;
    // A record without any error would have an infinite likelihood: nobody reads a tank to a millilitre.
    const rss = Math.max(solved.rss, freedom * 1e-6);
    const scale = rss / freedom;
    logs.push(-0.5 * (factor.logDeterminant + solved.logDeterminant + freedom * Math.log(rss)));
    const covariance = solved.inverse.map((row) => row.map((value) => value * scale));
    solutions.push({ share, weight: 0, coefficients: solved.coefficients, covariance, scale });
  }
  const top = Math.max(...logs);
  const total = logs.reduce((sum, log) => sum + Math.exp(log - top), 0);
  for (const [index, solution] of solutions.entries()) {
    solution.weight = Math.exp((logs[index] ?? 0) - top) / total;
  }
  return { solutions, freedom, columns: columns.length, evidence: top + Math.log(total / logs.length) };
}

/** What a fit says of one weighted sum of its coefficients. */
export interface Estimate {
  value: number;
  /** 95 % interval, two-sided. */
  low: number;
  high: number;
  /** Half of the 95 % interval. */
  half: number;
  /** Chance that the true value is at most zero, given the data. */
  atMostZero: number;
}

/** Mean, 95 % interval and chance of a weighted sum of the coefficients. */
export function estimate({ solutions, freedom }: Fit, weights: readonly number[]): Estimate {
  const parts = solutions.map(({ weight, coefficients, covariance }) => ({
    weight,
    value: weights.reduce((sum, w, i) => sum + w * (coefficients[i] ?? 0), 0),
    spread: Math.sqrt(
      weights.reduce((sum, a, i) => sum + weights.reduce((row, b, j) => row + a * b * (covariance[i]?.[j] ?? 0), 0), 0),
    ),
  }));
  const below = (limit: number) =>
    parts.reduce((sum, { weight, value, spread }) => sum + weight * studentCdf((limit - value) / spread, freedom), 0);
  const value = parts.reduce((sum, part) => sum + part.weight * part.value, 0);
  const reach = Math.max(
    1e-9,
    ...parts.filter(({ weight }) => weight > 1e-9).map((part) => part.spread + Math.abs(part.value - value)),
  );
  const low = quantile(below, 0.025, value, reach);
  const high = quantile(below, 0.975, value, reach);
  return { value, low, high, half: (high - low) / 2, atMostZero: below(0) };
}

/** Where a distribution reaches `chance`, by halving. */
function quantile(below: (limit: number) => number, chance: number, centre: number, reach: number): number {
  let [low, high] = [centre - reach, centre + reach];
  while (below(low) > chance) low -= 2 * (centre - low);
  while (below(high) < chance) high += 2 * (high - centre);
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (below(middle) < chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
