import { expect, test } from 'vitest';
import { expansion, observedVolume, restingDay, restingTank, standardVolume } from './standard-volume.ts';

test('at the reference temperature both volumes are the same', () => {
  expect(standardVolume(1000, 15, expansion.petrol)).toBe(1000);
});

test('ten degrees more make 1,000 litres of petrol 12 litres larger, and back again', () => {
  const warm = observedVolume(1000, 25, expansion.petrol);
  expect(warm).toBeCloseTo(1012, 6);
  expect(standardVolume(warm, 25, expansion.petrol)).toBeCloseTo(1000, 6);
});

test('the resting tank seems to gain and lose 119 litres while its standard volume stays', () => {
  const day = restingDay();
  const seen = day.map(({ observed }) => observed);
  expect(Math.max(...seen) - Math.min(...seen)).toBeCloseTo(118.8, 1);
  for (const { observed, temperature } of day) {
    expect(standardVolume(observed, temperature, expansion.petrol)).toBeCloseTo(restingTank.standard, 6);
  }
});
