import { expect, test } from 'vitest';
import { lpgFactorTo15, lpgVolumeAt15 } from './lpg-volume.ts';

/** Saturated liquid densities in kg/m³ by the reference equations of CoolProp 7, at −20, 0, 15, 30, 45 and 60 °C. */
const saturated = {
  propane: [554.451, 528.594, 507.503, 484.391, 458.405, 427.973],
  'i-butane': [602.875, 580.576, 562.947, 544.311, 524.374, 502.709],
  'n-butane': [621.73, 600.731, 584.252, 566.976, 548.698, 529.147],
  'n-pentane': [664.319, 645.538, 631.056, 616.141, 600.69, 584.582],
  // Mole fractions 0.5, 0.25 and 0.25 of propane, i-butane and n-butane, from 0 °C.
  'a mixture': [undefined, 563.478, 544.884, 525.049, 503.589],
};
const places = [-20, 0, 15, 30, 45, 60];

test.each(Object.entries(saturated))(
  'the factors of %s are within 0.0011 of its saturated densities',
  (_, densities) => {
    const at15 = densities[2] ?? Number.NaN;
    for (const [place, density] of densities.entries()) {
      if (density === undefined) continue;
      const celsius = places[place] ?? Number.NaN;
      const found = lpgVolumeAt15({ density: at15, densityAt: 15, celsius });
      expect(found, `${celsius} °C`).toMatchObject({ density15: expect.closeTo(at15, 3) });
      expect(Math.abs((found as { factor: number }).factor - density / at15), `${celsius} °C`).toBeLessThan(0.0011);
    }
  },
);

test('a density measured warm leads to that at 15 °C', () => {
  // Propane at 30 °C, by its saturated density.
  const found = lpgVolumeAt15({ density: 484.391, densityAt: 30, celsius: 30 });
  if (typeof found === 'string') throw new Error(found);
  expect(Math.abs(found.density15 - 507.503)).toBeLessThan(0.2);
  expect(found.factor).toBeCloseTo(lpgFactorTo15(found.density15)(30), 5);
  // 60 °F is 15.56 °C: propane is 0.16 % lighter than at 15 °C.
  expect(found.factor60 / found.factor - 1).toBeCloseTo(507.503 / 506.687 - 1, 4);
});

test.each([
  [845, 30, 'density'],
  [300, 15, 'density'],
  [540, 120, 'temperature'],
  [540, -60, 'temperature'],
  // Above the critical temperature of ethane, 32 °C.
  [360, 40, 'temperature'],
])('%d kg/m³ at %d °C is refused for its %s', (density, celsius, why) => {
  expect(lpgVolumeAt15({ density, densityAt: 15, celsius })).toBe(why);
});
