import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../scripts/server-process.ts';
import { earlyInWindow } from '../limit-window.ts';
import { type Fixture, makeFixture } from './fixture.ts';
import { countLeads, inStore, postLead, temporaryStore, until, validLead } from './leads/client.ts';
import { sharedPostgres, stores } from './leads/stores.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterAll(async () => {
  await (await sharedPostgres())?.remove();
  fixture.remove();
});

const ready = async (origin: string) => (await fetch(`${origin}/readyz`)).status;

test('the SQLite file is gone: not ready, nothing is taken, none is made in its place; back, all goes on', async () => {
  const store = temporaryStore();
  const server = await startServer(fixture.root, { LEADS_DATABASE_URL: store.url });
  const kept = await postLead(server.origin, validLead(1));
  expect([kept.status, await ready(server.origin)]).toEqual([201, 200]);
  const away = `${dirname(store.file)}-away`;
  renameSync(dirname(store.file), away);
  expect((await postLead(server.origin, validLead(2))).status).toBe(503);
  await until(async () => (await ready(server.origin)) === 503, 'not ready');
  expect((await fetch(`${server.origin}/fitur`)).status).toBe(200);
  expect(existsSync(store.file)).toBe(false);
  renameSync(away, dirname(store.file));
  await until(async () => (await ready(server.origin)) === 200, 'ready again');
  expect((await postLead(server.origin, validLead(3))).status).toBe(201);
  expect(await countLeads(store.url)).toBe(2);
  await server.stop();
  store.remove();
});

test('the SQLite file is locked: not ready, and ready again afterwards', async () => {
  const store = temporaryStore();
  const server = await startServer(fixture.root, { LEADS_DATABASE_URL: store.url });
  expect(await ready(server.origin)).toBe(200);
  const other = new DatabaseSync(store.file);
  other.exec('begin immediate');
  await until(async () => (await ready(server.origin)) === 503, 'not ready');
  other.exec('rollback');
  other.close();
  await until(async () => (await ready(server.origin)) === 200, 'ready again');
  await server.stop();
  store.remove();
});

test('the disk is full: not ready, 503, and nothing half written', async ({ skip }) => {
  const store = temporaryStore();
  const folder = dirname(store.file);
  mkdirSync(folder, { recursive: true });
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
  if (!mounted) {
    store.remove();
    return skip('this user may not mount a small disk');
  }
  const server = await startServer(fixture.root, { LEADS_DATABASE_URL: store.url });
  expect((await postLead(server.origin, validLead(1))).status).toBe(201);
  const filler = join(folder, 'filler');
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
    spawnSync('sh', ['-c', `head -c ${size} /dev/zero >> ${filler}`]);
  }
  await until(async () => (await ready(server.origin)) === 503, 'not ready');
  expect((await postLead(server.origin, validLead(2))).status).toBe(503);
  expect((await fetch(`${server.origin}/fitur`)).status).toBe(200);
  rmSync(filler);
  await until(async () => (await ready(server.origin)) === 200, 'ready again');
  expect(await countLeads(store.url)).toBe(1);
  await server.stop();
  spawnSync('umount', [folder]);
  store.remove();
});

test('an SQLite file that cannot be made at the start: the site stands, and requests are kept once it can', async () => {
  const store = temporaryStore();
  const folder = dirname(store.file);
  writeFileSync(folder, 'a file where the folder should be');
  const server = await startServer(fixture.root, { LEADS_DATABASE_URL: store.url });
  expect((await fetch(`${server.origin}/fitur`)).status).toBe(200);
  expect(await ready(server.origin)).toBe(503);
  expect((await postLead(server.origin, validLead())).status).toBe(503);
  rmSync(folder);
  await until(async () => (await ready(server.origin)) === 200, 'ready');
  expect((await postLead(server.origin, validLead())).status).toBe(201);
  await server.stop();
  store.remove();
});

describe.each(stores)('the limit on $kind', ({ kind, make }) => {
  test('repeats under one key do not count, pass when the limit is reached, and say that they are repeats', async ({
    skip,
  }) => {
    const store = await make('limits');
    if (!store) return skip('no PostgreSQL starts here');
    const server = await startServer(fixture.root, { LEADS_DATABASE_URL: store.url, LEADS_RATE_LIMIT: '2' });
    await earlyInWindow();
    const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()];
    const post = (key: string) => postLead(server.origin, validLead(key.slice(0, 4)), key);
    const first = await post(a);
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([201, null]);
    for (let n = 0; n < 5; n += 1) {
      const again = await post(a);
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    }
    expect((await post(b)).status).toBe(201);
    const refused = await post(c);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post(a)).status).toBe(200);
    await server.stop();
    // The PostgreSQL serves the next test too.
    if (kind === 'SQLite') await store.remove();
  });
});

test('several servers on one PostgreSQL share the limit, and the database holds no address', async ({ skip }) => {
  const postgres = await sharedPostgres();
  if (!postgres) return skip('no PostgreSQL starts here');
  const url = await postgres.database('shared');
  const settings = { LEADS_DATABASE_URL: url, LEADS_RATE_LIMIT: '4' };
  const servers = await Promise.all([startServer(fixture.root, settings), startServer(fixture.root, settings)]);
  await earlyInWindow();
  const statuses = [];
  for (let n = 0; n < 6; n += 1) {
    statuses.push((await postLead(servers[n % 2]?.origin ?? '', validLead(n))).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
  const rows = await inStore(url, ({ db }) => db.selectFrom('rate_window').selectAll().execute());
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  await Promise.all(servers.map((server) => server.stop()));
  // What was counted in a window that is over goes with the next start.
  const past = { network: 'of long ago', window: 1, requests: 1 };
  await inStore(url, ({ db }) => db.insertInto('rate_window').values(past).execute());
  const next = await startServer(fixture.root, settings);
  const left = () =>
    inStore(url, ({ db }) => db.selectFrom('rate_window').selectAll().where('window', '=', 1).execute());
  await until(async () => (await left()).length === 0, 'old counts gone');
  await next.stop();
});
