import { expect, test } from 'vitest';
import { stepAfterDrag } from './turntable-steps.ts';

test.each([
  ['half a width to the right is half a turn', 0, 200, 12],
  ['a full width comes back to where it began', 5, 400, 5],
  ['to the left of the first step stands the last', 0, -17, 23],
  ['less than half a step turns nothing', 7, 8, 7],
  ['two turns to the left', 3, -800, 3],
])('%s', (_, from, pixels, step) => {
  expect(stepAfterDrag(from, pixels, 400)).toBe(step);
});
