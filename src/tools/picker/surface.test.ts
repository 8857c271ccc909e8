import { expect, test } from 'vitest';
import { answers } from './fixture.ts';
import { errorLitres, surfaceOf } from './surface.ts';

/** Contents in m³ up to a level, by 20,000 slices of the shape's width; nothing of the code under test. */
function filled(bentuk: string, level: number, diameter: number, length: number): number {
  const slices = 20_000;
  let volume = 0;
  for (let slice = 0; slice < slices; slice++) {
    const height = ((slice + 0.5) * level) / slices;
    const half = Math.sqrt((diameter / 2) ** 2 - (height - diameter / 2) ** 2);
    volume += ((bentuk === 'bola' ? Math.PI * half ** 2 : 2 * half * length) * level) / slices;
  }
  return volume;
}

test.each(['mendatar', 'bola'] as const)('a %s tank holds a millimetre more or less as its slices say', (bentuk) => {
  for (const isian of [5, 30, 50, 80]) {
    const level = (3 * isian) / 100;
    const around = filled(bentuk, level + 0.005, 3, 8) - filled(bentuk, level - 0.005, 3, 8);
    expect(surfaceOf({ bentuk, diameter: 3, panjang: 8, isian })).toBeCloseTo(around / 0.01, 2);
  }
});

test('upright and rectangular tanks hold the same everywhere', () => {
  expect(errorLitres(3, answers())).toBeCloseTo(530.1, 1);
  expect(errorLitres(2, answers({ bentuk: 'persegi', diameter: 4, panjang: 5, isian: 10 }))).toBe(40);
});

test('without a dimension there are no litres', () => {
  expect(errorLitres(3, answers({ diameter: 0 }))).toBeUndefined();
  expect(errorLitres(3, answers({ bentuk: 'mendatar', panjang: 0 }))).toBeUndefined();
  expect(errorLitres(undefined, answers())).toBeUndefined();
});
