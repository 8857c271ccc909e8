import { expect, test } from 'vitest';
import { formatCsv } from './csv.ts';

test.each(['=1+1', '+1', '-1', '@a', '\ta', '\ra', '\0a', '＝1', '＋1', '－1', '＠a'])(
  'neutralises a cell that starts like a formula: %j',
  (value) => {
    expect(formatCsv([[value]])).toBe(`\ufeff"'${value}"\r\n`);
  },
);

test('quotes separators and line breaks within their cell', () => {
  expect(formatCsv([['a"b', 'c;d\n=e']], ';')).toBe('\ufeff"a""b";"c;d\n=e"\r\n');
});

test('leaves numbers unquoted, negative ones too', () => {
  expect(formatCsv([['susut', -6.5]], ';')).toBe('\ufeff"susut";-6,5\r\n');
  expect(formatCsv([['loss', -6.5]])).toBe('\ufeff"loss",-6.5\r\n');
});
