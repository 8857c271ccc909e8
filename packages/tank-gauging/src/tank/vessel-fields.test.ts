import { expect, test } from 'vitest';
import { buildVessel, fullLitres } from '../vessel/vessel.ts';
import { tankVessel } from './tank-volume.ts';
import { type KnownVessel, vesselEnds, vesselSize } from './vessel-fields.ts';

const litres = (tank: KnownVessel) => fullLitres(buildVessel(vesselSize(tank)));

/** Volume in litres of a body of revolution, from the depth of its end at each distance from the axis (midpoint rule). */
function revolved(radius: number, depthAt: (distance: number) => number, steps = 200_000): number {
  const width = radius / steps;
  let sum = 0;
  for (let ring = 0; ring < steps; ring++) {
    const distance = (ring + 0.5) * width;
    sum += 2 * Math.PI * distance * depthAt(distance) * width;
  }
  return sum * 1000;
}

/** Depth of a Klöpper head on a shell of 2.5 m: dish of 2.5 m, knuckle of 0.25 m (DIN 28011). */
function kloepper(distance: number): number {
  const centre = -Math.sqrt((2.5 - 0.25) ** 2 - (1.25 - 0.25) ** 2);
  const meets = (2.5 * (1.25 - 0.25)) / (2.5 - 0.25);
  return distance < meets
    ? centre + Math.sqrt(2.5 ** 2 - distance ** 2)
    : Math.sqrt(0.25 ** 2 - (distance - (1.25 - 0.25)) ** 2);
}

const station: KnownVessel = { shape: 'mendatar', diameter: 2.5, length: 6.1 };
const shell = revolved(1.25, () => 6.1);

test.each<[string, KnownVessel, number]>([
  ['flat ends', { heads: 'datar' }, shell],
  // Half axis of the ellipse: a quarter of the diameter.
  [
    '2:1 elliptical heads',
    { heads: 'elips' },
    shell + 2 * revolved(1.25, (r) => 0.625 * Math.sqrt(1 - (r / 1.25) ** 2)),
  ],
  ['Klöpper heads', { heads: 'kloepper' }, shell + 2 * revolved(1.25, kloepper)],
  ['hemispheres', { heads: 'setengah-bola' }, shell + 2 * revolved(1.25, (r) => Math.sqrt(1.25 ** 2 - r ** 2))],
  ['cones of 1 m', { heads: 'kerucut', bottomDepth: 1 }, shell + 2 * revolved(1.25, (r) => 1 - r / 1.25)],
])('Ø 2.5 × 6.1 m with %s holds the integrated volume', (_, ends, expected) => {
  expect(litres({ ...station, ...ends })).toBeCloseTo(expected, 1);
});

test('the usual station tank of 30 kL, Ø 2.5 × 6.1 m, has flat ends: 29,943 L', () => {
  expect(litres(station)).toBeCloseTo(29_943, 0);
  expect(vesselEnds(station)).toEqual({
    basis: 'assumed',
    name: 'datar',
    // Elliptical: π/12 · 2.5³ = 4,091 L more.
    range: [
      { name: 'datar', litres: expect.closeTo(29_943, 0) },
      { name: 'kloepper', litres: expect.closeTo(shell + 2 * revolved(1.25, kloepper), 1) },
      { name: 'elips', litres: expect.closeTo(34_034, 0) },
    ],
  });
});

test.each<[number, string, string]>([
  [30_000, 'capacity', 'datar'],
  [34_000, 'capacity', 'elips'],
  [38_000, 'capacity', 'setengah-bola'],
  // 31,000 L is more than 1 % from 29,943 and from 33,033 L.
  [31_500, 'assumed', 'datar'],
  [0, 'assumed', 'datar'],
])('a stated capacity of %d L has ends that are %s: %s', (capacity, basis, name) => {
  expect(vesselEnds({ ...station, capacity })).toMatchObject({ basis, name });
});

test('a capacity that two heads fit within 1 % decides nothing', () => {
  // Ø 1 × 100 m: flat 78,540 L, Klöpper about 200 L more.
  const pipe = { shape: 'mendatar', diameter: 1, length: 100, capacity: 78_600 } as const;
  expect(vesselEnds(pipe)).toMatchObject({ basis: 'assumed', name: 'datar' });
});

test.each<[string, KnownVessel, string]>([
  ['a pressure vessel', { pressure: 8 }, 'elips'],
  ['a design pressure', { designPressure: 17 }, 'elips'],
  ['a vent valve', { pressure: 0.02 }, 'datar'],
  ['a link from before heads were asked about', { heads: 'anggap-elips' }, 'elips'],
])('%s has the assumed heads %s', (_, more, name) => {
  expect(vesselEnds({ ...station, ...more })).toMatchObject({ basis: 'assumed', name });
});

test('a stated bottom counts, and an unknown one is flat', () => {
  const upright: KnownVessel = { shape: 'tegak', diameter: 3, height: 6 };
  // π/4 · 3² · 6 m, and a third of π/4 · 3² · 2 m.
  expect(litres(upright)).toBeCloseTo(42_411.5, 1);
  expect(litres({ ...upright, bottom: 'kerucut', bottomDepth: 2 })).toBeCloseTo(47_123.9, 1);
  expect(vesselEnds({ shape: 'bola', diameter: 8 })).toBeUndefined();
});

test('a tank with a missing dimension has no vessel', () => {
  expect(tankVessel({ shape: 'mendatar', diameter: 2.5 })).toBeUndefined();
  expect(tankVessel({ shape: 'mendatar', diameter: 2.5, length: 6.1 })?.capacity).toBeCloseTo(29.943, 3);
});
