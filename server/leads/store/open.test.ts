import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, postgresAddress, type Store } from './open.ts';

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leads-probe-'));
  store = openStore(`file:${join(folder, 'leads.db')}`);
  await store.migrate();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const written = async () =>
  (await store.db.selectFrom('server_state').select('value').where('name', '=', 'probe').execute()).length;

const takeTableAway = () => sql`alter table server_state rename to away`.execute(store.db);
const putTableBack = () => sql`alter table away rename to server_state`.execute(store.db);

test('a good answer holds for a moment, whoever asks', async () => {
  await store.probe();
  await store.db.deleteFrom('server_state').execute();
  await store.probe();
  expect(await written()).toBe(0);
});

test('those who ask at the same time hear one error, and the next question is asked anew', async () => {
  await takeTableAway();
  const [first, second] = [store.probe(), store.probe()];
  expect(second).toBe(first);
  await expect(first).rejects.toThrow();
  await putTableBack();
  await store.probe();
  expect(await written()).toBe(1);
});

test.each([
  ['postgres://u:p@db.internal/leads', 'postgres://u:p@db.internal/leads?sslmode=verify-full'],
  ['postgres://u:p@db.internal/leads?sslmode=disable', 'postgres://u:p@db.internal/leads?sslmode=disable'],
  ['postgres://u:p@localhost/leads', 'postgres://u:p@localhost/leads'],
  ['postgres://u:p@[::1]:5433/leads', 'postgres://u:p@[::1]:5433/leads'],
  ['postgres:///leads?host=/var/run/postgresql', 'postgres:///leads?host=/var/run/postgresql'],
  ['postgres:///leads?host=10.0.0.4', 'postgres:///leads?host=10.0.0.4&sslmode=verify-full'],
])('%s → %s', (url, expected) => {
  expect(postgresAddress(url)).toBe(expected);
});
