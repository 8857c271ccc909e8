import { itemAt } from '../item-at.ts';

/** Shape of the errors of a record: `share` of a day's variance is its own, the rest are dips; days correlate by `rho`. */
export interface ErrorModel {
  share: number;
  rho: number;
}

/** Covariance V of the losses with F·V·Fᵀ = L·D·Lᵀ, where F subtracts rho times the loss of the day before. */
export interface Factor {
  /** Rho, or 0 where the first dip is not the last one of the day before. */
  carried: Float64Array;
  pivots: Float64Array;
  /** First and second diagonal below that of L. */
  near: Float64Array;
  far: Float64Array;
  logDeterminant: number;
}

/**
 * Factorises the covariance of the losses, up to a factor, in n steps. The closing dip of a day enters its loss by −1 and
 * the next one by +1; the rest of the error is a stationary autoregression of order 1. Filtered by 1 − ρB the
 * autoregression is white and the dips are a moving average of order 2, so that five diagonals remain (Golub & Van Loan,
 * 4th ed., 4.3.5). `linked[i]` is true when day i opens with the dip that closed the day before; otherwise both parts
 * begin anew.
 */
export function factorise(linked: readonly boolean[], { share, rho }: ErrorModel): Factor {
  const n = linked.length;
  const dip = 1 - share;
  const carried = Float64Array.from(linked, (isLinked, i) => (isLinked && i > 0 ? rho : 0));
  const pivots = new Float64Array(n);
  const near = new Float64Array(n);
  const far = new Float64Array(n);
  let logDeterminant = 0;
  for (let i = 0; i < n; i += 1) {
    const joined = i > 0 && itemAt(linked, i);
    const own = itemAt(carried, i);
    const diagonal = dip * (1 + (1 + own) ** 2 + own ** 2) + share * (joined ? 1 - rho ** 2 : 1);
    const beside = joined ? -dip * (1 + own) - dip * own * (1 + itemAt(carried, i - 1)) : 0;
    const beyond = joined && i > 1 && itemAt(linked, i - 1) ? dip * own : 0;
    const [before, earlier] = [i > 0 ? itemAt(pivots, i - 1) : 1, i > 1 ? itemAt(pivots, i - 2) : 1];
    const second = beyond / earlier;
    const first = (beside - second * earlier * (i > 0 ? itemAt(near, i - 1) : 0)) / before;
    const pivot = diagonal - first ** 2 * before - second ** 2 * earlier;
    if (!(pivot > 0)) throw new RangeError('the matrix is not positive definite');
    pivots[i] = pivot;
    near[i] = first;
    far[i] = second;
    logDeterminant += Math.log(pivot);
  }
  return { carried, pivots, near, far, logDeterminant };
}

/** Checks lengths once per loop: checking every index with `itemAt` would cost these loops a third of their speed. */
export function sameLength(a: ArrayLike<number>, b: ArrayLike<number>): void {
  if (a.length !== b.length) throw new RangeError(`${a.length} values stand beside ${b.length}`);
}

/** D^(−½)·L⁻¹·F·x: transforms errors with covariance V to independent ones of variance 1. */
export function whiten({ carried, pivots, near, far }: Factor, column: ArrayLike<number>): Float64Array {
  sameLength(pivots, column);
  const white = new Float64Array(column.length);
  let [former, last, before] = [0, 0, 0];
  for (let i = 0; i < column.length; i += 1) {
    const own = column[i] as number;
    const next = own - (carried[i] as number) * before - (near[i] as number) * last - (far[i] as number) * former;
    white[i] = next / Math.sqrt(pivots[i] as number);
    [former, last, before] = [last, next, own];
  }
  return white;
}

/** The transpose of `whiten`, so that `unwhiten(whiten(x))` is V⁻¹·x. */
export function unwhiten({ carried, pivots, near, far }: Factor, white: Float64Array): Float64Array {
  sameLength(pivots, white);
  const n = white.length;
  const out = new Float64Array(n);
  let [later, latest] = [0, 0];
  for (let i = n - 1; i >= 0; i -= 1) {
    const first = i + 1 < n ? (near[i + 1] as number) : 0;
    const second = i + 2 < n ? (far[i + 2] as number) : 0;
    const own = (white[i] as number) / Math.sqrt(pivots[i] as number) - first * later - second * latest;
    out[i] = own - (i + 1 < n ? (carried[i + 1] as number) : 0) * later;
    [latest, later] = [later, own];
  }
  return out;
}

/** Returns xᵀ·V⁻¹·x for columns that begin with `x` at a day and are zero elsewhere; `x` has one or two values. */
export function shortForms(factor: Factor): (at: number, x: readonly [number, number]) => number {
  const { carried, near, far, pivots } = factor;
  const n = pivots.length;
  // Diagonals 0, 1 and 2 of (L·D·Lᵀ)⁻¹ by Takahashi's recursion, from the last day backwards; zeros beyond the end.
  const bands = [0, 1, 2].map(() => new Float64Array(n + 2)) as [Float64Array, Float64Array, Float64Array];
  const [own, first, second] = bands;
  for (let i = n - 1; i >= 0; i -= 1) {
    const one = i + 1 < n ? (near[i + 1] as number) : 0;
    const two = i + 2 < n ? (far[i + 2] as number) : 0;
    second[i] = -one * (first[i + 1] as number) - two * (own[i + 2] as number);
    first[i] = -one * (own[i + 1] as number) - two * (first[i + 1] as number);
    own[i] = 1 / (pivots[i] as number) - one * (first[i] as number) - two * (second[i] as number);
  }
  return (at, [x, y]) => {
    const [next, later] = [carried[at + 1] ?? 0, carried[at + 2] ?? 0];
    const filtered = [x, y - next * x, -later * y];
    let sum = 0;
    for (const [i, a] of filtered.entries()) {
      for (const [j, b] of filtered.entries())
        if (a !== 0 && b !== 0) sum += a * b * itemAt(itemAt(bands, Math.abs(i - j)), at + Math.min(i, j));
    }
    return sum;
  };
}
