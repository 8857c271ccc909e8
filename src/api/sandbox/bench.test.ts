import { expect, test } from 'vitest';
import { jsonTokens } from './bench.tsx';

const code = JSON.stringify({ level: -67.3, 'a"b': ['x: 1', null, true], n: 1e21 }, null, 2);

test('no character is lost or added', () => {
  for (const text of [code, '', 'bukan JSON {', '"terbuka']) {
    expect(
      jsonTokens(text)
        .map((token) => token.text)
        .join(''),
    ).toBe(text);
  }
});
