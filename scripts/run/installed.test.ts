import { expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

const entry = (version: string) => ({ version, integrity: `sha512-${version}` });
const wanted = { '': {}, 'node_modules/a': entry('1'), 'node_modules/b': entry('2') };
const { '': _root, ...installed } = wanted;

test.each([
  ['the same', installed, true],
  ['nothing', {}, false],
  ['one missing', { 'node_modules/a': entry('1') }, false],
  ['another version', { ...installed, 'node_modules/b': entry('3') }, false],
  ['one too many', { ...installed, 'node_modules/c': entry('1') }, false],
])('%s → %s', (_, present, expected) => {
  expect(isInstalled(wanted, present, true)).toBe(expected);
});

test('an optional package for another system may be missing', () => {
  const other = { ...wanted, 'node_modules/other-system': { ...entry('1'), optional: true } };
  expect(isInstalled(other, installed, true)).toBe(true);
});

test('what only tests need may be missing where nothing is tested, and may be there', () => {
  const tested = { ...entry('1'), dev: true };
  const all = { ...wanted, 'node_modules/tests': tested };
  expect(isInstalled(all, installed, false)).toBe(true);
  expect(isInstalled(all, installed, true)).toBe(false);
  expect(isInstalled(all, { ...installed, 'node_modules/tests': tested }, false)).toBe(true);
});
