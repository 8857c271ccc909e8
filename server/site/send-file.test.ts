import { expect, test } from 'vitest';
import { contentTypeOf, dropTagConditions, evaluateConditions } from './send-file.ts';

test.each([
  [{}, 'send'],
  [{ 'if-none-match': '"abc"' }, 'not-modified'],
  [{ 'if-none-match': 'W/"abc"' }, 'not-modified'],
  [{ 'if-none-match': '"x", "abc-br"' }, 'not-modified'],
  [{ 'if-none-match': '*' }, 'not-modified'],
  [{ 'if-none-match': '"abcd"' }, 'send'],
  [{ 'if-match': '"abc-gzip"' }, 'send'],
  [{ 'if-match': '*' }, 'send'],
  [{ 'if-match': '"other"' }, 'failed'],
  // If-Match compares strongly.
  [{ 'if-match': 'W/"abc"' }, 'failed'],
  [{ 'if-match': '"other"', 'if-none-match': '"abc"' }, 'failed'],
  [{ 'if-range': '"abc"' }, 'send'],
  [{ 'if-range': 'W/"abc"' }, 'send-whole'],
  [{ 'if-range': '"other"' }, 'send-whole'],
  [{ 'if-range': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 'send'],
])('%j → %s', (headers, kind) => {
  expect(evaluateConditions(headers, 'abc').kind).toBe(kind);
});

test('the answer names the tag that the visitor has', () => {
  expect(evaluateConditions({ 'if-none-match': '"x", W/"abc-br"' }, 'abc')).toEqual({
    kind: 'not-modified',
    etag: '"abc-br"',
  });
});

test('a tag overrules the date beside it; a date alone stays', () => {
  const headers = { 'if-none-match': '"x"', 'if-modified-since': 'a', 'if-unmodified-since': 'b', 'if-range': 'c' };
  dropTagConditions(headers);
  expect(headers).toEqual({ 'if-unmodified-since': 'b', 'if-range': 'c' });
});

test.each([
  ['a/tank-api.d.ts', 'text/plain; charset=utf-8'],
  ['a/openapi.yaml', 'application/yaml; charset=utf-8'],
  ['a/schema.graphql', 'application/graphql; charset=utf-8'],
  ['a/openapi.json', undefined],
])('%s', (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});
