import { randomUUID } from 'node:crypto';
import { afterAll, expect } from 'vitest';
import { sql } from '../../server/leads/store/sql.ts';
import { earlyInWindow } from '../limit-window.ts';
import { test } from './context.ts';
import { postForm, postLead, rowsIn, until, validLead } from './leads/client.ts';
import { sharedPostgres } from './leads/stores.ts';

afterAll(async () => {
  await (await sharedPostgres())?.remove();
});

test('one network may send a few requests in ten minutes, then 429 with Retry-After', async ({ leads }) => {
  const server = await leads({ LEADS_RATE_LIMIT: '3', TRUST_PROXY: 'loopback' });
  await earlyInWindow();
  const from = (address: string, key: string = randomUUID()) =>
    postLead(server.origin, validLead(key), key, { 'x-forwarded-for': address });
  const key = randomUUID();
  expect((await from('203.0.113.7', key)).headers.get('idempotent-replayed')).toBeNull();
  // Repeats do not count, pass when the limit is reached, and say that they are repeats.
  const repeats = async (times: number) => {
    for (let n = 0; n < times; n += 1) {
      const again = await from('203.0.113.7', key);
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    }
  };
  await repeats(5);
  expect([(await from('203.0.113.7')).status, (await from('203.0.113.7')).status]).toEqual([201, 201]);
  const { status, headers, body } = await from('203.0.113.7');
  expect([status, body.code, Number(headers.get('retry-after')) > 0]).toEqual([429, 'too-many', true]);
  await repeats(1);
  expect((await from('203.0.113.8')).status).toBe(201);
  // One visitor has a whole /64.
  const v6 = [];
  for (let n = 1; n <= 4; n += 1) v6.push((await from(`2001:db8:1:2::${n}`)).status);
  expect(v6).toEqual([201, 201, 201, 429]);
  for (let n = 0; n < 3; n += 1) await postForm(server.origin, validLead(`form ${n}`));
  const form = await postForm(server.origin, validLead('form 9'));
  expect([form.status, form.headers.get('location')]).toEqual([303, '/konsultasi-gratis/gagal#terlalu-sering']);
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
  const key = randomUUID();
  const statuses = [];
  for (let n = 0; n < 8; n += 1) {
    const again = n === 1 || n === 7;
    const origin = servers[n % 2]?.origin ?? '';
    statuses.push((await postLead(origin, validLead(again ? 0 : n), again || n === 0 ? key : randomUUID())).status);
  }
  expect(statuses).toEqual([201, 200, 201, 201, 201, 429, 429, 200]);
  const rows = await rowsIn(url, sql`select * from rate_window`);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  // What was counted in a window that is over goes with the next start.
  await rowsIn(url, sql`insert into rate_window values ('of long ago', 1, 1)`);
  await leads(settings);
  const left = () => rowsIn(url, sql`select * from rate_window where "window" = 1`);
  await until(async () => (await left()).length === 0, 'old counts gone');
});
