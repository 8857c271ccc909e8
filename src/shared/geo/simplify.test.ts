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
