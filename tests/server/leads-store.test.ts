import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect } from 'vitest';
import { freePort } from '../../scripts/server-process.ts';
import { earlyInWindow } from '../limit-window.ts';
import { test } from './context.ts';
import { countLeads, inStore, postLead, until, validLead } from './leads/client.ts';
import { sharedPostgres, stores } from './leads/stores.ts';

afterAll(async () => {
  await (await sharedPostgres())?.remove();
});

const ready = async (origin: string) => (await fetch(`${origin}/readyz`)).status;

test('the SQLite file is gone: not ready, nothing is taken, none is made in its place; back, all goes on', async ({
  leads,
  store,
}) => {
  const server = await leads();
  const stored = await postLead(server.origin, validLead(1));
  expect([stored.status, await ready(server.origin)]).toEqual([201, 200]);
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
});

test('the disk is full: not ready, 503, and nothing half written', async ({ skip, leads, store, atEnd }) => {
  const folder = dirname(store.file);
  mkdirSync(folder, { recursive: true });
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
  if (!mounted) return skip('this user may not mount a small disk');
  atEnd(() => spawnSync('umount', [folder]));
  const metrics = await freePort();
  const server = await leads({ METRICS_PORT: String(metrics) });
  expect((await postLead(server.origin, validLead(1))).status).toBe(201);
  const filler = join(folder, 'filler');
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
    spawnSync('sh', ['-c', `head -c ${size} /dev/zero >> ${filler}`]);
  }
  await until(async () => (await ready(server.origin)) === 503, 'not ready');
  expect((await postLead(server.origin, validLead(2))).status).toBe(503);
  expect((await fetch(`${server.origin}/fitur`)).status).toBe(200);
  // Room for a line, not for a request: it stays away, and says so wherever it is asked.
  spawnSync('truncate', ['--size=-8192', filler]);
  await wait(4000);
  expect(await ready(server.origin)).toBe(503);
  expect((await postLead(server.origin, validLead(2))).status).toBe(503);
  expect(await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()).toContain('leads_store_up 0');
  rmSync(filler);
  await until(async () => (await ready(server.origin)) === 200, 'ready again');
  expect(await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()).toContain('leads_store_up 1');
  expect(await countLeads(store.url)).toBe(1);
});

test('a store that was there and is not: nothing takes its place until somebody says so', async ({ leads, store }) => {
  const first = await leads();
  expect((await postLead(first.origin, validLead(1))).status).toBe(201);
  await first.stop();
  const away = `${dirname(store.file)}.away`;
  renameSync(dirname(store.file), away);
  const server = await leads({ LEADS_CREATE_STORE: 'false' });
  expect((await fetch(`${server.origin}/fitur`)).status).toBe(200);
  expect([await ready(server.origin), (await postLead(server.origin, validLead(2))).status]).toEqual([503, 503]);
  expect(server.output()).toContain('LEADS_CREATE_STORE=true');
  expect(existsSync(store.file)).toBe(false);
  renameSync(away, dirname(store.file));
  await until(async () => (await ready(server.origin)) === 200, 'ready again');
  expect(await countLeads(store.url)).toBe(1);
});

test('an SQLite file that cannot be made at the start: the site stands, and requests are stored once it can', async ({
  leads,
  store,
}) => {
  const folder = dirname(store.file);
  writeFileSync(folder, 'a file where the folder should be');
  const server = await leads();
  expect((await fetch(`${server.origin}/fitur`)).status).toBe(200);
  expect(await ready(server.origin)).toBe(503);
  expect((await postLead(server.origin, validLead())).status).toBe(503);
  rmSync(folder);
  await until(async () => (await ready(server.origin)) === 200, 'ready');
  expect((await postLead(server.origin, validLead())).status).toBe(201);
});

describe.each(stores)('the limit on $kind', ({ kind, make }) => {
  test('repeats under one key do not count, pass when the limit is reached, and say that they are repeats', async ({
    skip,
    atEnd,
    leads,
  }) => {
    const store = await make('limits');
    if (!store) return skip('no PostgreSQL starts here');
    // The PostgreSQL serves the next test too.
    if (kind === 'SQLite') atEnd(() => store.remove());
    const server = await leads({ LEADS_DATABASE_URL: store.url, LEADS_RATE_LIMIT: '2' });
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
  });
});

test('several servers on one PostgreSQL share the limit, and the database holds no address', async ({
  skip,
  leads,
}) => {
  const postgres = await sharedPostgres();
  if (!postgres) return skip('no PostgreSQL starts here');
  const url = await postgres.database('shared');
  const settings = { LEADS_DATABASE_URL: url, LEADS_RATE_LIMIT: '4' };
  const servers = [await leads(settings), await leads(settings)];
  await earlyInWindow();
  const statuses = [];
  for (let n = 0; n < 6; n += 1) {
    statuses.push((await postLead(servers[n % 2]?.origin ?? '', validLead(n))).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
  const rows = await inStore(url, ({ db }) => db.selectFrom('rate_window').selectAll().execute());
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  // What was counted in a window that is over goes with the next start.
  const past = { network: 'of long ago', window: 1, requests: 1 };
  await inStore(url, ({ db }) => db.insertInto('rate_window').values(past).execute());
  await leads(settings);
  const left = () =>
    inStore(url, ({ db }) => db.selectFrom('rate_window').selectAll().where('window', '=', 1).execute());
  await until(async () => (await left()).length === 0, 'old counts gone');
});
