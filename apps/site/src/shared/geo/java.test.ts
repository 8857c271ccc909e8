import { expect, test } from 'vitest';
import { coast, distance, frame, height, project, width } from './java.ts';

const semarang = { latitude: -6.99, longitude: 110.42 };
const jakarta = { latitude: -6.23, longitude: 106.81 };

test('Jakarta and Semarang are 400 to 415 km apart', () => {
  expect(distance(jakarta, semarang)).toBeGreaterThan(400);
  expect(distance(jakarta, semarang)).toBeLessThan(415);
  expect(distance(jakarta, jakarta)).toBe(0);
});

test('the frame maps to the corners of the map', () => {
  expect(project({ latitude: frame.north, longitude: frame.west })).toEqual({ x: 0, y: 0 });
  expect(project({ latitude: frame.south, longitude: frame.east })).toEqual({
    x: expect.closeTo(width),
    y: expect.closeTo(height),
  });
});

test('the coasts are inside the frame', () => {
  const numbers = coast.match(/[\d.]+/g)?.map(Number) ?? [];
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers.filter((_, index) => index % 2 === 0))).toBeLessThanOrEqual(width);
  expect(Math.max(...numbers.filter((_, index) => index % 2 === 1))).toBeLessThanOrEqual(height);
});
