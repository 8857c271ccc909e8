import { expect, test } from 'vitest';
import { normalQuantile, normalShare } from './normal.ts';

test.each([
  [0, 0.5],
  [1, 0.841345],
  [1.644854, 0.95],
  [2.326348, 0.99],
  [-1.959964, 0.025],
])('%d deviations lie above a share of %d, and back', (z, share) => {
  expect(normalShare(z)).toBeCloseTo(share, 6);
  expect(normalQuantile(share)).toBeCloseTo(z, 4);
});
