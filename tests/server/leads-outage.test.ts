import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { freePort, type ServerProcess } from '../../scripts/server-process.ts';
import { test } from './context.ts';
import { countLeads, leadsIn, postLead, validLead, waitUntil } from './leads/client.ts';
import { postgres } from './leads/stores.ts';

const ready = async ({ origin }: ServerProcess) => (await fetch(`${origin}/readyz`)).status;
const post = async ({ origin }: ServerProcess, n: string) => (await postLead(origin, validLead(n))).status;

/** Expects 503 for requests while the store is away, with pages still served, and 201 once it is back. */
async function awayUntil(server: ServerProcess, comeBack: () => unknown): Promise<void> {
  await waitUntil(async () => (await ready(server)) === 503, 'not ready');
  expect((await fetch(`${server.origin}/fitur`)).status).toBe(200);
  expect(await post(server, 'away')).toBe(503);
  await comeBack();
  await waitUntil(async () => (await ready(server)) === 200, 'ready again');
  expect(await post(server, 'back')).toBe(201);
}

test('creates no new SQLite file in place of a missing one, also after a restart', async ({ leads, store }) => {
  const folder = dirname(store.file);
  const first = await leads();
  expect(await post(first, '1')).toBe(201);
  renameSync(folder, `${folder}-away`);
  expect(await post(first, 'soon')).toBe(503);
  await awayUntil(first, () => {
    expect(existsSync(store.file)).toBe(false);
    renameSync(`${folder}-away`, folder);
  });
  await first.stop();
  renameSync(folder, `${folder}-away`);
  const second = await leads({ LEADS_CREATE_STORE: 'false' });
  await awayUntil(second, () => {
    expect(second.output()).toContain('LEADS_CREATE_STORE=true');
    expect(existsSync(store.file)).toBe(false);
    renameSync(`${folder}-away`, folder);
  });
  expect(await countLeads(store.url)).toBe(3);
});

test('starts without being able to create the SQLite file, and creates it later', async ({ leads, store }) => {
  const folder = dirname(store.file);
  writeFileSync(folder, 'a file where the folder should be');
  await awayUntil(await leads(), () => rmSync(folder));
});

test.skipIf(!postgres)(
  'starts while PostgreSQL is down, and connects later (skipped where it does not start)',
  async ({ leads }) => {
    const url = (await postgres?.database('late')) ?? '';
    await postgres?.stop();
    await awayUntil(await leads({ LEADS_DATABASE_URL: url }), () => postgres?.start());
  },
);

test('refuses requests until a full disk has space for the largest one (skipped without the right to mount)', async ({
  skip,
  leads,
  store,
  atEnd,
}) => {
  const folder = dirname(store.file);
  mkdirSync(folder, { recursive: true });
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
  if (!mounted) return skip();
  atEnd(() => spawnSync('umount', [folder]));
  const metrics = await freePort();
  const gauge = async () =>
    /leads_store_up (\d)/.exec(await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text())?.[1];
  const server = await leads({ METRICS_PORT: String(metrics) });
  expect(await post(server, '1')).toBe(201);
  const filler = join(folder, 'filler');
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
    spawnSync('sh', ['-c', `head -c ${size} /dev/zero >> ${filler}`]);
  }
  await awayUntil(server, async () => {
    spawnSync('truncate', ['--size=-8192', filler]);
    await wait(4000);
    expect([await ready(server), await post(server, 'large')]).toEqual([503, 503]);
    expect(await gauge()).toBe('0');
    rmSync(filler);
  });
  expect(await gauge()).toBe('1');
  expect(await countLeads(store.url)).toBe(2);
});

test('reports a corrupt page of the SQLite file in /readyz, gauge and log, and recovers with a backup', async ({
  leads,
  store,
}) => {
  const metrics = await freePort();
  const server = await leads({ METRICS_PORT: String(metrics) });
  expect(await post(server, '1')).toBe(201);
  // More than SQLite caches in memory.
  const other = new DatabaseSync(store.file, { timeout: 5000 });
  other.exec(`insert into lead (reference, content_hash, received_at, reply_by, name, email, phone, message, consent_version, suspect, source)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
    select 'r' || i, 'h', '2026', '', 'a', 'b', 'c', hex(randomblob(2000)), 'v', 0, 'json' from n`);
  other.exec('pragma wal_checkpoint(truncate)');
  other.close();
  const whole = `${store.file}-copy`;
  copyFileSync(store.file, whole);
  const text = async () => (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  const told = async ({ origin }: ServerProcess) => [
    /leads_store_up (\d)/.exec(await text())?.[1],
    (await fetch(`${origin}/readyz`)).status,
  ];
  expect(await told(server)).toEqual(['1', 200]);
  const file = openSync(store.file, 'r+');
  writeSync(file, Buffer.alloc(1_000_000, 0xff), 0, 1_000_000, 2_000_000);
  closeSync(file);
  expect(await told(server)).toEqual(['0', 503]);
  await wait(2500);
  expect([await told(server), await post(server, 'refused')]).toEqual([['0', 503], 503]);
  expect((await fetch(`${server.origin}/fitur`)).status).toBe(200);
  await server.stop();
  const second = await leads({ METRICS_PORT: String(metrics) });
  expect([await told(second), await post(second, 'refused')]).toEqual([['0', 503], 503]);
  const lines = second
    .output()
    .split('\n')
    .filter((line) => /"level":"(warn|error)"/.test(line));
  expect(lines.filter((line) => line.includes('restore a backup')).length).toBe(1);
  for (const beside of ['-wal', '-shm']) rmSync(store.file + beside, { force: true });
  renameSync(whole, store.file);
  await waitUntil(async () => (await ready(second)) === 200, 'ready again');
  expect([await told(second), await post(second, 'back')]).toEqual([['1', 200], 201]);
});

test('logs a missing file once per minute, not at every try', async ({ leads, store }) => {
  const server = await leads({ LEADS_CREATE_STORE: 'false' });
  await wait(5000);
  expect([existsSync(store.file), await ready(server)]).toEqual([false, 503]);
  // Retention adds one line per hour.
  expect(server.output().match(/lead store not usable|outbox not readable/g)).toEqual(['lead store not usable']);
});

function visitors({ origin }: ServerProcess) {
  const acknowledged = new Map<string, string>();
  const refused: { status: number; retryAfter: string | null; code: string }[] = [];
  let up = true;
  const ended = Promise.all(
    Array.from({ length: 6 }, async (_, visitor) => {
      for (let n = 0; up; n += 1) {
        const key = randomUUID();
        const { status, headers, body } = await postLead(origin, validLead(`${visitor}-${n}`), key);
        if (status === 201) acknowledged.set(key, body.reference);
        else {
          refused.push({ status, retryAfter: headers.get('retry-after'), code: body.code });
          await wait(50);
        }
      }
    }),
  );
  // Awaited when it is stopped; an earlier rejection must not count as unhandled.
  ended.catch(() => undefined);
  return {
    acknowledged,
    refused,
    /**
     * Waits until requests are stored again, then checks that every acknowledged one is in the store and all others got
     * 503.
     */
    recoveredIn: async (url: string) => {
      const before = acknowledged.size;
      await waitUntil(() => acknowledged.size > before + 20, 'requests stored again');
      up = false;
      await ended;
      const codes = refused.map(({ status, code, retryAfter }) => [status, code, Number(retryAfter) > 0].join());
      expect(new Set(codes)).toEqual(new Set(['503,unavailable,true']));
      const stored = new Map((await leadsIn(url)).map((row) => [row.idempotency_key, row.reference]));
      for (const [key, reference] of acknowledged) expect(stored.get(key)).toBe(reference);
    },
  };
}

test.skipIf(!postgres)(
  'loses no acknowledged request when PostgreSQL stops under load (skipped where it does not start)',
  async ({ leads }) => {
    const url = (await postgres?.database('outage')) ?? '';
    const server = await leads({ LEADS_DATABASE_URL: url });
    const load = visitors(server);
    await waitUntil(() => load.acknowledged.size > 50, 'requests stored');
    await postgres?.stop();
    await waitUntil(() => load.refused.length > 10, 'requests refused');
    expect(await ready(server)).toBe(503);
    expect((await fetch(`${server.origin}/fitur`)).status).toBe(200);
    await postgres?.start();
    await load.recoveredIn(url);
    expect(await ready(server)).toBe(200);
    expect(server.output()).not.toMatch(/siti|example\.com/i);
  },
);

test('answers 503 when another process locks SQLite for long or too many requests wait', async ({ leads, store }) => {
  const server = await leads({ LEADS_QUEUE_LIMIT: '3' });
  const load = visitors(server);
  await waitUntil(() => load.acknowledged.size > 20, 'requests stored');
  const other = new DatabaseSync(store.file, { timeout: 5000 });
  other.exec('begin immediate');
  await waitUntil(() => load.refused.length > 5, 'requests refused');
  const begun = performance.now();
  expect((await fetch(`${server.origin}/fitur`)).status).toBe(200);
  // Pages do not wait for the database, which waits three seconds for the lock.
  expect(performance.now() - begun).toBeLessThan(2500);
  other.exec('rollback');
  other.close();
  await load.recoveredIn(store.url);
});
