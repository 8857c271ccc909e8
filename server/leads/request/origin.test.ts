import { expect, test } from 'vitest';
import { isForeign } from './origin.ts';

test.each([
  [{}, false],
  [{ origin: 'https://www.example.com' }, false],
  [{ origin: 'http://www.example.com' }, false],
  [{ origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' }, false],
  [{ origin: 'https://www.example.com', 'sec-fetch-site': 'cross-site' }, true],
  [{ origin: 'https://example.com' }, true],
  [{ origin: 'https://www.example.com:8443' }, true],
  [{ origin: 'null' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
])('%j → foreign: %s', (headers, foreign) => {
  expect(isForeign({ headers, host: 'www.example.com' })).toBe(foreign);
});
