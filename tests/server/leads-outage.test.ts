import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect } from 'vitest';
import { test } from './context.ts';
import { inStore, postLead, until, validLead } from './leads/client.ts';
import { sharedPostgres } from './leads/stores.ts';

afterAll(async () => {
  await (await sharedPostgres())?.remove();
});

/** Visitors who send one request after the other until they are stopped. */
function visitors(origin: string) {
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
  // Heard when it is stopped; until then it is nobody's.
  ended.catch(() => undefined);
  return {
    acknowledged,
    refused,
    stop: () => {
      up = false;
      return ended;
    },
  };
}

const keysIn = (url: string) =>
  inStore(url, async ({ db }) => {
    const rows = await db.selectFrom('lead').select(['idempotency_key', 'reference']).execute();
    return new Map(rows.map((row) => [row.idempotency_key ?? '', row.reference]));
  });

test('PostgreSQL stops mid-load and comes back: 503 meanwhile, nothing acknowledged is lost', async ({
  skip,
  leads,
}) => {
  const postgres = await sharedPostgres();
  if (!postgres) return skip('no PostgreSQL starts here');
  const url = await postgres.database('outage');
  const server = await leads({ LEADS_DATABASE_URL: url });
  const load = visitors(server.origin);
  await until(() => load.acknowledged.size > 50, 'requests stored');
  await postgres.stop();
  await until(() => load.refused.length > 10, 'requests refused');
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.origin}/fitur`)).status).toBe(200);
  await postgres.start();
  const before = load.acknowledged.size;
  await until(() => load.acknowledged.size > before + 50, 'requests stored again');
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  await load.stop();

  expect(new Set(load.refused.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['503 unavailable']));
  expect(load.refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  const stored = await keysIn(url);
  for (const [key, reference] of load.acknowledged) expect(stored.get(key)).toBe(reference);
  expect(server.output()).not.toMatch(/siti|example\.com/i);
});

test('a PostgreSQL that is away at the start: the site stands, and requests are stored once it is there', async ({
  skip,
  leads,
}) => {
  const postgres = await sharedPostgres();
  if (!postgres) return skip('no PostgreSQL starts here');
  const url = await postgres.database('late');
  await postgres.stop();
  const server = await leads({ LEADS_DATABASE_URL: url });
  expect((await fetch(server.origin)).status).toBe(200);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
  expect((await postLead(server.origin, validLead())).status).toBe(503);
  await postgres.start();
  await until(async () => (await fetch(`${server.origin}/readyz`)).status === 200, 'ready');
  expect((await postLead(server.origin, validLead())).status).toBe(201);
});

test('SQLite locked by another process: 503 when it takes too long or too many wait, and recovery', async ({
  leads,
  store,
}) => {
  const server = await leads({ LEADS_QUEUE_LIMIT: '3' });
  const load = visitors(server.origin);
  await until(() => load.acknowledged.size > 20, 'requests stored');
  const other = new DatabaseSync(store.file, { timeout: 5000 });
  other.exec('begin immediate');
  await until(() => load.refused.length > 5, 'requests refused');
  const begun = performance.now();
  expect((await fetch(`${server.origin}/fitur`)).status).toBe(200);
  // The pages do not wait for the database, which waits for three seconds.
  expect(performance.now() - begun).toBeLessThan(2500);
  other.exec('rollback');
  other.close();
  const before = load.acknowledged.size;
  await until(() => load.acknowledged.size > before + 20, 'requests stored again');
  await load.stop();
  expect(new Set(load.refused.map(({ status }) => status))).toEqual(new Set([503]));
  const stored = await keysIn(store.url);
  for (const [key, reference] of load.acknowledged) expect(stored.get(key)).toBe(reference);
});
