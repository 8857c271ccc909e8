import { expect, test } from 'vitest';
import { tankVessel } from '../tank/tank-volume.ts';
import { litresBelow } from './vessel.ts';

/** Ø 30 × 14 m with a roof of 141.372 t on petrol of 720 kg/m³: it displaces 196.35 m³, 277.8 mm of 706.858 m². */
const tank = tankVessel({ shape: 'tegak', diameter: 30, height: 14, roofMass: 141.372, roofLegs: 1.8, density: 0.72 });
if (!tank) throw new Error('no vessel');
const area = (Math.PI / 4) * 30 ** 2;
const displaced = 141_372 / 720;

test.each([
  ['with the roof on its legs', 1.5, area * 1.5],
  ['at the deck', 1.8, area * 1.8],
  // The rise beside the deck is that of the deck itself: no liquid is added until the roof floats.
  ['while the roof is lifted', 1.9, area * 1.8],
  ['afloat', 5, area * 5 - displaced],
  ['full', 14, area * 14 - displaced],
])('holds %s at %d m', (_, level, cubicMetres) => {
  expect(litresBelow(tank, level)).toBeCloseTo(cubicMetres * 1000, 3);
});

test('names the levels between standing and floating, and the capacity below the roof', () => {
  expect(tank.legZone).toEqual([1.8, expect.closeTo(1.8 + displaced / area, 9)]);
  expect(tank.capacity).toBeCloseTo(area * 14 - displaced, 9);
  expect(tankVessel({ shape: 'tegak', diameter: 30, height: 14 })?.legZone).toBeUndefined();
});

test('an unknown density is assumed to be 800 kg/m³', () => {
  const unknown = tankVessel({ shape: 'tegak', diameter: 30, height: 14, roofMass: 80 });
  expect(unknown?.capacity).toBeCloseTo(area * 14 - 100, 9);
});
