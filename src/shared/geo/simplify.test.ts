import { expect, test } from 'vitest';
import { type Point, simplify } from './simplify.ts';

test('points on a straight line are left out, its ends and corners stay', () => {
  const corner: Point[] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [2, 2],
  ];
  expect(simplify(corner, 0.01)).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
  ]);
});

test('no point that is left out stands farther off than the tolerance', () => {
  const wave = Array.from({ length: 200 }, (_, i): Point => [i, Math.sin(i / 10) * 20]);
  const kept = simplify(wave, 0.5);
  expect(kept.length).toBeLessThan(wave.length / 3);
  for (const [x, y] of wave) {
    const next = kept.findIndex((point) => point[0] >= x);
    const [right, left] = [kept[next] as Point, kept[Math.max(0, next - 1)] as Point];
    const share = right[0] === left[0] ? 0 : (x - left[0]) / (right[0] - left[0]);
    // The distance to the line is never more than that along the y axis times the cosine of its slope.
    const slope = right[0] === left[0] ? 0 : (right[1] - left[1]) / (right[0] - left[0]);
    expect(Math.abs(left[1] + share * (right[1] - left[1]) - y) / Math.hypot(1, slope)).toBeLessThanOrEqual(0.5001);
  }
});

test('a closed outline is simplified too, and fewer than three points stay as they are', () => {
  const square: Point[] = [
    [0, 0],
    [0, 5],
    [0, 10],
    [10, 10],
    [10, 0],
    [0, 0],
  ];
  expect(simplify(square, 0.1)).toHaveLength(5);
  expect(simplify([[1, 1]], 1)).toEqual([[1, 1]]);
});
