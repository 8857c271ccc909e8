import { expect, test } from 'vitest';
import { claimSpan } from './claim-scale.ts';

test('reads a single figure, a range and a decimal comma', () => {
  expect(claimSpan('80%')).toEqual({ from: 80, to: 80 });
  expect(claimSpan('30–40%')).toEqual({ from: 30, to: 40 });
  expect(claimSpan('6–12 bulan')).toEqual({ from: 6, to: 12 });
  expect(claimSpan('99,5%')).toEqual({ from: 99.5, to: 99.5 });
});

test('refuses a figure without a number', () => {
  expect(() => claimSpan('selalu')).toThrow('selalu');
});
