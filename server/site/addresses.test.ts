import { expect, test } from 'vitest';
import { answerFor } from './addresses.ts';

const site = {
  pages: new Map([
    ['/', 'index.html'],
    ['/fitur', 'fitur.html'],
  ]),
  assets: new Map([['/a b.svg', 'a b.svg']]),
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
])('%s', (target, expected) => {
  expect(answerFor(target, site)).toEqual(expected);
});
