import { expect, test } from 'vitest';
import { initialValues } from '../kit/tool-inputs.ts';
import { consultationOf } from './consultation.ts';
import { readingAt } from './level-reading.ts';
import { type TankValues, tankInputs } from './tank-inputs.ts';
import { vesselOf } from './vessel-of.ts';

const carried = (changed: Partial<TankValues>) => {
  const values = { ...initialValues(tankInputs), ...changed };
  const href = consultationOf(values, readingAt(vesselOf(values), values.level));
  return Object.fromEntries(new URLSearchParams(href.split('#')[1]));
};

test('every dimension that makes the tank is carried, in millimetres, and none that does not', () => {
  expect(carried({ diameter: 2.4384 })).toEqual({
    alat: 'tabel-tangki',
    bentuk: 'mendatar',
    volume: expect.any(String),
    level: '0.5',
    isi: expect.any(String),
    diameter: '2438',
    panjang: '5000',
    tutup: 'elips',
  });
});

test('what stands on it, its lean and its limits go along where there are any', () => {
  expect(carried({ shape: 'tegak', bottom: 'kerucut', upper: 'tembereng', level: 2, waterLevel: 0.1 })).toMatchObject({
    dasar: 'kerucut',
    dalam: '500',
    atas: 'tembereng',
    atasTinggi: '500',
    air: '100',
  });
  expect(carried({ slope: 1.5, dipPoint: 2 })).toMatchObject({ kemiringan: '1.5', titik: '2000' });
});
