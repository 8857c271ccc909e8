import { describe, expect, test } from 'vitest';
import { vesselOf } from '../../plant/vessel/vessel.ts';
import { initialValues } from '../kit/tool-inputs.ts';
import { type TankValues, tankInputs } from './inputs.ts';
import { levelAt, placeVessel } from './TankDrawing.tsx';

const cases: readonly [string, Partial<TankValues>][] = [
  ['the example', {}],
  ['a pipe', { diameter: 0.2, bodyLength: 100 }],
  ['a chimney', { shape: 'tegak', diameter: 0.2, bodyHeight: 60 }],
  ['a plate', { shape: 'persegi', bodyLength: 100, bodyWidth: 100, bodyHeight: 0.2 }],
  ['a sphere', { shape: 'bola', diameter: 10 }],
  ['a leaning pipe', { diameter: 1, bodyLength: 30, slope: 20, dipPoint: 30 }],
  ['a leaning box', { shape: 'persegi', slope: 10, dipPoint: 0 }],
  ['a stack', { shape: 'silo', upper: 'persegi', upperLength: 3 }],
];

describe.each(cases)('%s', (_, changed) => {
  const vessel = vesselOf({ ...initialValues(tankInputs), ...changed });
  const placement = placeVessel(vessel);

  test('is drawn on one scale, inside the sheet, its views apart', () => {
    expect(placement.zero - placement.top).toBeCloseTo(vessel.height * placement.scale, 9);
    expect(placement.left).toBeGreaterThanOrEqual(0);
    expect(placement.right).toBeLessThan(600);
    expect(placement.top).toBeGreaterThanOrEqual(0);
    expect(placement.ground).toBeLessThan(placement.height);
    for (const placed of placement.views) {
      const shell = placed.outline;
      expect(shell).not.toMatch(/NaN|Infinity/);
    }
  });

  test('gives back the level that the pointer is at', () => {
    const share = (placement.zero - 0.1 * placement.scale) / placement.height;
    expect(levelAt(vessel, share, 0.01)).toBeCloseTo(0.1, 9);
    expect(levelAt(vessel, share, 0.0254)).toBeCloseTo(0.1016, 9);
    expect(levelAt(vessel, 0, 0.01)).toBe(vessel.height);
    expect(levelAt(vessel, 1, 0.01)).toBe(0);
  });
});
