import { expect, test } from 'vitest';
import { beamGeometry, errorLitres, liquidSurface } from './tank.ts';

// Nozzle heights in makers' tables: radar 26 GHz 80 mm about 270 to 300, 100 mm about 400; ultrasound 80 mm 240, 100 mm
// 300.
test.each([
  [80, 277.5, 240, 10.1],
  [100, 433.6, 300, 8.1],
])('a nozzle of %d mm may be %d mm high for radar, %d for ultrasound, with a beam of %d°', (size, ...found) => {
  const { nozzle, angle, width } = beamGeometry(size, 10);
  expect([nozzle.radar, nozzle.ultrasonik, angle].map((value) => Number(value.toFixed(1)))).toEqual(found);
  expect(width).toBeCloseTo(20 * Math.tan((angle * Math.PI) / 360), 9);
});

test.each([
  // Ø 3 m, 8 m long. By hand at 5 %: h(D − h) = 0.15 × 2.85 = 0.4275 m²; at 50 % 2.25, at 80 % 1.44.
  ['mendatar', 5, 16 * Math.sqrt(0.4275)],
  ['mendatar', 50, 24],
  ['mendatar', 80, 19.2],
  ['bola', 50, 7.0686],
  ['bola', 80, 4.5239],
] as const)('the surface of a %s tank at %d %% is %d m²', (bentuk, isian, area) => {
  expect(liquidSurface({ bentuk, diameter: 3, panjang: 8, isian })).toBeCloseTo(area, 4);
});

test('vertical and rectangular tanks have a constant surface; a missing dimension gives no litres', () => {
  const size = { bentuk: 'tegak', diameter: 15, panjang: 0, isian: 50 } as const;
  // 176.715 m² × 3 mm.
  expect(errorLitres(3, size)).toBeCloseTo(530.1, 1);
  expect(errorLitres(2, { bentuk: 'persegi', diameter: 4, panjang: 5, isian: 10 })).toBe(40);
  expect(errorLitres(3, { ...size, diameter: 0 })).toBeUndefined();
  expect(errorLitres(3, { ...size, bentuk: 'mendatar' })).toBeUndefined();
  expect(errorLitres(undefined, size)).toBeUndefined();
});
