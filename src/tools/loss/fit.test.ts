import { expect, test } from 'vitest';
import {
  type BalanceInterval,
  covarianceOf,
  factorise,
  inverseDiagonal,
  leastSquares,
  unwhiten,
  whiten,
} from './fit.ts';

const interval = (linked: boolean): BalanceInterval => ({
  date: '',
  loss: 0,
  receipts: 0,
  issues: 0,
  linked,
  tolerance: 0,
});
const chainOf = (n: number, broken: readonly number[] = []) =>
  Array.from({ length: n }, (_, i) => interval(i > 0 && !broken.includes(i)));

test('errors of dips alone: variance 2, neighbours −1, and nothing across a gap', () => {
  const { diagonal, off } = covarianceOf(chainOf(4, [2]), 0);
  expect([...diagonal]).toEqual([2, 2, 2, 2]);
  expect([...off]).toEqual([-1, 0, -1]);
});

test('of three dips alone V⁻¹ is (3 2 1, 2 4 2, 1 2 3) ÷ 4', () => {
  const factor = factorise(covarianceOf(chainOf(3), 0));
  const solved = [...unwhiten(factor, whiten(factor, [0, 1, 0]))];
  expect(solved.map((value) => 4 * value)).toEqual([2, 4, 2].map((value) => expect.closeTo(value, 10)));
  expect([...inverseDiagonal(factor)].map((value) => 4 * value)).toEqual(
    [3, 4, 3].map((value) => expect.closeTo(value, 10)),
  );
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
