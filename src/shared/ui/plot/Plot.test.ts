import { expect, test } from 'vitest';
import { clearPlace } from './Plot.tsx';

test('words on a level stand at the left, or behind the first curve that would strike them', () => {
  const falling = [
    [0, 40],
    [20, 28],
    [40, 10],
    [100, 5],
  ] as const;
  expect(clearPlace([falling], 60, 70)).toBe(0);
  // Between 30 and 40 the curve runs until x = 20, between 20 and 30 until x = 40.
  expect(clearPlace([falling], 30, 40)).toBe(21);
  expect(clearPlace([falling], 20, 30)).toBe(41);
  // Nothing is free at the height of a level curve.
  expect(
    clearPlace(
      [
        [
          [0, 35],
          [100, 35],
        ],
      ],
      30,
      40,
    ),
  ).toBe(0);
});
