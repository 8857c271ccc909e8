import { expect, test } from 'vitest';
import {
  choice,
  initialValues,
  isDamaged,
  number,
  problemsOf,
  readFragment,
  typedOf,
  writeFragment,
} from './tool-inputs.ts';

const inputs = {
  tangki: number(8, 1, 500, true),
  diameter: number(2.5, 0.1, 60),
  bentuk: choice(['tegak', 'datar']),
};

test('the worked example needs no fragment, and reads its own fields', () => {
  const values = initialValues(inputs);
  expect(values).toEqual({ tangki: 8, diameter: 2.5, bentuk: 'tegak' });
  expect(writeFragment(inputs, values)).toBe('');
  expect(problemsOf(inputs, typedOf(values))).toEqual({});
});

test('what differs from the example stands in the fragment and comes back from it', () => {
  const values = { tangki: 1500 - 1100, diameter: 0.125, bentuk: 'datar' } as const;
  const fragment = writeFragment(inputs, values);
  expect(fragment).toBe('#tangki=400&diameter=0.125&bentuk=datar');
  expect(readFragment(inputs, fragment)).toEqual(values);
});

test.each([
  '#tangki=1e308',
  '#tangki=NaN',
  '#tangki=-1',
  '#tangki=2.5',
  '#tangki=',
  '#bentuk=bulat',
  '#bentuk=__proto__',
  '#__proto__=1',
  '#isi',
  '#%E0%A4%A',
])('a damaged fragment %s changes nothing', (fragment) => {
  expect(readFragment(inputs, fragment)).toEqual({});
});

test.each([
  ['#diameter=1.234', false],
  ['#tangki=1.234', true],
  ['#bentuk=bulat', true],
  ['#diameter=3&isi=2', true],
  ['', false],
])('%s is damaged: %s', (fragment, damaged) => {
  expect(isDamaged(inputs, fragment)).toBe(damaged);
});

test('a dot in an address always stands before decimals', () => {
  const litres = { isi: number(5000, 1000, 9000) };
  expect(readFragment(litres, '#isi=2.438')).toEqual({});
  expect(isDamaged(litres, '#isi=2.438')).toBe(true);
  expect(isDamaged(litres, '#isi=2438&nama=x', ['nama'])).toBe(false);
});

test('each wrong field gets its own sentence', () => {
  const problems = problemsOf(inputs, { tangki: '0', diameter: 'dua', bentuk: 'lain' });
  expect(Object.keys(problems)).toEqual(['tangki', 'diameter', 'bentuk']);
});
