import { expect, test } from 'vitest';
import { factorise, shortForms, unwhiten, whiten } from './covariance.ts';
import { leastSquares } from './fit.ts';

/** `n` days, of which those in `broken` do not open with the dip that closed the day before. */
const links = (n: number, broken: readonly number[] = []) =>
  Array.from({ length: n }, (_, day) => day > 0 && !broken.includes(day));

/** Covariance of the losses by their definition: dips shared between days, and an autoregression of variance `share`. */
function dense(linked: readonly boolean[], share: number, rho: number) {
  const stretch = linked.map((_, day) => linked.slice(0, day + 1).filter((one) => !one).length);
  return linked.map((_, i) =>
    linked.map((__, j) => {
      if (stretch[i] !== stretch[j]) return 0;
      const dips = i === j ? 2 : Math.abs(i - j) === 1 ? -1 : 0;
      return (1 - share) * dips + share * rho ** Math.abs(i - j);
    }),
  );
}

const unit = (n: number, at: number, then = 0) =>
  Float64Array.from({ length: n }, (_, i) => (i === at ? 1 : i === at + 1 ? then : 0));

test.each([
  [0, 0],
  [0.3, 0],
  [0.5, 0.6],
  [0.9, 0.9],
] as const)('with a share of %d and ρ %d, V⁻¹ times V is 1 across a gap too', (share, rho) => {
  const linked = links(9, [4]);
  const factor = factorise(linked, { share, rho });
  for (const [at, column] of dense(linked, share, rho).entries()) {
    const solved = [...unwhiten(factor, whiten(factor, column))];
    expect(solved).toEqual(Array.from(unit(9, at), (value) => expect.closeTo(value, 9)));
  }
  const forms = shortForms(factor);
  for (const [at, then] of [
    [0, 0],
    [3, 0],
    [8, 0],
    [2, -1],
    [6, -1],
  ] as const) {
    const white = whiten(factor, unit(9, at, then));
    expect(forms(at, [1, then])).toBeCloseTo(
      white.reduce((sum, value) => sum + value * value, 0),
      9,
    );
  }
});

test('of dips alone, the inverse for three days is (3 2 1, 2 4 2, 1 2 3) ÷ 4', () => {
  const factor = factorise(links(3), { share: 0, rho: 0 });
  const solved = [...unwhiten(factor, whiten(factor, [0, 1, 0]))];
  expect(solved.map((value) => 4 * value)).toEqual([2, 4, 2].map((value) => expect.closeTo(value, 10)));
});

test('for n + 1 dips the determinant is n + 1, and the variance of a rate 12 σ² ÷ n(n + 1)(n + 2)', () => {
  const n = 60;
  const factor = factorise(links(n), { share: 0, rho: 0 });
  expect(Math.exp(factor.logDeterminant)).toBeCloseTo(n + 1, 6);
  const one = whiten(factor, Array<number>(n).fill(1));
  // Slope of a line through n + 1 equally spaced points: σ² ÷ Σ(t − mean)².
  expect(leastSquares([one], one)?.inverse[0]?.[0]).toBeCloseTo(12 / (n * (n + 1) * (n + 2)), 12);
});

test('of an autoregression alone, the determinant is (1 − ρ²)ⁿ⁻¹ and the information of the mean ((1 − ρ)n + 2ρ) ÷ (1 + ρ)', () => {
  const [n, rho] = [60, 0.8];
  const factor = factorise(links(n), { share: 1, rho });
  expect(factor.logDeterminant).toBeCloseTo((n - 1) * Math.log(1 - rho ** 2), 9);
  const one = whiten(factor, Array<number>(n).fill(1));
  const information = one.reduce((sum, value) => sum + value * value, 0);
  expect(information).toBeCloseTo(((1 - rho) * n + 2 * rho) / (1 + rho), 9);
});

test('collinear columns are rejected, and a matrix that is not positive definite throws', () => {
  const column = Float64Array.of(1, 2, 3);
  expect(leastSquares([column, column.map((value) => 2 * value)], column)).toBeUndefined();
  expect(() => factorise(links(2), { share: 3, rho: 0 })).toThrow(RangeError);
});
