import { expect, test } from 'vitest';
import { CommandError, parseCommand } from './arguments.ts';

test.each([
  [['nope'], 'Not understood'],
  [['list', 'a', 'b'], 'Not understood'],
  [['show'], 'show needs a reference.'],
  [['forget'], 'forget needs a reference or an e-mail address.'],
  [['export'], 'export needs --csv.'],
  [['export', '--csv', '--separator', ';;'], '--separator needs'],
  [['list', '--limit', 'x'], '--limit needs a whole number.'],
  [['list', '--nope'], '--nope'],
])('%j is refused with how it is meant', (args, sentence) => {
  expect(() => parseCommand(args)).toThrow(CommandError);
  expect(() => parseCommand(args)).toThrow(sentence);
});

test('without a command, or asked for help, it says what there is', () => {
  expect(parseCommand([]).name).toBe('help');
  expect(parseCommand(['list', '-h']).name).toBe('help');
});

test('options have their defaults', () => {
  expect(parseCommand(['list']).options).toMatchObject({ json: false, failed: false, limit: 20, separator: ',' });
  expect(parseCommand(['show', 'KTR-4X9M'])).toMatchObject({ name: 'show', subject: 'KTR-4X9M' });
});
