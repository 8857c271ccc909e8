/** A symmetric positive definite matrix with one diagonal beside the main one: `off[i]` couples i and i + 1. */
export interface Tridiagonal {
  diagonal: Float64Array;
  off: Float64Array;
}

/** V = L·D·Lᵀ with ones on the diagonal of L, and the logarithm of the determinant of V. */
export interface Factor {
  pivots: Float64Array;
  multipliers: Float64Array;
  logDeterminant: number;
}

/**
 * Factor of a tridiagonal matrix in n steps (Golub & Van Loan, Matrix Computations, 4th ed., algorithm 4.3.6).
 * @throws RangeError when the matrix is not positive definite
 */
export function factorise({ diagonal, off }: Tridiagonal): Factor {
  const n = diagonal.length;
  const pivots = new Float64Array(n);
  const multipliers = new Float64Array(n);
  let logDeterminant = 0;
  for (let i = 0; i < n; i += 1) {
    const beside = i > 0 ? (off[i - 1] ?? 0) : 0;
    const before = pivots[i - 1] ?? 1;
    const multiplier = beside / before;
    const pivot = (diagonal[i] ?? 0) - multiplier * beside;
    if (!(pivot > 0)) throw new RangeError('the matrix is not positive definite');
    multipliers[i] = multiplier;
    pivots[i] = pivot;
    logDeterminant += Math.log(pivot);
  }
  return { pivots, multipliers, logDeterminant };
}

/** D^(−½)·L⁻¹·x: after this, errors with covariance V are independent and of variance 1. */
export function whiten({ pivots, multipliers }: Factor, column: ArrayLike<number>): Float64Array {
  const white = new Float64Array(column.length);
  let carried = 0;
  for (let i = 0; i < column.length; i += 1) {
    carried = (column[i] ?? 0) - (multipliers[i] ?? 0) * carried;
    white[i] = carried / Math.sqrt(pivots[i] ?? 1);
  }
  return white;
}

/** V⁻¹·x from an already whitened x. */
export function unwhiten({ pivots, multipliers }: Factor, white: Float64Array): Float64Array {
  const n = white.length;
  const out = new Float64Array(n);
  let later = 0;
  for (let i = n - 1; i >= 0; i -= 1) {
    later = (white[i] ?? 0) / Math.sqrt(pivots[i] ?? 1) - (i + 1 < n ? (multipliers[i + 1] ?? 0) * later : 0);
    out[i] = later;
  }
  return out;
}

/** The diagonal of V⁻¹ in n steps: (V⁻¹)ᵢᵢ = 1/dᵢ + lᵢ₊₁²·(V⁻¹)ᵢ₊₁,ᵢ₊₁. */
export function inverseDiagonal({ pivots, multipliers }: Factor): Float64Array {
  const n = pivots.length;
  const out = new Float64Array(n);
  for (let i = n - 1; i >= 0; i -= 1) {
    const l = i + 1 < n ? (multipliers[i + 1] ?? 0) : 0;
    out[i] = 1 / (pivots[i] ?? 1) + l * l * (out[i + 1] ?? 0);
  }
  return out;
}
