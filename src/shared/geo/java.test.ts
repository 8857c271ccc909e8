import { expect, test } from 'vitest';
import { frame } from './frame.ts';
import { coast, distance, type GeoPoint, project } from './java.ts';

const semarang = { latitude: -6.99, longitude: 110.42 };
const jakarta = { latitude: -6.23, longitude: 106.81 };

test('Jakarta and Semarang are a little over 400 km apart', () => {
  expect(distance(jakarta, semarang)).toBeGreaterThan(400);
  expect(distance(jakarta, semarang)).toBeLessThan(415);
  expect(distance(jakarta, jakarta)).toBe(0);
});

test('the frame fills the box from corner to corner', () => {
  expect(project({ latitude: frame.north, longitude: frame.west })).toEqual({ x: 0, y: 0 });
  expect(project({ latitude: frame.south, longitude: frame.east })).toEqual({ x: 100, y: 100 });
});

test('the coasts lie inside the frame', () => {
  const numbers = coast.match(/[\d.]+/g)?.map(Number) ?? [];
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(100);
});

/** Whether a place is on land: a ray to the east crosses the coasts an odd number of times. */
function isLand(place: GeoPoint): boolean {
  const at = project(place);
  const crossings = coast
    .split('Z')
    .filter(Boolean)
    .flatMap((outline) => {
      const points = outline
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number));
      return points.filter(([x = 0, y = 0], index) => {
        const [u = 0, v = 0] = points.at(index - 1) ?? [];
        return y > at.y !== v > at.y && at.x < x + ((at.y - y) / (v - y)) * (u - x);
      });
    });
  return crossings.length % 2 === 1;
}

test.each([
  ['Serang', -6.12, 106.15],
  ['Bandung', -6.91, 107.61],
  ['Semarang', -7.01, 110.42],
  ['Cilacap', -7.6, 109.02],
  ['Jepara', -6.6, 110.7],
  ['Surabaya', -7.3, 112.72],
  ['Pamekasan on Madura', -7.12, 113.48],
  ['Banyuwangi', -8.22, 114.33],
])('%s is on land', (_, latitude, longitude) => expect(isLand({ latitude, longitude })).toBe(true));

test.each([
  ['the bay of Jakarta', -6.02, 106.8],
  ['the Java Sea off Semarang', -6.8, 110.3],
  ['the strait of Madura', -7.45, 113.3],
  ['the Indian Ocean', -8.6, 109],
])('%s is at sea', (_, latitude, longitude) => expect(isLand({ latitude, longitude })).toBe(false));
