import { expect, test } from 'vitest';
import { seeded } from '../../plant/random.ts';
import {
  type BalanceInterval,
  covarianceOf,
  factorise,
  inverseDiagonal,
  leastSquares,
  studentCdf,
  unwhiten,
  whiten,
} from './fit.ts';

const interval = (linked: boolean): BalanceInterval => ({ date: '', loss: 0, receipts: 0, issues: 0, linked });
const chainOf = (n: number, broken: readonly number[] = []) =>
  Array.from({ length: n }, (_, i) => interval(i > 0 && !broken.includes(i)));

/** The whole matrix. */
const whole = ({ diagonal, off }: ReturnType<typeof covarianceOf>) =>
  Array.from(diagonal, (value, i) =>
    Array.from(diagonal, (_, j) => (i === j ? value : Math.abs(i - j) === 1 ? (off[Math.min(i, j)] ?? 0) : 0)),
  );

const at = (matrix: readonly (readonly number[])[], i: number, j: number) => matrix[i]?.[j] ?? Number.NaN;

/** Gauss and Jordan; the matrices here need no exchange of rows. */
function invert(matrix: number[][]): number[][] {
  const n = matrix.length;
  let work = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let k = 0; k < n; k += 1) {
    const pivot = (work[k] ?? []).map((value) => value / at(work, k, k));
    work = work.map((row, i) => (i === k ? pivot : row.map((value, j) => value - at(work, i, k) * (pivot[j] ?? 0))));
  }
  return work.map((row) => row.slice(n));
}

test('errors of dips alone: variance 2, neighbours −1, and nothing across a gap', () => {
  expect(whole(covarianceOf(chainOf(4, [2]), 0))).toEqual([
    [2, -1, 0, 0],
    [-1, 2, 0, 0],
    [0, 0, 2, -1],
    [0, 0, -1, 2],
  ]);
});

test.each([0, 0.3, 1])('solves, inverts and whitens like the whole matrix, share %d', (share) => {
  const matrix = covarianceOf(chainOf(7, [4]), share);
  const inverse = invert(whole(matrix));
  const factor = factorise(matrix);
  const random = seeded(3);
  const x = Array.from({ length: 7 }, () => random() - 0.5);
  const y = Array.from({ length: 7 }, () => random() - 0.5);
  const [white, other] = [whiten(factor, x), whiten(factor, y)];
  const direct = x.reduce((sum, a, i) => sum + y.reduce((row, b, j) => row + a * b * at(inverse, i, j), 0), 0);
  expect(white.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0)).toBeCloseTo(direct, 10);
  unwhiten(factor, white).forEach((value, i) => {
    expect(value).toBeCloseTo(
      x.reduce((sum, a, j) => sum + a * at(inverse, i, j), 0),
      10,
    );
  });
  inverseDiagonal(factor).forEach((value, i) => {
    expect(value).toBeCloseTo(at(inverse, i, i), 10);
  });
});

test('n + 1 dips alone: the determinant is n + 1, and the variance of a rate 12 σ² ÷ n(n + 1)(n + 2)', () => {
  const n = 60;
  const factor = factorise(covarianceOf(chainOf(n), 0));
  expect(Math.exp(factor.logDeterminant)).toBeCloseTo(n + 1, 6);
  const one = whiten(factor, Array<number>(n).fill(1));
  const solved = leastSquares([one], one);
  // A straight line through n + 1 equally spaced points: σ² ÷ Σ(t − mean)².
  expect(solved?.inverse[0]?.[0]).toBeCloseTo(12 / (n * (n + 1) * (n + 2)), 12);
});

test('columns that repeat one another are refused, a matrix that is not positive definite throws', () => {
  const column = Float64Array.of(1, 2, 3);
  expect(leastSquares([column, column.map((value) => 2 * value)], column)).toBeUndefined();
  expect(() => factorise({ diagonal: Float64Array.of(1, 1), off: Float64Array.of(2) })).toThrow(RangeError);
});

// Percentage points of Student's distribution, NIST/SEMATECH e-Handbook, table 1.3.6.7.2.
test.each([
  [1, 0.975, 12.7062],
  [10, 0.995, 3.169273],
  [60, 0.95, 1.670649],
  [100, 0.999, 3.173739],
])('%d degrees of freedom: %d lie below %d', (freedom, chance, limit) => {
  expect(studentCdf(limit, freedom)).toBeCloseTo(chance, 5);
  expect(studentCdf(-limit, freedom)).toBeCloseTo(1 - chance, 5);
});

test('Cauchy at one end, normal at the other', () => {
  expect(studentCdf(1, 1)).toBeCloseTo(0.5 + Math.atan(1) / Math.PI, 12);
  expect(studentCdf(1.959964, 1e5)).toBeCloseTo(0.975, 5);
  expect(studentCdf(-40, 60)).toBeGreaterThan(0);
});
