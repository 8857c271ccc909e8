import { expect, test } from 'vitest';
import { initialValues } from '../kit/tool-inputs.ts';
import { alarmInputs } from './alarm-inputs.ts';
import { assessReorderPoint } from './reorder-point.ts';
import { yearOf } from './words.ts';

const example = initialValues(alarmInputs);

test('1.000 L a day in deliveries of 10.000 L: 36,5 a year; dry in 20% of them: 7,3; a service level of 95% spares three quarters', () => {
  const supply = { ...assessReorderPoint(example), later: 0.2 };
  expect(yearOf({ ...example, dailyUse: 1000, deliverySize: 10_000, serviceLevel: 95 }, supply)).toMatchObject({
    kirim: 36.5,
    habis: 7.3,
    cegahHabis: 75,
  });
});

test('where the threshold keeps the service level nothing is spared', () => {
  expect(yearOf(example, { ...assessReorderPoint(example), later: 0.01 }).cegahHabis).toBe(0);
  expect(yearOf(example, { ...assessReorderPoint(example), later: 0 })).toMatchObject({ habis: 0, cegahHabis: 0 });
});
