import { expect, test } from 'vitest';
import { initialValues } from '../kit/tool-inputs.ts';
import { clashesOf } from './clashes.ts';
import { type TankValues, tankInputs } from './tank-inputs.ts';

const clashes = (changed: Partial<TankValues>) => clashesOf({ ...initialValues(tankInputs), ...changed });

test('the worked example excludes nothing', () => {
  expect(clashes({})).toEqual({});
});

test.each([
  [{ bentuk: 'silo', bukaan: 3 }, { bukaan: 'outlet' }],
  [{ bentuk: 'bola', kemiringan: 2 }, { kemiringan: 'lean' }],
  [{ bentuk: 'tegak', atas: 'elips', kemiringan: 2 }, { kemiringan: 'lean' }],
  [{ kemiringan: 2, titik: 6 }, { titik: 'gauge' }],
  [{ bentuk: 'tegak', kemiringan: 2, titik: 2.1 }, { titik: 'gauge' }],
  [{ tutup: 'tembereng', dalam: 1.1 }, { dalam: 'cap' }],
  [{ bentuk: 'tegak', atas: 'tembereng', atasTinggi: 1.1 }, { atasTinggi: 'cap' }],
  [{ bentuk: 'tegak', atas: 'silinder', atasDiameter: 0 }, { atasDiameter: 'narrow' }],
  [{ air: 0.6 }, { air: 'water' }],
  [{ sisa: 2.1 }, { sisa: 'deadStock' }],
  [{ puncak: 2.1 }, { puncak: 'highest' }],
  [{ puncak: 0.2, sisa: 0.2 }, { puncak: 'highest' }],
] as const)('%j', (changed, expected) => {
  expect(clashes(changed)).toEqual(expected);
});

test.each([
  [{ kemiringan: 0, titik: 60 }],
  [{ bentuk: 'tegak', atas: 'kerucut', atasDiameter: 0 }],
  [{ tutup: 'tembereng', dalam: 1 }],
  [{ bentuk: 'bola', dalam: 30, bukaan: 20 }],
  [{ puncak: 2, sisa: 0.1, air: 0.5 }],
] as const)('%j stands together', (changed) => {
  expect(clashes(changed)).toEqual({});
});
