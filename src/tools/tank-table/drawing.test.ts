import { describe, expect, test } from 'vitest';
import { initialValues } from '../kit/tool-inputs.ts';
import { type TankValues, tankInputs, vesselOf } from './dimensions.ts';
import { levelAt, outline, placeVessel } from './drawing.ts';

const cases: readonly [string, Partial<TankValues>][] = [
  ['the example', {}],
  ['a pipe', { diameter: 0.2, panjang: 100 }],
  ['a chimney', { bentuk: 'tegak', diameter: 0.2, tinggi: 60 }],
  ['a plate', { bentuk: 'persegi', panjang: 100, lebar: 100, tinggi: 0.2 }],
  ['a sphere', { bentuk: 'bola', diameter: 10 }],
];

describe.each(cases)('%s', (_, changed) => {
  const vessel = vesselOf({ ...initialValues(tankInputs), ...changed });
  const placement = placeVessel(vessel);

  test('is drawn on one scale, inside the sheet, its views apart', () => {
    expect(placement.bottom - placement.top).toBeCloseTo(vessel.height * placement.scale, 9);
    expect(placement.left).toBeGreaterThanOrEqual(0);
    expect(placement.right).toBeLessThan(placement.width);
    const edges = placement.views.flatMap(({ view, middle }) => {
      const half = (view.width * placement.scale) / 2;
      return [middle - half, middle + half];
    });
    expect(edges).toEqual([...edges].sort((a, b) => a - b));
    for (const placed of placement.views) expect(outline(placed, placement, vessel.height)).not.toMatch(/NaN|Infinity/);
  });

  test('gives back the level that the pointer is at', () => {
    const share = (placement.bottom - 0.1 * placement.scale) / placement.height;
    expect(levelAt(vessel, share)).toBeCloseTo(0.1, 9);
    expect(levelAt(vessel, 0)).toBe(vessel.height);
    expect(levelAt(vessel, 1)).toBe(0);
  });
});
