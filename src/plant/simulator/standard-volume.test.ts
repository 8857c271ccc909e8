import { expect, test } from 'vitest';
import { observedVolume, standardVolume } from './standard-volume.ts';

const petrol = 0.0012;

test('at the reference temperature both volumes are the same', () => {
  expect(standardVolume(1000, 15, petrol)).toBe(1000);
});

test('ten degrees more make 1,000 litres of petrol 12 litres larger, and back again', () => {
  const warm = observedVolume(1000, 25, petrol);
  expect(warm).toBeCloseTo(1012, 6);
  expect(standardVolume(warm, 25, petrol)).toBeCloseTo(1000, 6);
});
