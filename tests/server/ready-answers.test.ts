import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from '../../scripts/server-process.ts';
import { test } from './context.ts';
import { ask, exchange } from './raw.ts';

const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const br = { 'accept-encoding': 'br' };
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Requests whose answer memory may hold, and neighbours of them that the framework must answer. */
const requests: readonly [target: string, headers: Record<string, string>, method?: string][] = [
  ['/', {}],
  ['/', browser],
  ['/', { ...browser, ...navigation }],
  ['/', { ...br, range: 'bytes=0-99' }],
  ['/', br, 'HEAD'],
  ['/?utm_source=siti', { ...br, ...navigation, referer: 'https://www.google.com/' }],
  ['/fitur', { 'accept-encoding': 'gzip;q=0.5, br;q=0' }],
  ['/fitur', { 'accept-encoding': 'identity' }],
  ['/fitur/', br],
  ['/Fitur', br],
  ['/%66itur', br],
  ['/faq', br],
  ['/layanan/dukungan', { ...br, ...navigation, 'sec-purpose': 'prefetch' }],
  ['/lembar.pdf', br],
  ['/lembar.pdf', { ...br, range: 'bytes=5-' }],
  ['/_astro/home.hash.js', br],
  ['/_astro/picture.hash.avif', br],
  ['/berkas/openapi.yaml', browser],
  ['/.well-known/security.txt', {}],
  ...['/.env', '/__proto__', '/hasOwnProperty/', '/wp-login.php', '/fitur.html.br', '/_headers', '//etc/passwd'].map(
    (target): [string, Record<string, string>] => [target, br],
  ),
  ['/tidak-ada', { ...br, ...navigation }],
  ['/tidak-ada', { ...br, 'if-none-match': '*' }],
  ['/tidak-ada?cari=1', br],
  ['/healthz', {}],
  ['/a%00b', {}],
  ['/fitur', { ...br, 'if-modified-since': 'Thu, 01 Jan 2099 00:00:00 GMT' }],
  ['/fitur', { ...br, 'if-match': '"x"' }],
  ['/fitur', { ...br, 'if-none-match': '"x"' }],
];

test('answers from memory as the framework does, and counts as it does', async ({ site, serve }) => {
  const file = join(site.root, 'build/headers.json');
  const table = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...table, countsPageRequests: true }));
  writeFileSync(join(site.dist, 'lembar.pdf'), 'x'.repeat(4000));
  // At level debug the framework answers everything, because it logs each request.
  const servers = await Promise.all(
    ['debug', 'warn'].map(async (LOG_LEVEL) => {
      const metrics = await freePort();
      const server = await serve({ LOG_LEVEL, METRICS_PORT: String(metrics), PUBLIC_TLS: 'true' });
      const play = async (target: string, headers: Record<string, string>, method = 'GET') => {
        const { status, headers: sent, body } = await ask(server.origin + target, { method, headers });
        const { date: _, 'x-request-id': id, ...same } = sent;
        return { target, asked: headers, status, same, id: typeof id, body: body.toString('base64') };
      };
      const counted = async () => {
        const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
        return text
          .split('\n')
          .filter((line) => /^(page_requests|document_|http_(answers|request_seconds_count))/.test(line));
      };
      return { ...server, play, counted };
    }),
  );
  const [framework, memory] = servers;
  if (!framework || !memory) throw new Error('two servers are needed');
  const { same } = await framework.play('/fitur', br);
  const tagged = [
    ['/fitur', { ...br, ...navigation, 'if-none-match': String(same.etag) }],
    ['/fitur', { ...br, 'if-none-match': `W/${same.etag}` }],
    ['/fitur', { ...br, 'if-none-match': `"x", ${same.etag}` }],
  ] as const;
  await memory.play('/fitur', br);
  for (let turn = 0; turn < 3; turn++) {
    for (const [target, headers, method] of [...requests, ...tagged])
      expect(await memory.play(target, headers, method)).toEqual(await framework.play(target, headers, method));
  }
  await expect.poll(memory.counted).toEqual(await framework.counted());
  // Absolute form, as some proxies send it.
  const absolute = await exchange(
    memory.port,
    `GET http://any.example/fitur HTTP/1.1\r\nHost: any.example\r\nConnection: close\r\n\r\n`,
  );
  expect([absolute.status, absolute.headers['strict-transport-security']]).toEqual([200, expect.any(String)]);
});

test('answers a page from memory after its file has gone, and reads large files from the disk', async ({
  site,
  serve,
}) => {
  const server = await serve();
  const get = async (target: string) => await ask(server.origin + target, { headers: br });
  const [page, missing] = [await get('/fitur'), await get('/tidak-ada')];
  await get('/film.mp4');
  for (const name of ['fitur.html', 'fitur.html.br', '404.html', '404.html.br', 'film.mp4'])
    renameSync(join(site.dist, name), join(site.dist, `${name}.gone`));
  const bodies = async () => [(await get('/fitur')).body, (await get('/lain')).body];
  await expect.poll(bodies).toEqual([page.body, missing.body]);
  expect((await get('/film.mp4')).status).not.toBe(200);
});
