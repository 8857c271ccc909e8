import { expect, test } from 'vitest';
import { axisTicks } from './ticks.ts';

test.each([
  [0, 100, 4, [0, 50, 100]],
  [0, 10, 5, [0, 2, 4, 6, 8, 10]],
  [-3, 7, 4, [-5, 0, 5, 10]],
  [0, 0.3, 3, [0, 0.1, 0.2, 0.3]],
  [0, 0, 4, [0, 0.5]],
  [1200, 1300, 2, [1200, 1250, 1300]],
])('ticks from %d to %d in about %d steps', (min, max, count, expected) => {
  expect(axisTicks(min, max, count)).toEqual(expected);
});
