import { expect, test } from 'vitest';
import { splitWords, stem } from './stem.ts';

test.each([
  ['pengukuran', 'mengukur'],
  ['pemantauan', 'memantau'],
  ['penyusutan', 'susut'],
  ['kebocorannya', 'bocor'],
  ['dihitung', 'perhitungan'],
  ['penulisan', 'menulis'],
])('gives %s and %s the same stem', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ['radar', 'rata'],
  ['tangki', 'tahan'],
  ['sensor', 'nsor'],
])('gives %s and %s different stems', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('keeps numbers unchanged and drops stop words', () => {
  expect(stem('4–20')).toBe('4-20');
  expect(stem('0,1')).toBe('0,1');
  expect(stem('yang')).toBeNull();
});

test.each([
  ['TK-204', ['TK', '204']],
  ['4–20mA', ['4–20', 'mA']],
  ['IP66/68', ['IP', '66', '68']],
  ['1.250,5 L', ['1.250,5', 'L']],
  ['OPC-UA', ['OPC', 'UA']],
])('splits %s into %j', (code, words) => {
  expect(splitWords(code)).toEqual(words);
});
