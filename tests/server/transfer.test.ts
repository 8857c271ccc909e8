import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { testWithServer } from './context.ts';
import { ask } from './raw.ts';

const test = testWithServer();

describe('compression', () => {
  test.for([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['identity', undefined],
    ['*;q=0, identity', undefined],
    ['', undefined],
    ['nonsense', undefined],
  ] as const)('accept-encoding %j → %s', async ([accepted, encoding], { server, site }) => {
    for (const [path, file] of [
      ['/fitur', 'fitur.html'],
      ['/_astro/home.hash.js', '_astro/home.hash.js'],
      ['/favicon.svg', 'favicon.svg'],
      ['/tidak-ada', '404.html'],
    ] as const) {
      const answer = await ask(server.origin + path, { headers: { 'accept-encoding': accepted } });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['vary']).toMatch(/accept-encoding/i);
      const unpack = encoding && { br: brotliDecompressSync, gzip: gunzipSync }[encoding];
      const body = unpack ? unpack(answer.body) : answer.body;
      expect(body).toEqual(readFileSync(join(site.dist, file)));
    }
  });

  test('files that are compressed already are sent as they are', async ({ server }) => {
    const answer = await ask(`${server.origin}/_astro/picture.hash.avif`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-type']).toBe('image/avif');
  });
});
