import type { BalanceInterval } from './chain.ts';
import { columnOf, type LossEvent } from './event.ts';
import type { Fit, NoiseModel } from './fit.ts';
import { leastSquares } from './least-squares.ts';
import { type Factor, inverseDiagonal, unwhiten, whiten } from './tridiagonal.ts';

/** What is left of a record after a fit, under the mixture of errors that the data favour. */
export interface Residuals {
  factor: Factor;
  white: Float64Array;
  /** V⁻¹ times the residuals. */
  weighted: Float64Array;
  /** Whitened columns of the fit, (XᵀV⁻¹X)⁻¹, and V⁻¹X. */
  columns: Float64Array[];
  inverse: number[][];
  weightedColumns: Float64Array[];
  inverseDiagonal: Float64Array;
  rss: number;
  freedom: number;
}

/** Residuals of a fit; undefined where its columns cannot be told apart. */
export function residualsOf(
  losses: ArrayLike<number>,
  columns: readonly ArrayLike<number>[],
  models: readonly NoiseModel[],
  fit: Fit,
): Residuals | undefined {
  const likeliest = fit.solutions.reduce((best, one) => (one.weight > best.weight ? one : best));
  const model = models.find(({ share }) => share === likeliest.share);
  if (!model) return undefined;
  const { factor } = model;
  const white = columns.map((column) => whiten(factor, column));
  const y = whiten(factor, losses);
  const solved = leastSquares(white, y);
  if (!solved) return undefined;
  const left = y.map((value, i) =>
    white.reduce((rest, column, j) => rest - (column[i] ?? 0) * (solved.coefficients[j] ?? 0), value),
  );
  return {
    factor,
    white: left,
    weighted: unwhiten(factor, left),
    columns: white,
    inverse: solved.inverse,
    weightedColumns: white.map((column) => unwhiten(factor, column)),
    inverseDiagonal: inverseDiagonal(factor),
    rss: solved.rss,
    freedom: fit.freedom,
  };
}

/** Studentised size of an event that is not in the fit yet, had it been fitted. */
export function scoreOf(event: LossEvent, chain: readonly BalanceInterval[], left: Residuals): number {
  const { slope, variance, cross } = event.kind === 'onset' ? stretch(event, chain, left) : point(event, left);
  const explained = cross.reduce(
    (sum, a, i) => sum + a * cross.reduce((row, b, j) => row + b * (left.inverse[i]?.[j] ?? 0), 0),
    0,
  );
  const information = variance - explained;
  if (!(information > 1e-9 * variance)) return 0;
  const freedom = left.freedom - 1;
  const gain = slope ** 2 / information;
  const scale = Math.max(left.rss - gain, 1e-9) / freedom;
  return slope / Math.sqrt(information * scale);
}

/** xᵀV⁻¹r, xᵀV⁻¹x and xᵀV⁻¹X of a column that touches one or two days. */
function point({ kind, at }: LossEvent, left: Residuals) {
  const next = kind === 'misread' ? at + 1 : -1;
  const pick = (values: Float64Array) => (values[at] ?? 0) - (next < 0 ? 0 : (values[next] ?? 0));
  const here = left.inverseDiagonal[at] ?? 0;
  const there = left.inverseDiagonal[next] ?? 0;
  // (V⁻¹)ᵢ,ᵢ₊₁ = −lᵢ₊₁·(V⁻¹)ᵢ₊₁,ᵢ₊₁
  const between = next < 0 ? 0 : -(left.factor.multipliers[next] ?? 0) * there;
  return { slope: pick(left.weighted), variance: here + there - 2 * between, cross: left.weightedColumns.map(pick) };
}

/** The same of a column that runs to the end. */
function stretch(event: LossEvent, chain: readonly BalanceInterval[], left: Residuals) {
  const white = whiten(left.factor, columnOf(event, chain));
  const dot = (other: Float64Array) => {
    let sum = 0;
    for (let i = event.at; i < white.length; i += 1) sum += (white[i] ?? 0) * (other[i] ?? 0);
    return sum;
  };
  return { slope: dot(left.white), variance: dot(white), cross: left.columns.map(dot) };
}
