import { expect, test } from 'vitest';
import { matchAddress } from './files.ts';
import { shiftCalendar } from './plugin.ts';
import { dropTagConditions, evaluateConditions } from './send-file.ts';

const site = {
  pages: new Map([
    ['/', 'index.html'],
    ['/fitur', 'fitur.html'],
  ]),
  assets: new Map([['/a b.svg', 'a b.svg']]),
  aliases: new Map([['/faq', '/#tanya']]),
};

test.each([
  ['/', { kind: 'page', address: '/', file: 'index.html' }],
  ['/?a', { kind: 'page', address: '/', file: 'index.html' }],
  ['http://any.example', { kind: 'page', address: '/', file: 'index.html' }],
  ['http://any.example/fitur?a', { kind: 'page', address: '/fitur', file: 'fitur.html' }],
  ['/a%20b.svg', { kind: 'asset', address: '/a b.svg', file: 'a b.svg' }],
  ['/fitur/', { kind: 'redirect', location: '/fitur' }],
  ['/fitur/?a=//x.example', { kind: 'redirect', location: '/fitur?a=//x.example' }],
  ['/fitur/?a=\u00e9', { kind: 'redirect', location: '/fitur?a=%C3%A9' }],
  ['/fitur.html', { kind: 'redirect', location: '/fitur' }],
  ['/fitur/index.html', { kind: 'redirect', location: '/fitur' }],
  ['/index.html?a', { kind: 'redirect', location: '/?a' }],
  ['/Fitur', { kind: 'redirect', location: '/fitur' }],
  ['/FITUR.html?A=B', { kind: 'redirect', location: '/fitur?A=B' }],
  ['/faq', { kind: 'redirect', location: '/#tanya' }],
  ['/FAQ/?a', { kind: 'redirect', location: '/#tanya' }],
  ['/faq/x', { kind: 'unknown' }],
  ['/A%20b.svg', { kind: 'unknown' }],
  ['/Fitur/x', { kind: 'unknown' }],
  ['//fitur/', { kind: 'unknown' }],
  ['//x.example/', { kind: 'unknown' }],
  ['/x.example/', { kind: 'unknown' }],
  ['/fitur/x', { kind: 'unknown' }],
  ['/./fitur', { kind: 'malformed' }],
  ['/%2e/fitur', { kind: 'malformed' }],
  ['/fitur%2f', { kind: 'malformed' }],
  ['/%ff', { kind: 'malformed' }],
  ['*', { kind: 'malformed' }],
])('answers the target %s', (target, expected) => {
  expect(matchAddress(target, site)).toEqual(expected);
});

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
  // If-Match requires a strong comparison.
  [{ 'if-match': 'W/"abc"' }, 'failed'],
  [{ 'if-match': '"other"', 'if-none-match': '"abc"' }, 'failed'],
  [{ 'if-range': '"abc"' }, 'send'],
  [{ 'if-range': 'W/"abc"' }, 'send-whole'],
  [{ 'if-range': '"other"' }, 'send-whole'],
  [{ 'if-range': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 'send'],
])('decides with %j: %s', (headers, kind) => {
  expect(evaluateConditions(headers, 'abc').kind).toBe(kind);
});

test('sends with a 304 the tag that the visitor has', () => {
  const found = evaluateConditions({ 'if-none-match': '"x", W/"abc-br"' }, 'abc');
  expect(found).toEqual({ kind: 'not-modified', etag: '"abc-br"' });
});

test('ignores a date that accompanies a tag; keeps a date alone', () => {
  const headers = { 'if-none-match': '"x"', 'if-modified-since': 'a', 'if-unmodified-since': 'b', 'if-range': 'c' };
  dropTagConditions(headers);
  expect(headers).toEqual({ 'if-unmodified-since': 'b', 'if-range': 'c' });
});

const event = (uid: string, date: string) =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20270104T000000Z\r\nDTSTART;VALUE=DATE:${date}\r\nEND:VEVENT\r\n`;
const file = event('2027-01-04-0@x', '20270104') + event('2027-01-04-28@x', '20270201');

test('moves every step by the same number of days, across the end of a leap February', () => {
  expect(shiftCalendar(file, '2028-02-01')).toBe(
    event('2028-02-01-0@x', '20280201') + event('2028-02-01-28@x', '20280229'),
  );
});

test.each(['', '2027-02-30', '2027-1-4', '04-01-2027', '2027-01-04\r\nX:1', '99999'])(
  'rejects “%s” as a start date',
  (start) => {
    expect(shiftCalendar(file, start)).toBeUndefined();
  },
);
