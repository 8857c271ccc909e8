import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { testWithServer } from './context.ts';

const test = testWithServer();

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Like fetch, but without decompression and without headers of its own. */
function get(origin: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(origin + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

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
      const answer = await get(server.origin, path, { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['vary']).toMatch(/accept-encoding/i);
      const unpack = encoding && { br: brotliDecompressSync, gzip: gunzipSync }[encoding];
      const body = unpack ? unpack(answer.body) : answer.body;
      expect(body).toEqual(readFileSync(join(site.dist, file)));
    }
  });

  test('files that are compressed already are sent as they are', async ({ server }) => {
    const answer = await get(server.origin, '/_astro/picture.hash.avif', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-type']).toBe('image/avif');
  });
});
