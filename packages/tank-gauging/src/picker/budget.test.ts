import { expect, test } from 'vitest';
import { coneGeometry } from './budget.ts';

test('a cone of 35° on Ø 6 m is 2.10 m high, and a point at the wall reads a third of it too low', () => {
  const cone = coneGeometry({ diameter: 6, sudut: 35, curah: 'isi' });
  expect(Object.values(cone).map((value) => Number(value.toFixed(2)))).toEqual([-0.7, 1.4, -19.8, 39.6]);
  expect(coneGeometry({ diameter: 6, sudut: 35, curah: 'tarik' }).wall).toBeCloseTo(0.7, 2);
});
