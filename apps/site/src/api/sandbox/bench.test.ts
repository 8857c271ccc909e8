import { expect, test } from 'vitest';
import { jsonTokens } from './bench.tsx';

const code = JSON.stringify({ level: -67.3, 'a"b': ['x: 1', null, true], n: 1e21 }, null, 2);

test('joined tokens equal the original JSON', () => {
  for (const text of [code, '', 'bukan JSON {', '"terbuka']) {
    expect(
      jsonTokens(text)
        .map((token) => token.text)
        .join(''),
    ).toBe(text);
  }
});

test('distinguishes names, strings, numbers and literals', () => {
  const tokenKind = (text: string) => jsonTokens(code).find((token) => token.text === text)?.kind;
  expect(['"level"', '"a\\"b"', '"x: 1"', '-67.3', '1e+21', 'null', 'true'].map(tokenKind)).toEqual([
    'name',
    'name',
    'string',
    'number',
    'number',
    'word',
    'word',
  ]);
});
