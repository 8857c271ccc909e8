import { expect, test } from 'vitest';
import { loggable } from './log.ts';

test.each([
  ['/fitur', '/fitur'],
  ['/fitur?email=a@example.com', '/fitur'],
  ['/a\r\nb\u001b[31m', '/a\\xd\\xab\\x1b[31m'],
  [`/${'a'.repeat(500)}`, `/${'a'.repeat(119)}…`],
])('%j → %j', (url, expected) => {
  expect(loggable(url)).toBe(expected);
});
