import { expect, test } from 'vitest';
import { parseNumber } from './parse-number.ts';

const tooSmall = (limit: number) => ({ key: 'atLeast', limit });
const tooLarge = (limit: number) => ({ key: 'atMost', limit });
const limits = { min: -1000, max: 1e12 };

test.each([
  ['12', 12],
  ['1.500', 1500],
  ['1.234.567,89', 1_234_567.89],
  [',5', 0.5],
  ['12.5', 12.5],
  ['0.125', 0.125],
  ['−3', -3],
  ['1234,5', 1234.5],
  ['1 500 000', 1_500_000],
  ['1\u2009500\u2009000', 1_500_000],
  ['- 5', -5],
])('parses “%s” as %d', (typed, value) => {
  expect(parseNumber(typed, limits)).toMatchObject({ value });
});

test.each([
  // Typed text, limits, value, role of the separator, value of the other reading.
  ['2.438', [0, 1e6], 2438, 'dotThousands', 2.438],
  ['2.438', [0.2, 100], 2.438, 'dotDecimal', 2438],
  ['2.438', [200, 1e5], 2438, 'dotThousands', 2.438],
  ['2,438', [0, 1e6], 2.438, 'commaDecimal', 2438],
  ['2,438', [200, 1e5], 2438, 'commaThousands', 2.438],
  ['-2.438', [-1e6, 0], -2438, 'dotThousands', -2.438],
  ['1,234.5', [0, 1e6], 1234.5, 'commaThousands', undefined],
  ['1,234,567', [0, 1e9], 1_234_567, 'commaThousands', undefined],
] as const)('“%s” within %j is %d, and the reading is reported', (typed, [min, max], value, role, other) => {
  expect(parseNumber(typed, { min, max })).toEqual({
    value,
    read: { role, value, ...(other !== undefined && { other }) },
  });
});

test.each([
  ['2,438', { min: 0.2, max: 100 }],
  ['12.5', limits],
  ['1.234,5', limits],
  ['1.500', { min: 0, max: 1e4, whole: true }],
])('“%s” is unambiguous', (typed, field) => {
  expect(parseNumber(typed, field)).toEqual({ value: expect.any(Number) });
});

test('reports the limit of the usual reading when neither reading is within the limits', () => {
  expect(parseNumber('2.438', { min: 0, max: 1 })).toEqual({ problem: tooLarge(1) });
});

test.each([
  '',
  'abc',
  '1e308',
  '1,2,3',
  '1.23.456',
  '0x10',
  '١٢',
  '12 m',
  '1 50',
  '40.000,-',
  '10²',
  'Rp 5',
  '9'.repeat(400),
])('rejects “%s”', (typed) => {
  expect(parseNumber(typed, limits)).toEqual({ problem: { key: typed ? 'notNumber' : 'empty' } });
});

test('names the exceeded limit', () => {
  expect(parseNumber('-1', { min: 0, max: 1500 })).toEqual({ problem: tooSmall(0) });
  expect(parseNumber('1501', { min: 0, max: 1500 })).toEqual({ problem: tooLarge(1500) });
  expect(parseNumber('2,5', { min: 0, max: 10, whole: true })).toHaveProperty('problem');
});

test('a negative zero becomes zero', () => {
  expect(parseNumber('-0', limits)).toEqual({ value: 0 });
  expect(parseNumber('−0,0', limits)).toEqual({ value: 0 });
});

const money = { min: 0, max: 1e14, unit: 'Rp/jam' };

test.each([
  // Forms found on quotations and receipts, converted by hand.
  ['Rp 40.000,-', 40_000],
  ['Rp. 40.000', 40_000],
  ['40.000,-', 40_000],
  ['40.000.-', 40_000],
  ['IDR 40,000.00', 40_000],
  ['1,500,000.50', 1_500_000.5],
  ['Rp\u00a01\u202f500\u202f000', 1_500_000],
  ['40rb', 40_000],
  ['40 Rb.', 40_000],
  ['Rp 40 ribu/jam', 40_000],
  ['40.000 rupiah per jam', 40_000],
  ['1,5 jt', 1_500_000],
  ['2 M', 2e9],
  ['1 triliun', 1e12],
])('a money field parses “%s” as %d', (typed, value) => {
  expect(parseNumber(typed, money)).toMatchObject({ value });
});

test('a currency makes dots unambiguous; thousands before a multiplier stay ambiguous', () => {
  expect(parseNumber('Rp 40.000', money)).toEqual({ value: 40_000 });
  expect(parseNumber('40.000', money)).toHaveProperty('read.other', 40);
  expect(parseNumber('1,500 jt', money)).toMatchObject({
    value: 1_500_000,
    read: { role: 'commaDecimal', other: 1_500_000_000 },
  });
});

test.each([
  // Unit of the field, typed text, value in that unit.
  ['%', '50%', 50],
  ['mm', '0,5 m', 500],
  ['mm', '96 1/2 in', 2451.1],
  ['mm', '½"', 12.7],
  ['m', '2438 mm', 2.438],
  ['m', '8 kaki', 2.4384],
  ['in', '96 1/2"', 96.5],
  ['in', '3/8', 0.375],
  ['in', '-1 1/4', -1.25],
  ['in', '63/64', 0.984375],
  ['L', '9.500 liter', 9500],
  ['L', '9,5 m³', 9500],
  ['L', '9 ribu L', 9000],
  ['L', '1 bbl', 158.987294928],
  ['L/hari', '1,2 kL per hari', 1200],
  ['bar', '150 kPa', 1.5],
  ['menit', '2 jam', 120],
  ['°C', '32 °C', 32],
  ['kgm3', '0,845 kg/L', 845],
  ['tangki', '12 tangki', 12],
  ['kali/tahun', '4 kali/tahun', 4],
] as const)('a field in %s parses “%s” as %d', (unit, typed, value) => {
  expect(parseNumber(typed, { min: -1000, max: 1e6, unit })).toMatchObject({ value });
});

test('a converted value is reported in the unit of the field, an unconverted one is not', () => {
  expect(parseNumber('0,5 m', { min: 0, max: 1e4, unit: 'mm' })).toEqual({
    value: 500,
    read: { role: 'converted', value: 500, unit: 'mm' },
  });
  expect(parseNumber('9500 L', { min: 0, max: 1e5, unit: 'L' })).toEqual({ value: 9500 });
});

test.each([
  ['mm', '5 kg', '“kg”', 'mm'],
  ['mm', 'Rp 5', '“Rp”', 'mm'],
  ['L', '2 M', '“M”', 'L'],
  ['L', '9500 L/hari', '“L/hari”', 'L'],
  ['Rp/jam', 'Rp 8 juta/bulan', '“/bulan”', 'Rp/jam'],
  ['°C', '90 °F', '“°F”', '°C'],
  ['tangki', '12 pompa', '“pompa”', 'tangki'],
] as const)('a field in %s rejects the unit of “%s”', (unit, typed, named, own) => {
  expect(parseNumber(typed, { min: 0, max: 1e14, unit })).toEqual({
    problem: { key: 'unit', typed: named.slice(1, -1), unit: own },
  });
});

test.each([
  ['m', '96 1/2'],
  ['in', '96 3/2'],
  ['in', '4/4"'],
  ['in', '1/3'],
  ['in', '96,5 1/2'],
  ['Rp', '5 jt 3 rb'],
  ['L', '5e3'],
])('a field in %s rejects “%s” as not a number', (unit, typed) => {
  expect(parseNumber(typed, { min: 0, max: 1e9, unit })).toEqual({ problem: { key: 'notNumber' } });
});

test('limits apply to the converted value', () => {
  const field = { min: 0, max: 1000, unit: 'mm' };
  expect(parseNumber('2 m', field)).toEqual({ problem: tooLarge(1000) });
  expect(parseNumber('0,5 tangki', { min: 0, max: 9, unit: 'tangki', whole: true })).toHaveProperty('problem');
});
