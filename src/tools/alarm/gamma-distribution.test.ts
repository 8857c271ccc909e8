import { expect, test } from 'vitest';
import { expectedExcess, gammaExceedance, gammaSurvival, logGamma } from './gamma-distribution.ts';

test.each([
  // Closed forms: e^-x; e^-x (1 + x); e^-x (1 + x + x²/2).
  [1, 2.5, Math.exp(-2.5)],
  [2, 0.7, Math.exp(-0.7) * 1.7],
  [3, 12, Math.exp(-12) * 85],
  // Half a degree: erfc(√x), Abramowitz and Stegun table 7.1: erf(1) = 0.8427007929, erf(0.5) = 0.5204998778.
  [0.5, 1, 0.1572992071],
  [0.5, 0.25, 0.4795001222],
])('of a gamma distribution of shape %d a share above %d is %d', (shape, x, share) => {
  expect(gammaSurvival(shape, x)).toBeCloseTo(share, 7);
});

test('a very large shape joins on without a step', () => {
  for (const z of [-3, -1, 0, 1, 3]) {
    const [below, above] = [1999.9, 2000.1].map((shape) => gammaSurvival(shape, shape + z * Math.sqrt(shape)));
    expect(Math.abs((below ?? 0) - (above ?? 1))).toBeLessThan(2e-5);
  }
});

test('ln Γ of whole and half numbers', () => {
  expect(logGamma(11)).toBeCloseTo(Math.log(3628800), 10);
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 10);
});

test('of an exponential quantity with mean 4, 4·e^(-v/4) exceeds v; without variance only the rest', () => {
  expect(expectedExcess({ mean: 4, variance: 16 }, 6)).toBeCloseTo(4 * Math.exp(-1.5), 7);
  expect(gammaExceedance({ mean: 4, variance: 16 }, 6)).toBeCloseTo(Math.exp(-1.5), 7);
  expect(expectedExcess({ mean: 4, variance: 0 }, 3)).toBe(1);
  expect(gammaExceedance({ mean: 4, variance: 0 }, 4)).toBe(1);
});
