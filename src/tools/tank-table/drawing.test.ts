import { describe, expect, test } from 'vitest';
import { vesselOf } from '../../plant/vessel/vessel.ts';
import { initialValues } from '../kit/tool-inputs.ts';
import { type TankValues, tankInputs } from './inputs.ts';
import { placeVessel, stepAt } from './TankDrawing.tsx';

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
});

test('steps of a centimetre or an inch end at the top of the tank', () => {
  const vessel = vesselOf({ ...initialValues(tankInputs), diameter: 2.005 });
  expect([0, 10.4, 200, 201].map((steps) => stepAt(vessel, steps, 0.01))).toEqual([0, 0.1, 2, 2.005]);
  expect(stepAt(vessel, 4, 0.0254)).toBe(0.1016);
});
