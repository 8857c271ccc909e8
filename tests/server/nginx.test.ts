import { describe, expect } from 'vitest';
import { behindTls } from '../../scripts/postbuild/header-table.ts';
import { testWithServer } from './context.ts';
import { nginxFolder, startNginx } from './nginx-process.ts';

const folder = nginxFolder();

/** Headers that must be equal from nginx and from our own server. */
const compared = [
  'allow',
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
];

const paths = [
  '/',
  '/fitur',
  '/layanan/dukungan',
  '/fitur/',
  '/fitur/?a=1&b=%20',
  '/fitur.html',
  '/Fitur?x=1',
  '/Tidak-Ada',
  '/layanan/dukungan.html?x=1',
  '/faq',
  '/FAQ?x=1',
  '/faq/',
  '/faq.html',
  '/faq/x',
  '/tidak-ada',
  '/404.html',
  '/layanan',
  '/_astro/home.hash.js',
  '/_astro/none.js',
  '/_astro/picture.hash.avif',
  '/robots.txt',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/.env',
  '/_headers',
  '/_redirects',
  '/fitur.html.br',
  '//elsewhere.example/',
];

const test = testWithServer().extend('nginx', { scope: 'file' }, async ({ site }, { onCleanup }) => {
  const nginx = await startNginx(
    site.root,
    (port) => `
include ${folder}/mime.types;
include ${site.root}/build/nginx/maps.conf;
server {
  listen 127.0.0.1:${port};
  root ${site.root}/dist;
  include ${site.root}/build/nginx/site.conf;
  include ${site.root}/build/nginx/tls.conf;
}`,
  );
  onCleanup(() => nginx.stop());
  return nginx;
});

describe.skipIf(folder === undefined)('nginx with the built settings (skipped without nginx)', () => {
  const get = (origin: string, path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(origin + path, { redirect: 'manual', headers: { 'accept-encoding': 'gzip' }, ...init });

  const shape = (answer: Response) => ({
    status: answer.status,
    // A redirect has a body from nginx and none from our server.
    type: answer.status === 308 || answer.headers.get('content-type')?.split(';')[0],
    ...Object.fromEntries(compared.map((name) => [name, answer.headers.get(name)])),
  });

  test.for(paths)('answers %s with the status and headers of our own server', async (path, { nginx, server }) => {
    const [theirs, ours] = await Promise.all([get(nginx.origin, path), get(server.origin, path)]);
    expect(shape(theirs)).toEqual(shape(ours));
    expect(theirs.headers.get('server')).toBe('nginx');
    expect(theirs.headers.get('strict-transport-security')).toBe(behindTls['strict-transport-security']);
  });

  test.for(['/fitur%0d%0aset-cookie:a/', '/x/%0d%0aset-cookie:a', '/..%2foutside.txt', '/%00'])(
    'answers hostile %s with 400 or 404 and without injected header',
    async (path, { nginx }) => {
      const answer = await get(nginx.origin, path);
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers.get('set-cookie')).toBeNull();
    },
  );

  test('marks compressed files with Vary', async ({ nginx }) => {
    const answer = await get(nginx.origin, '/fitur');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('answers POST with 405 and Allow', async ({ nginx }) => {
    const answer = await get(nginx.origin, '/fitur', { method: 'POST', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });
});
