import { itemAt } from '../item-at.ts';
import { crossing } from '../methods/root.ts';
import { studentCdf } from '../methods/statistics.ts';
import { type ErrorModel, type Factor, factorise, sameLength, whiten } from './covariance.ts';

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
 * Candidate ratios of the daily error to the dip error (standard deviations); none is zero, because every day has
 * errors of its own.
 */
const ratios = [0.1, 0.3, 0.6, 1, 2, 4, 10];
/** Candidate correlations of one day's own error with the next: temperature and habits last longer than a day. */
const correlations = [0, 0.2, 0.4, 0.6, 0.75, 0.9];
/** Fewer candidates for records of years, whose likelihood is narrow and whose fit takes long. */
const coarse = { days: 2000, ratios: [0.1, 0.6, 2, 10], correlations: [0, 0.4, 0.75, 0.9] };

interface CandidateModel extends ErrorModel {
  factor: Factor;
}

export interface Series {
  losses: Float64Array;
  models: readonly CandidateModel[];
  /** A column as whitened by each model; kept, because the search for events fits the same columns again and again. */
  whitened: (column: Float64Array) => readonly Float64Array[];
}

export function buildSeries(chain: readonly BalanceInterval[]): Series {
  const linked = chain.map((day) => day.linked);
  const candidates = chain.length < coarse.days ? { ratios, correlations } : coarse;
  const models = candidates.ratios.flatMap((ratio) =>
    candidates.correlations.map((rho) => {
      const model = { share: ratio ** 2 / (1 + ratio ** 2), rho };
      return { ...model, factor: factorise(linked, model) };
    }),
  );
  const known = new WeakMap<Float64Array, Float64Array[]>();
  return {
    losses: Float64Array.from(chain, ({ loss }) => loss),
    models,
    whitened: (column) => {
      const white = known.get(column) ?? models.map(({ factor }) => whiten(factor, column));
      known.set(column, white);
      return white;
    },
  };
}

interface Solution extends ErrorModel {
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
 * Fits losses by columns. The share of dip errors and the correlation of days are unknown: each candidate is weighted by its restricted likelihood,
 * with flat priors on the coefficients and on the logarithm of the scale (Harville 1974; Box & Tiao 1973, 2.4).
 * Undefined for collinear columns or too few days.
 */
export function fitColumns({ losses, models, whitened }: Series, columns: readonly Float64Array[]): Fit | undefined {
  const freedom = losses.length - columns.length;
  if (freedom < 1) return undefined;
  const solutions: Solution[] = [];
  const [white, target] = [columns.map(whitened), whitened(losses)];
  for (const [index, { share, rho, factor }] of models.entries()) {
    const solved = leastSquares(
      white.map((column) => itemAt(column, index)),
      itemAt(target, index),
    );
    if (!solved) return undefined;
    // An error-free record would have an infinite likelihood.
    const rss = Math.max(solved.rss, freedom * 1e-6);
    const scale = rss / freedom;
    const log = -0.5 * (factor.logDeterminant + solved.logDeterminant + freedom * Math.log(rss));
    const covariance = solved.inverse.map((row) => row.map((value) => value * scale));
    solutions.push({ share, rho, factor, log, weight: 0, coefficients: solved.coefficients, covariance, scale });
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
}

/** Weight below which a candidate changes no displayed digit. */
const weightless = 1e-6;

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

/** Mean and 95 % interval of a weighted sum of the coefficients. */
export function estimate(fit: Fit, weights: readonly number[]): Estimate {
  const { parts, below } = mixture(fit, weights);
  const value = parts.reduce((sum, part) => sum + part.weight * part.value, 0);
  const reach = Math.max(1e-9, ...parts.map(({ weight, spread }) => weight * spread));
  const [low, high] = [0.025, 0.975].map((chance) => {
    const outwards = chance < 0.5 ? -1 : 1;
    const missing = (at: number) => below(at) - chance;
    let far = reach;
    while (outwards * missing(value + outwards * far) < 0) far *= 2;
    return crossing(missing, value, value + outwards * far);
  }) as [number, number];
  return { value, low, high, half: (high - low) / 2 };
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
  // Gauss-Jordan elimination on [XᵀX | 1], in place; a positive definite matrix needs no pivoting.
  const size = columns.length;
  const width = 2 * size;
  const cells = new Float64Array(size * width);
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      const product = dotProduct(itemAt(columns, i), itemAt(columns, j));
      cells[i * width + j] = product;
      cells[j * width + i] = product;
    }
    cells[i * width + size + i] = 1;
  }
  const squares = columns.map((_, i) => itemAt(cells, i * width + i));
  let logDeterminant = 0;
  for (let k = 0; k < size; k += 1) {
    const pivot = itemAt(cells, k * width + k);
    if (!(pivot > collinear * itemAt(squares, k))) return undefined;
    logDeterminant += Math.log(pivot);
    for (let j = 0; j < width; j += 1) cells[k * width + j] = (cells[k * width + j] as number) / pivot;
    for (let i = 0; i < size; i += 1) {
      const times = i === k ? 0 : itemAt(cells, i * width + k);
      if (times === 0) continue;
      for (let j = 0; j < width; j += 1)
        cells[i * width + j] = (cells[i * width + j] as number) - times * (cells[k * width + j] as number);
    }
  }
  const inverse = columns.map((_, i) => [...cells.subarray(i * width + size, (i + 1) * width)]);
  const moments = columns.map((column) => dotProduct(column, y));
  const coefficients = inverse.map((row) => dotProduct(row, moments));
  const rss = Math.max(0, dotProduct(y, y) - dotProduct(coefficients, moments));
  return { coefficients, inverse, rss, logDeterminant };
}
