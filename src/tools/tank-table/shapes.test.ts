import { describe, expect, test } from 'vitest';
import { initialValues } from '../kit/tool-inputs.ts';
import { type TankValues, tankInputs, vesselOf } from './dimensions.ts';
import { kloepperVolume } from './kloepper.ts';
import { steps } from './table.ts';
import { litres } from './vessel.ts';

/** Simpson's rule that halves its steps until they agree: nothing of the model is used but a radius. */
function simpson(value: (at: number) => number, from: number, to: number, tolerance = 1e-9, depth = 26): number {
  const rule = (a: number, b: number) => ((b - a) / 6) * (value(a) + 4 * value((a + b) / 2) + value(b));
  const refine = (a: number, b: number, whole: number, allowed: number, left: number): number => {
    const middle = (a + b) / 2;
    const [low, high] = [rule(a, middle), rule(middle, b)];
    const change = low + high - whole;
    if (left === 0 || Math.abs(change) < 15 * allowed) return low + high + change / 15;
    return refine(a, middle, low, allowed / 2, left - 1) + refine(middle, b, high, allowed / 2, left - 1);
  };
  return to > from ? refine(from, to, rule(from, to), tolerance, depth) : 0;
}

const root = (value: number) => Math.sqrt(Math.max(0, value));

/** Half the width of a circle of radius 1.2 at a level, written down anew. */
const chord = (level: number) => root(1.2 ** 2 - (level - 1.2) ** 2);
/** How deep a head of a cylinder of radius 1.2 m is at a distance from its axis: dish 2.4 m, knuckle 0.24 m. */
function kloepperDepthAt(distance: number): number {
  const dishCentre = -Math.sqrt(2.16 ** 2 - 0.96 ** 2);
  const meets = (2.4 * 0.96) / 2.16;
  return distance < meets ? dishCentre + root(2.4 ** 2 - distance ** 2) : root(0.24 ** 2 - (distance - 0.96) ** 2);
}
/** Area of the surface in both heads at a level: the depth, summed over the width of the circle. */
const acrossHeads = (depthAt: (distance: number) => number) => (level: number) =>
  4 * simpson((z) => depthAt(Math.hypot(level - 1.2, z)), 0, chord(level), 1e-8, 18);

/** The area of the surface in m² at a level, for each shape; its integral over the level is the volume. */
const surfaces: readonly [string, Partial<TankValues>, (level: number) => number][] = [
  ['lying, flat', { tutup: 'datar' }, (h) => 2 * chord(h) * 6],
  ['lying, 2:1', { tutup: 'elips' }, (h) => 2 * chord(h) * 6 + (Math.PI / 2) * chord(h) ** 2],
  ['lying, hemispheres', { tutup: 'setengah-bola' }, (h) => 2 * chord(h) * 6 + Math.PI * chord(h) ** 2],
  ['lying, Klöpper', { tutup: 'kloepper' }, (h) => 2 * chord(h) * 6 + acrossHeads(kloepperDepthAt)(h)],
  ['upright, flat', { bentuk: 'tegak' }, () => Math.PI * 1.44],
  [
    'upright, ellipsoidal',
    { bentuk: 'tegak', dasar: 'elips', dalam: 0.7 },
    (h) => Math.PI * 1.44 * (h < 0.7 ? 1 - (1 - h / 0.7) ** 2 : 1),
  ],
  [
    'upright, cone',
    { bentuk: 'tegak', dasar: 'kerucut', dalam: 0.7 },
    (h) => Math.PI * 1.44 * Math.min(1, h / 0.7) ** 2,
  ],
  ['box', { bentuk: 'persegi', panjang: 6, lebar: 2.2 }, () => 13.2],
  ['sphere', { bentuk: 'bola' }, (h) => Math.PI * chord(h) ** 2],
  ['silo', { bentuk: 'silo', dalam: 1.7, bukaan: 0.4 }, (h) => Math.PI * Math.min(1.2, 0.2 + (1 / 1.7) * h) ** 2],
];

describe.each(surfaces)('%s', (_, changed, surface) => {
  const vessel = vesselOf({ ...initialValues(tankInputs), diameter: 2.4, panjang: 6, tinggi: 3, ...changed });
  const rows = steps(vessel);

  test('agrees with numerical integration within 0.01 % over the whole height', () => {
    const parts = 24;
    let expected = 0;
    for (let part = 1; part <= parts; part++) {
      const [from, to] = [((part - 1) * vessel.height) / parts, (part * vessel.height) / parts];
      expected += simpson(surface, from, to, 1e-8) * 1000;
      expect(Math.abs(litres(vessel, to) / expected - 1), `at ${to.toFixed(3)} m`).toBeLessThan(1e-4);
    }
  });

  test('rises with every centimetre, and the centimetres add up to the whole', () => {
    for (const { level, added } of rows.slice(1)) expect(added, `at ${level} m`).toBeGreaterThan(0);
    const sum = rows.reduce((total, { added }) => total + added, 0);
    expect(sum).toBeCloseTo(litres(vessel, vessel.height), 6);
  });

  test('its drawing is as wide as its surface is', () => {
    for (const { halfWidth, width } of vessel.views) {
      const widest = Math.max(...rows.map(({ level }) => halfWidth(level)));
      expect(widest * 2).toBeCloseTo(width, 2);
    }
  });
});

test('a Klöpper head holds about a tenth of the cube of its diameter', () => {
  expect(kloepperVolume(1, 2) / 8).toBeGreaterThan(0.098);
  expect(kloepperVolume(1, 2) / 8).toBeLessThan(0.101);
});
