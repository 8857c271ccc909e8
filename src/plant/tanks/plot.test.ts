import { expect, test } from 'vitest';
import { overLimit } from './Plot.tsx';

test('the milk is too warm for 120 minutes, from 02.50 to 04.50', () => {
  expect(overLimit).toEqual([expect.closeTo(6 + 50 / 60, 9), expect.closeTo(8 + 50 / 60, 9)]);
});
