import { expect, test } from 'vitest';
import { fillSlots } from '../text/slots.ts';
import { fieldWords } from '../words/fields.words.ts';
import { formatFree, parseNumber } from './parse-number.ts';

const tooSmall = (limit: string) => fillSlots(fieldWords.atLeast, { limit });
const tooLarge = (limit: string) => fillSlots(fieldWords.atMost, { limit });
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
  expect(parseNumber(typed, limits)).toMatchObject({ value });
});

test.each([
  // Typed, limits, value, role of the sign, the other reading.
  ['2.438', [0, 1e6], 2438, 'dotThousands', 2.438],
  ['2.438', [0.2, 100], 2.438, 'dotDecimal', 2438],
  ['2.438', [200, 1e5], 2438, 'dotThousands', 2.438],
  ['2,438', [0, 1e6], 2.438, 'commaDecimal', 2438],
  ['2,438', [200, 1e5], 2438, 'commaThousands', 2.438],
  ['-2.438', [-1e6, 0], -2438, 'dotThousands', -2.438],
  ['1,234.5', [0, 1e6], 1234.5, 'commaThousands', undefined],
  ['1,234,567', [0, 1e9], 1_234_567, 'commaThousands', undefined],
] as const)('“%s” within %j is %d, and it is said how', (typed, [min, max], value, role, other) => {
  expect(parseNumber(typed, { min, max })).toEqual({
    value,
    read: { role, value, ...(other !== undefined && { other }) },
  });
});

test.each([
  ['2,438', { min: 0.2, max: 100 }],
  ['0.125', limits],
  ['12.5', limits],
  ['1.234.567', limits],
  ['1.234,5', limits],
  ['1.500', { min: 0, max: 1e4, whole: true }],
])('“%s” leaves no doubt', (typed, field) => {
  expect(parseNumber(typed, field)).toEqual({ value: expect.any(Number) });
});

test('what neither reading can be keeps the limit of the usual one', () => {
  expect(parseNumber('2.438', { min: 0, max: 1 })).toEqual({ problem: tooLarge('1') });
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
  expect(parseNumber('-1', { min: 0, max: 1500 })).toEqual({ problem: tooSmall('0') });
  expect(parseNumber('1501', { min: 0, max: 1500 })).toEqual({ problem: tooLarge('1.500') });
  expect(parseNumber('2,5', { min: 0, max: 10, whole: true })).toHaveProperty('problem');
});

test.each([0.125, 1500, 12.5, 0, 2.345678])('%d is read again as it was written', (value) => {
  expect(parseNumber(formatFree(value), limits)).toMatchObject({ value });
});
