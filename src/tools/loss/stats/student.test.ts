import { expect, test } from 'vitest';
import { studentCdf } from './student.ts';

// Percentage points of Student's distribution, NIST/SEMATECH e-Handbook, table 1.3.6.7.2.
test.each([
  [1, 0.95, 6.313752],
  [1, 0.975, 12.7062],
  [5, 0.975, 2.570582],
  [10, 0.95, 1.812461],
  [10, 0.995, 3.169273],
  [30, 0.975, 2.042272],
  [60, 0.95, 1.670649],
  [100, 0.999, 3.173739],
])('%d degrees of freedom: %d lie below %d', (freedom, chance, limit) => {
  expect(studentCdf(limit, freedom)).toBeCloseTo(chance, 5);
  expect(studentCdf(-limit, freedom)).toBeCloseTo(1 - chance, 5);
});

test('Cauchy and normal at the ends', () => {
  expect(studentCdf(1, 1)).toBeCloseTo(0.5 + Math.atan(1) / Math.PI, 12);
  expect(studentCdf(0, 7)).toBe(0.5);
  expect(studentCdf(1.959964, 1e7)).toBeCloseTo(0.975, 6);
  expect(studentCdf(-40, 60)).toBeGreaterThan(0);
});
