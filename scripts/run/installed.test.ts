import { expect, test } from 'vitest';
import { isInstalled } from './installed.mjs';

const [one, two] = [{ version: '1' }, { version: '2' }];
const locked = { '': {}, a: one, b: two, elsewhere: { ...one, optional: true }, tests: { ...one, dev: true } };

test.each([
  ['the same', { a: one, b: two, tests: one }, true, true],
  ['nothing', {}, true, false],
  ['one missing', { a: one, tests: one }, true, false],
  ['another version', { a: one, b: one, tests: one }, true, false],
  ['one too many', { a: one, b: two, tests: one, c: one }, true, false],
  ['none for tests, where nothing is tested', { a: one, b: two }, false, true],
  ['none for tests, where something is', { a: one, b: two }, true, false],
])('compares %s', (_, present, withDev, expected) => {
  expect(isInstalled(locked, present, withDev)).toBe(expected);
});
