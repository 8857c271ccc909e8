import { expect, test } from 'vitest';
import { chanceWords, spanWords } from './words.ts';

test.each([
  [15 / 1440, '15 menit'],
  [36 / 24, '36 jam'],
  [37.5 / 24, '37,5 jam'],
  [3, '3 hari'],
  [7.083, '7,1 hari'],
  [7083, '7.083 hari'],
])('%d days are %s', (days, words) => {
  expect(spanWords(days).replace('\u00a0', ' ')).toBe(words);
});

test('a chance that is not quite nothing says so', () => {
  expect([0, 0.0004, 0.147, 0.9999, 1].map(chanceWords)).toEqual(['0,0%', '< 0,1%', '14,7%', '> 99,9%', '100,0%']);
});
