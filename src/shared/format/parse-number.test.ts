import { expect, test } from 'vitest';
import { formatFree, parseNumber } from './parse-number.ts';

const limits = { min: -1000, max: 1e12 };

test.each([
  ['12', 12],
  ['1.500', 1500],
  ['1.234.567,89', 1_234_567.89],
  ['0,25', 0.25],
  [',5', 0.5],
  ['12.5', 12.5],
  ['1.5', 1.5],
  ['0.125', 0.125],
  [' Rp 1.500.000 ', 1_500_000],
  ['-3,5', -3.5],
  ['−3', -3],
  ['1234,5', 1234.5],
])('reads “%s” as %d', (typed, value) => {
  expect(parseNumber(typed, limits)).toEqual({ value });
});

test.each([
  '',
  ' ',
  '-',
  ',',
  'abc',
  '1e308',
  'NaN',
  'Infinity',
  '1,2,3',
  '1.2.3',
  '1.23.456',
  '0x10',
  '١٢',
  '12 m',
  '9'.repeat(400),
])('refuses “%s” with a sentence', (typed) => {
  expect(parseNumber(typed, limits)).toEqual({ problem: expect.stringMatching(/\.$/) });
});

test('names the limit that was passed, in Indonesian figures', () => {
  expect(parseNumber('-1', { min: 0, max: 1500 })).toEqual({ problem: 'Paling sedikit 0.' });
  expect(parseNumber('1501', { min: 0, max: 1500 })).toEqual({ problem: 'Paling banyak 1.500.' });
  expect(parseNumber('2,5', { min: 0, max: 10, whole: true })).toHaveProperty('problem');
});

test.each([0.125, 1500, 12.5, 0, 2.345678])('%d is read again as it was written', (value) => {
  expect(parseNumber(formatFree(value), limits)).toEqual({ value });
});
