/** Least squares of y on a few columns whose errors are independent and alike. */
export interface LeastSquares {
  coefficients: number[];
  /** (XᵀX)⁻¹: times the variance of an error it is the covariance of the coefficients. */
  inverse: number[][];
  /** Sum of squared residuals. */
  rss: number;
  /** ln det XᵀX. */
  logDeterminant: number;
}

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

/** Columns that lie closer together than this, as the share that is left over, cannot be told apart. */
const collinear = 1e-10;

/** Fits y by the columns; undefined where the columns are not independent. For a handful of columns. */
export function leastSquares(columns: readonly Float64Array[], y: Float64Array): LeastSquares | undefined {
  const p = columns.length;
  const normal = columns.map((a) => columns.map((b) => dot(a, b)));
  const inverse: number[][] = columns.map((_, row) => columns.map((_, column) => (row === column ? 1 : 0)));
  let logDeterminant = 0;
  // Gauss-Jordan on [XᵀX | 1]; the pivots of a positive definite matrix need no exchange of rows.
  for (let k = 0; k < p; k += 1) {
    const row = normal[k] ?? [];
    const beside = inverse[k] ?? [];
    const pivot = row[k] ?? 0;
    const column = columns[k];
    if (!column || !(pivot > collinear * dot(column, column))) return undefined;
    logDeterminant += Math.log(pivot);
    for (let j = 0; j < p; j += 1) {
      row[j] = (row[j] ?? 0) / pivot;
      beside[j] = (beside[j] ?? 0) / pivot;
    }
    for (let i = 0; i < p; i += 1) {
      if (i === k) continue;
      const other = normal[i] ?? [];
      const otherBeside = inverse[i] ?? [];
      const factor = other[k] ?? 0;
      for (let j = 0; j < p; j += 1) {
        other[j] = (other[j] ?? 0) - factor * (row[j] ?? 0);
        otherBeside[j] = (otherBeside[j] ?? 0) - factor * (beside[j] ?? 0);
      }
    }
  }
  const moments = columns.map((column) => dot(column, y));
  const coefficients = inverse.map((row) => row.reduce((sum, value, j) => sum + value * (moments[j] ?? 0), 0));
  let rss = 0;
  for (let i = 0; i < y.length; i += 1) {
    let left = y[i] ?? 0;
    for (let j = 0; j < p; j += 1) left -= (columns[j]?.[i] ?? 0) * (coefficients[j] ?? 0);
    rss += left ** 2;
  }
  return { coefficients, inverse, rss, logDeterminant };
}
