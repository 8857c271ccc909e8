import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  ['pengukuran', 'mengukur'],
  ['pemantauan', 'memantau'],
  ['penyusutan', 'susut'],
  ['kebocorannya', 'bocor'],
  ['dihitung', 'perhitungan'],
  ['penulisan', 'menulis'],
])('%s and %s have one stem', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ['radar', 'rata'],
  ['tangki', 'tahan'],
])('%s and %s stay apart', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('codes and figures stay as they are, and words without meaning go', () => {
  expect(stem('TK-204')).toBe('tk-204');
  expect(stem('4-20mA')).toBe('4-20ma');
  expect(stem('yang')).toBeNull();
});
