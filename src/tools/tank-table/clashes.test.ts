import { expect, test } from 'vitest';
import { initialValues } from '../kit/tool-inputs.ts';
import { clashesOf } from './clashes.ts';
import { type TankValues, tankInputs } from './tank-inputs.ts';

const clashes = (changed: Partial<TankValues>) => clashesOf({ ...initialValues(tankInputs), ...changed });

test('the worked example excludes nothing', () => {
  expect(clashes({})).toEqual({});
});

test.each([
  [{ shape: 'silo', outlet: 3 }, { outlet: 'outlet' }],
  [{ shape: 'bola', slope: 2 }, { slope: 'lean' }],
  [{ shape: 'tegak', upper: 'elips', slope: 2 }, { slope: 'lean' }],
  [{ slope: 2, dipPoint: 6 }, { dipPoint: 'gauge' }],
  [{ shape: 'tegak', slope: 2, dipPoint: 2.1 }, { dipPoint: 'gauge' }],
  [{ heads: 'tembereng', bottomDepth: 1.1 }, { bottomDepth: 'cap' }],
  [{ shape: 'tegak', upper: 'tembereng', upperHeight: 1.1 }, { upperHeight: 'cap' }],
  [{ shape: 'tegak', upper: 'silinder', upperDiameter: 0 }, { upperDiameter: 'narrow' }],
  [{ waterLevel: 0.6 }, { waterLevel: 'water' }],
  [{ suctionLevel: 2.1 }, { suctionLevel: 'deadStock' }],
  [{ highestFill: 2.1 }, { highestFill: 'highest' }],
  [{ highestFill: 0.2, suctionLevel: 0.2 }, { highestFill: 'highest' }],
] as const)('%j', (changed, expected) => {
  expect(clashes(changed)).toEqual(expected);
});

test.each([
  [{ slope: 0, dipPoint: 60 }],
  [{ shape: 'tegak', upper: 'kerucut', upperDiameter: 0 }],
  [{ heads: 'tembereng', bottomDepth: 1 }],
  [{ shape: 'bola', bottomDepth: 30, outlet: 20 }],
  [{ highestFill: 2, suctionLevel: 0.1, waterLevel: 0.5 }],
] as const)('%j stands together', (changed) => {
  expect(clashes(changed)).toEqual({});
});
