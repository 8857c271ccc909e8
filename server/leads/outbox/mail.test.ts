import { expect, test } from 'vitest';
import { encodedWords } from './mail.ts';

const decode = (header: string): string =>
  header
    .split('\r\n ')
    .map((word) => Buffer.from(/^=\?UTF-8\?B\?([A-Za-z0-9+/=]*)\?=$/.exec(word)?.[1] ?? '', 'base64').toString())
    .join('');

test.each(['Siti', '=?utf-8?Q?Direktur?=', '"a" <b@c.example>', '王小明 '.repeat(30), '🛢'.repeat(40), ''])(
  '%j',
  (text) => {
    const header = encodedWords(text);
    expect(decode(header)).toBe(text);
    for (const line of header.split('\r\n ')) expect(line.length).toBeLessThanOrEqual(75);
  },
);
