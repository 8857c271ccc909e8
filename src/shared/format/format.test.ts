import { expect, test } from 'vitest';
import { formatDay, formatUnit } from './format.ts';

test('writes numbers, units and days the Indonesian way', () => {
  expect(formatUnit(1234.5, 'm³', 1)).toBe('1.234,5\u00a0m³');
  expect(formatUnit(99.9, '%', 1)).toBe('99,9%');
  expect(formatDay('2026-11-20')).toBe('20 November 2026');
});
