import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { testWithServer } from './context.ts';
import { filmSize } from './fixture.ts';

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

describe('conditional requests', () => {
  test.for(['/', '/fitur', '/_astro/home.hash.js', '/film.mp4'])('%s', async (path, { server }) => {
    const encoding = { 'accept-encoding': 'br' };
    const first = await get(server.origin, path, encoding);
    const etag = String(first.headers['etag']);
    const same = await get(server.origin, path, { ...encoding, 'if-none-match': `"other", ${etag}` });
    expect(same.status).toBe(304);
    expect(same.body).toHaveLength(0);
    expect(same.headers['cache-control']).toBe(first.headers['cache-control']);
    expect((await get(server.origin, path, { ...encoding, 'if-none-match': '"other"' })).status).toBe(200);
    const since = String(first.headers['last-modified']);
    expect((await get(server.origin, path, { ...encoding, 'if-modified-since': since })).status).toBe(304);
    expect((await get(server.origin, path, { ...encoding, 'if-match': '"other"' })).status).toBe(412);
  });

  test('each encoding has an ETag of its own', async ({ server }) => {
    const packed = await get(server.origin, '/fitur', { 'accept-encoding': 'br' });
    const plain = await get(server.origin, '/fitur');
    expect(packed.headers['etag']).not.toBe(plain.headers['etag']);
  });

  test.for(['if-none-match', 'if-match', 'if-modified-since', 'if-unmodified-since', 'range'])(
    'the 404 page stays whole under %s',
    async (name, { server }) => {
      const values = { 'if-none-match': '*', 'if-match': '"x"', range: 'bytes=0-3' };
      const old = 'Thu, 01 Jan 1970 00:00:00 GMT';
      const value = values[name as keyof typeof values] ?? old;
      const answer = await get(server.origin, '/tidak-ada', { [name]: value });
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toContain('<h1>404</h1>');
    },
  );
});

describe('ranges of the film', () => {
  test.for([
    ['bytes=0-9', `bytes 0-9/${filmSize}`, 10],
    ['bytes=4-', `bytes 4-${filmSize - 1}/${filmSize}`, filmSize - 4],
    ['bytes=-100', `bytes ${filmSize - 100}-${filmSize - 1}/${filmSize}`, 100],
  ] as const)('%s → 206', async ([range, contentRange, length], { server }) => {
    const answer = await get(server.origin, '/film.mp4', { range });
    expect(answer.status).toBe(206);
    expect(answer.headers['content-range']).toBe(contentRange);
    expect(answer.body).toHaveLength(length);
  });

  test('one that lies outside → 416 with the size', async ({ server }) => {
    const answer = await get(server.origin, '/film.mp4', { range: `bytes=${filmSize}-` });
    expect(answer.status).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${filmSize}`);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.for(['bytes=9-4', 'lines=0-4', 'bytes=a-b'])('nonsense (%s) → never 5xx', async (range, { server }) => {
    const answer = await get(server.origin, '/film.mp4', { range });
    expect([200, 416]).toContain(answer.status);
  });

  test('if-range with another version → the whole film', async ({ server }) => {
    const answer = await get(server.origin, '/film.mp4', { range: 'bytes=0-9', 'if-range': '"other"' });
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(filmSize);
  });
});
