import { expect, test } from 'vitest';
import { isWhole } from './pages.ts';

test.each([
  ['<html><body><p>x</p></body></html>\n', true],
  ['<html><body><main><script type="module" src="/@vite/client"></script>', false],
  ['<html><body>Internal server error', false],
  ['<p>&lt;/html></p>', false],
])('a page stands when it is whole: %s', (html, whole) => {
  expect(isWhole(html)).toBe(whole);
});
