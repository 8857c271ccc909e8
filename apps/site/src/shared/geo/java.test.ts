import { expect, test } from 'vitest';
import { coastPath, greatCircleDistance, mapFrame, mapHeight, mapWidth, projectPoint } from './java.ts';

const semarang = { latitude: -6.99, longitude: 110.42 };
const jakarta = { latitude: -6.23, longitude: 106.81 };

test('Jakarta and Semarang are 400 to 415 km apart', () => {
  expect(greatCircleDistance(jakarta, semarang)).toBeGreaterThan(400);
  expect(greatCircleDistance(jakarta, semarang)).toBeLessThan(415);
  expect(greatCircleDistance(jakarta, jakarta)).toBe(0);
});

test('the frame maps to the corners of the map', () => {
  expect(projectPoint({ latitude: mapFrame.north, longitude: mapFrame.west })).toEqual({ x: 0, y: 0 });
  expect(projectPoint({ latitude: mapFrame.south, longitude: mapFrame.east })).toEqual({
    x: expect.closeTo(mapWidth),
    y: expect.closeTo(mapHeight),
  });
});

test('the coasts are inside the frame', () => {
  const numbers = coastPath.match(/[\d.]+/g)?.map(Number) ?? [];
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers.filter((_, index) => index % 2 === 0))).toBeLessThanOrEqual(mapWidth);
  expect(Math.max(...numbers.filter((_, index) => index % 2 === 1))).toBeLessThanOrEqual(mapHeight);
});
