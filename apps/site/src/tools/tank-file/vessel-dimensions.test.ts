import { initialValues } from 'tank-gauging/inputs';
import { type Tank, tankRecord } from 'tank-gauging/tank/tank-record';
import { tankVessel } from 'tank-gauging/tank/tank-volume';
import { describe, expect, test } from 'vitest';
import { placeVessel } from '../tank-table/VesselViews.tsx';
import { edgesAt } from './place-instrument.ts';
import { placeDimensions } from './vessel-dimensions.ts';

/** Sheet with 100 units on each side of the views, which are at most 200 high: 400 of its 600 units are for the views. */
const space = { margin: { left: 100, right: 100, top: 50, bottom: 100 }, highest: 200, even: true };

function draw(changed: Partial<Tank>) {
  const tank = { ...initialValues(tankRecord), ...changed };
  const vessel = tankVessel(tank);
  if (!vessel) throw new Error('no vessel');
  const placed = placeVessel(vessel, space);
  const dimensions = placeDimensions(tank, vessel, placed);
  return {
    placed,
    of: (field: string) => {
      const found = dimensions.find((one) => one.field === field);
      if (!found) throw new Error(`${field} has no line`);
      const { line, at, turn } = found;
      return { ...line, at, turn, length: Math.hypot(line.to[0] - line.from[0], line.to[1] - line.from[1]) };
    },
    fields: dimensions.map(({ field }) => field),
  };
}

describe('dimension lines', () => {
  test('a tank of Ø 6 × 8 m stands 200 units high, 150 wide, in the middle of the sheet', () => {
    // 200 / 8 = 25 units a metre; its centre is at 300.
    const { of, fields, placed } = draw({ diameter: 6, height: 8 });
    expect(fields).toEqual(['diameter', 'height']);
    expect(placed).toMatchObject({ scale: 25, zero: 250, ground: 250 });
    expect(of('diameter')).toMatchObject({ from: [225, 250], to: [375, 250], y: 284, at: [300, 284] });
    expect(of('height')).toMatchObject({ from: [225, 250], to: [225, 50], x: 199, at: [199, 150] });
  });

  test('of a lying tank, the length is that of the shell without its heads', () => {
    // Two hemispheres of 1 m on 6 m, next to a section of 2 m: 10 m and a gap of 40 fill 400 units, so 36 a metre.
    const { of, placed } = draw({ shape: 'mendatar', diameter: 2, length: 6, heads: 'setengah-bola' });
    expect(placed.scale).toBe(36);
    expect(of('length')).toMatchObject({ from: [136, placed.zero], to: [352, placed.zero] });
    expect(of('length').length).toBe(6 * 36);
    expect(of('diameter').length).toBe(2 * 36);
    expect(of('diameter').from[1]).toBe(placed.zero - 36);
  });

  test('a conical bottom is measured beside the shell that stands on it', () => {
    // 2 m of cone below 8 m of shell: 20 units a metre.
    const { of, placed } = draw({ diameter: 4, height: 8, bottom: 'kerucut', bottomDepth: 2 });
    expect(placed.scale).toBe(20);
    expect(of('height').length).toBe(160);
    expect(of('height').from[1]).toBe(placed.zero - 40);
    expect(of('bottomDepth')).toMatchObject({ from: [300, placed.zero], to: [340, placed.zero - 40], x: 366 });
  });

  test('a silo without a stated cone is drawn with a quarter of its diameter', () => {
    const { of, placed } = draw({ shape: 'silo', diameter: 4, height: 9, bottomDepth: 0 });
    expect(placed.scale).toBe(20);
    expect(Math.abs(of('bottomDepth').to[1] - of('bottomDepth').from[1])).toBeCloseTo(20, 9);
  });

  test('a box shows its length and its width in one view each', () => {
    // 12 + 4 m and the gap of 40 fill 400 units: 22.5 a metre.
    const { of, fields } = draw({ shape: 'persegi', length: 12, width: 4, height: 3 });
    expect(fields).toEqual(['length', 'height', 'width']);
    expect([of('length').length, of('width').length, of('height').length]).toEqual([270, 90, 67.5]);
  });

  test('a sphere is measured at its widest', () => {
    const { of, placed } = draw({ shape: 'bola', diameter: 10 });
    expect(of('diameter')).toMatchObject({ from: [200, placed.zero - 100], to: [400, placed.zero - 100] });
  });

  test('a leaning tank has its length along the shell', () => {
    const { of, placed } = draw({ shape: 'mendatar', diameter: 2, length: 6, heads: 'datar', slope: 10, dipPoint: 3 });
    expect(of('length').length).toBeCloseTo(6 * placed.scale, 6);
    // A rise of 10 % is 5.71°; the drawing turns upwards, against the clock.
    expect(of('length').turn).toBeCloseTo(-5.7106, 4);
  });

  const hostile: Partial<Tank>[] = [
    { shape: 'tegak', diameter: 0.2, height: 60 },
    { shape: 'tegak', diameter: 120, height: 0.1 },
    { shape: 'mendatar', diameter: 0.2, length: 200 },
    { shape: 'mendatar', diameter: 120, length: 0.2, heads: 'kerucut', bottomDepth: 40 },
    { shape: 'persegi', length: 0.2, width: 0.2, height: 60 },
    { shape: 'persegi', length: 200, width: 0.2, height: 0.1, bottom: 'miring', bottomDepth: 40 },
    { shape: 'bola', diameter: 120 },
    { shape: 'silo', diameter: 0.2, height: 60, bottomDepth: 40 },
  ];
  test.each(hostile)('lines and values of $shape $diameter × $length × $width × $height stay on the sheet', (size) => {
    const { placed, of, fields } = draw(size);
    for (const field of fields) {
      const { at, from, to } = of(field);
      for (const [x, y] of [at, from, to]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(600);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(placed.height);
      }
    }
  });

  test('values below two narrow views do not cover one another', () => {
    const { of } = draw({ shape: 'persegi', length: 0.2, width: 0.2, height: 60 });
    expect(of('width').at[0] - of('length').at[0]).toBeCloseTo(128, 9);
  });
});

test('the edges of an outline at a place are those of its highest and lowest crossing', () => {
  // A house of 4 × 3 with its ridge at 5, y downwards.
  const house = [
    [0, 0],
    [4, 0],
    [4, -3],
    [2, -5],
    [0, -3],
  ] as const;
  expect(edgesAt(house, 2)).toEqual([-5, 0]);
  expect(edgesAt(house, 1)).toEqual([-4, 0]);
  expect(edgesAt(house, 0)).toEqual([-3, 0]);
  expect(edgesAt(house, 5)).toBeUndefined();
});
