import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { testWithServer } from './context.ts';
import { ask } from './raw.ts';

const test = testWithServer();

const get = (origin: string, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(origin + path, { redirect: 'manual', ...init });

describe('types and caching', () => {
  const revalidate = 'public, max-age=0, must-revalidate';
  const immutable = 'public, max-age=31536000, immutable';
  const short = 'public, max-age=3600';
  test.for([
    ['/', 'text/html; charset=utf-8', revalidate],
    ['/fitur', 'text/html; charset=utf-8', revalidate],
    ['/_astro/home.hash.js', 'application/javascript; charset=utf-8', immutable],
    ['/_astro/_name_.hash.css', 'text/css; charset=utf-8', immutable],
    ['/_astro/picture.hash.avif', 'image/avif', immutable],
    ['/_astro/letters.hash.woff2', 'font/woff2', immutable],
    ['/film.mp4', 'video/mp4', short],
    ['/favicon.svg', 'image/svg+xml', short],
    ['/site.webmanifest', 'application/manifest+json', short],
    ['/robots.txt', 'text/plain; charset=utf-8', short],
    ['/berkas/openapi.yaml', 'application/yaml; charset=utf-8', short],
    ['/berkas/api.d.ts', 'text/plain; charset=utf-8', short],
    ['/berkas/api.graphql', 'application/graphql; charset=utf-8', short],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', short],
    ['/healthz', 'application/json; charset=utf-8', 'no-store'],
  ] as const)('answers GET and HEAD %s with 200 and type %s', async ([path, type, caching], { server: { origin } }) => {
    const answer = await get(origin, path);
    const body = await answer.arrayBuffer();
    const head = await get(origin, path, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe(caching);
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('content-length'))).toBe(body.byteLength);
    expect(await head.text()).toBe('');
  });
});

test.for(['/tidak-ada', '/Tidak-Ada/', '/ROBOTS.txt', '/404.html', '/layanan/', '/_astro/none.js', '/fitur//'])(
  'answers %s with 404 and the page for unknown addresses',
  async (path, { server }) => {
    const answer = await get(server.origin, path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('etag')).toBeNull();
    expect(await answer.text()).toContain('<h1>404</h1>');
  },
);

test.for(['POST', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  'answers %s with 405 and Allow, whatever the address and body',
  async (method, { server }) => {
    for (const path of ['/', '/fitur', '/tidak-ada', '/healthz']) {
      const body = method === 'OPTIONS' ? null : 'x'.repeat(100);
      const answer = await get(server.origin, path, { method, body, headers: { 'content-type': 'odd/type' } });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
    }
  },
);

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
  ] as const)('answers Accept-Encoding %j with %s', async ([accepted, encoding], { server, site }) => {
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

  test('sends files of compressed formats without further compression', async ({ server }) => {
    const answer = await ask(`${server.origin}/_astro/picture.hash.avif`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-type']).toBe('image/avif');
  });
});
