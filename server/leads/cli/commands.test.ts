import { expect, test } from 'vitest';
import { csvPhone, printable, record } from './commands.ts';

test('what a terminal would obey is shown as a dot', () => {
  expect(printable('a\u001b[2J\u202eb\u0000')).toBe('a·[2J·b·');
  expect(record([['message', 'a\n\u001b[31mb']])).toBe('message  a\n         ·[31mb\n');
});

test('telephones are readable and no formula', () => {
  expect(csvPhone('+62 812 3456 7890')).toBe('(+62) 812 3456 7890');
});
