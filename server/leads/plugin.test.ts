import { expect, test } from 'vitest';
import { isForeign } from './plugin.ts';

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
  expect(isForeign({ headers: { host: 'www.example.com', ...headers } })).toBe(foreign);
});

test('with public hosts set, neither Host nor X-Forwarded-Host counts', () => {
  const headers = { host: '127.0.0.1:4321', 'x-forwarded-host': 'evil.example', origin: 'https://www.example.com' };
  expect(isForeign({ headers }, ['example.com', 'www.example.com'])).toBe(false);
  expect(isForeign({ headers: { ...headers, origin: 'https://evil.example' } }, ['www.example.com'])).toBe(true);
  expect(isForeign({ headers: { ...headers, origin: 'https://evil.example' } })).toBe(true);
});
