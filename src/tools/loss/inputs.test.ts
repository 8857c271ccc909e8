import { expect, test } from 'vitest';
import { expansions } from './inputs.ts';

/** Thermal expansion at 15 °C, α = K₀/ρ² + K₁/ρ, with the constants of API MPMS 11.1 (2004) and ISO 91 for kg/m³. */
const alpha = (density: number, k0: number, k1: number) => k0 / density ** 2 + k1 / density;

test('expansions of products follow from their density', () => {
  const petrol = alpha(740, 346.4228, 0.4388);
  const diesel = alpha(845, 186.9696, 0.4862);
  expect(expansions.bensin).toBeCloseTo(petrol * 100, 2);
  expect(Math.abs(expansions.solar - diesel * 100)).toBeLessThan(0.001);
});
