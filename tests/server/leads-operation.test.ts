import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { sql } from 'server/leads/store/sql';
import { expect } from 'vitest';
import { postbuild } from '../../scripts/postbuild/index.ts';
import { freePort } from '../../scripts/server-process.ts';
import { test } from './context.ts';
import { countLeads, isClosed, postLead, rowsIn, validLead, waitUntil } from './leads/client.ts';
import { exchange } from './raw.ts';

test('has no endpoint and writes no file when nothing is set', async ({ serve }) => {
  const server = await serve();
  const sent = await fetch(`${server.origin}/api/consultations`, { method: 'POST', body: '{}' });
  expect([sent.status, sent.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await fetch(`${server.origin}/api/consultations`)).status).toBe(404);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect(existsSync('data')).toBe(false);
  expect(server.output()).toContain('"leads":false');
});

test('serves the pages for delivered leads only when delivery is on', async ({ site, serve, leads }) => {
  const folder = join(site.dist, '_leads/konsultasi-gratis');
  mkdirSync(folder, { recursive: true });
  const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>`;
  writeFileSync(join(site.dist, '_leads/fitur.html'), page('Nyala'));
  writeFileSync(join(folder, 'terkirim.html'), page('Terkirim'));
  await postbuild(site.dist, join(site.root, 'build'));
  const [off, on] = [await serve(), await leads()];
  const title = async (origin: string, path: string) => {
    const answer = await fetch(origin + path);
    return `${answer.status} ${/<h1>(.*)<\/h1>/.exec(await answer.text())?.[1]}`;
  };
  expect(await title(off.origin, '/fitur')).toBe('200 Fitur');
  expect(await title(on.origin, '/fitur')).toBe('200 Nyala');
  expect(await title(off.origin, '/konsultasi-gratis/terkirim')).toBe('404 404');
  expect(await title(on.origin, '/konsultasi-gratis/terkirim?nomor=KTR-4X9M')).toBe('200 Terkirim');
  for (const { origin } of [off, on]) expect(await title(origin, '/_leads/fitur')).toBe('404 404');
});

test('stores and answers a pending request after SIGTERM, then exits with 0', async ({ leads, store }) => {
  const server = await leads();
  const body = JSON.stringify(validLead());
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    'content-length': body.length,
  };
  const outgoing = request(`${server.origin}/api/consultations`, { method: 'POST', headers });
  const answered = once(outgoing, 'response');
  await new Promise((written) => outgoing.write(body.slice(0, 20), written));
  // Connections are accepted in order: an answer on this one means that the request before has arrived.
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  await waitUntil(() => isClosed(server.origin), 'closed to new visitors');
  outgoing.end(body.slice(20));
  const [answer] = await answered;
  expect(answer.resume().statusCode).toBe(201);
  expect(await server.ended).toMatchObject({ code: 0, signal: null });
  expect(await countLeads(store.url)).toBe(1);
  expect(existsSync(`${store.file}-wal`)).toBe(false);
});

test('serves metrics on a separate port', async ({ leads }) => {
  const port = await freePort();
  const server = await leads({ METRICS_PORT: String(port) });
  await postLead(server.origin, validLead());
  await postLead(server.origin, {});
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  const text = await answer.text();
  expect(text).toContain('leads_accepted_total{source="json",suspect="false"} 1');
  expect(text).toContain('leads_answers_total{status="422"} 1');
  expect(text).toContain('leads_store_up 1');
  expect(text).not.toMatch(/siti/i);
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
  expect((await exchange(port, 'GET /other HTTP/1.0\r\n\r\n')).status).toBe(404);
});

test('deletes old requests automatically and counts them', async ({ leads, store }) => {
  const settings = { LEADS_RETENTION_DAYS: '30' };
  const first = await leads(settings);
  // A first run before, so that the second run sees a steady clock.
  const looked = () => rowsIn(store.url, sql`select * from server_state where name = 'retention'`);
  await waitUntil(async () => (await looked()).length > 0, 'a first look');
  const old = await postLead(first.origin, validLead('old'));
  const young = await postLead(first.origin, validLead('young'));
  await first.stop();
  const age = (reference: string, days: number) => {
    const receivedAt = new Date(Date.now() - days * 86_400_000).toISOString();
    return rowsIn(store.url, sql`update lead set received_at = ${receivedAt} where reference = ${reference}`);
  };
  await age(old.body.reference, 31);
  await age(young.body.reference, 29);
  await leads(settings);
  await waitUntil(async () => (await countLeads(store.url)) === 1, 'the old one deleted');
  expect(await rowsIn(store.url, sql`select reason, leads from erasure`)).toEqual([{ reason: 'retention', leads: 1 }]);
});
