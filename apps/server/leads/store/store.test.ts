import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leadColumns } from 'contract/lead';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reasonToKeep } from '../retention.ts';
import { acceptLead, readReference } from './leads.ts';
import { openStore, type Store, writeNote } from './open.ts';
import { postgresAddress } from './postgres.ts';
import { raw, sql } from './sql.ts';

test('keeps values separate from the text of a statement, including lists and nested parts', () => {
  const part = sql`b = ${'x'}`;
  expect(sql`select ${raw('a')} where ${part} and c in (${[1, 2]})`).toEqual({
    parts: ['select a where b = ', ' and c in (', ', ', ')'],
    values: ['x', 1, 2],
  });
});

test.each([
  ['postgres://u:p@db.internal/leads', 'postgres://u:p@db.internal/leads?sslmode=verify-full'],
  ['postgres://u:p@db.internal/leads?sslmode=disable', 'postgres://u:p@db.internal/leads?sslmode=disable'],
  ['postgres://u:p@[::1]:5433/leads', 'postgres://u:p@[::1]:5433/leads'],
  ['postgres:///leads?host=/var/run/postgresql', 'postgres:///leads?host=/var/run/postgresql'],
  ['postgres:///leads?host=10.0.0.4', 'postgres:///leads?host=10.0.0.4&sslmode=verify-full'],
])('opens %s as %s', (url, expected) => {
  expect(postgresAddress(url)).toBe(expected);
});

test.each([
  [' ktr 4x9m ', 'KTR-4X9M'],
  ['KTR4X9M', 'KTR-4X9M'],
  ['KTR-4X9', undefined],
  ['OOO-0000', undefined],
])('reads %j as the reference %s', (typed, reference) => {
  expect(readReference(typed)).toBe(reference);
});

describe('SQLite', () => {
  let folder: string;
  let file: string;
  let store: Store;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'leads-store-'));
    file = join(folder, 'leads.db');
    store = await openStore(`file:${file}`);
    await store.migrate();
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test('lets many processes open and migrate one new file at the same time', async () => {
    for (let round = 0; round < 2; round += 1) {
      const opened = Array.from({ length: 6 }, () => openStore(`file:${join(folder, `${round}.db`)}`));
      const stores = await Promise.all(opened);
      await Promise.all(stores.map((each) => each.migrate()));
      await Promise.all(stores.map((each) => each.close()));
    }
  }, 30_000);

  test('uses durable settings and an SQLite version with the fixed reset of the write-ahead log', async () => {
    const read = async (name: string) => Object.values((await store.db.all<object>(raw(`pragma ${name}`)))[0] ?? {})[0];
    expect([await read('journal_mode'), await read('synchronous'), await read('foreign_keys')]).toEqual(['wal', 2, 1]);
    const [major = 0, minor = 0, patch = 0] = process.versions.sqlite?.split('.').map(Number) ?? [];
    expect(major * 1_000_000 + minor * 1000 + patch).toBeGreaterThanOrEqual(3_051_003);
  });

  test('fails when the file is moved away, creates no new one, and works again when it is back', async () => {
    const moved = store.db.transaction(async ({ run }) => {
      await run(raw("insert into server_state values ('a', 'b')"));
      renameSync(file, `${file}.away`);
    });
    await expect(moved).rejects.toMatchObject({ code: 'GONE' });
    await expect(store.db.all(sql`select 1`)).rejects.toMatchObject({ code: 'GONE' });
    expect(existsSync(file)).toBe(false);
    renameSync(`${file}.away`, file);
    expect(await store.db.all(sql`select * from server_state`)).toEqual([]);
  });

  test('keeps transactions separate and rolls back a failed one', async () => {
    const add = (name: string) => sql`insert into server_state values (${name}, 'x')`;
    const failed = store.db.transaction(async ({ run }) => {
      await run(add('a'));
      await run(add('a'));
    });
    const other = store.db.run(add('b'));
    await expect(failed).rejects.toThrow();
    expect(await other).toBe(1);
    expect(await store.db.all(sql`select name from server_state`)).toMatchObject([{ name: 'b' }]);
  });

  test('reuses a successful probe for a second, and a failed one only for callers already waiting', async () => {
    const probed = async () => (await store.db.all(sql`select 1 from server_state where name = 'probe'`)).length;
    await store.db.run(raw('alter table server_state rename to away'));
    const [first, second] = [store.probe(), store.probe()];
    expect(second).toBe(first);
    await expect(first).rejects.toThrow();
    await store.db.run(raw('alter table away rename to server_state'));
    await store.probe();
    expect(await probed()).toBe(1);
    await store.db.run(sql`delete from server_state`);
    await store.probe();
    expect(await probed()).toBe(0);
  });

  const now = new Date('2026-11-21T03:00:00Z');
  const looked = (at: Date) => writeNote(store.db, 'retention', at.toISOString());
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

  async function keep(count: number, daysAgo: number): Promise<void> {
    for (let n = 0; n < count; n += 1) {
      await acceptLead(
        store,
        {
          ...{ idempotency_key: `${daysAgo} ${n}`, content_hash: 'x', received_at: inDays(-daysAgo).toISOString() },
          ...{ reply_by: '', suspect: 0, source: 'json', ...leadColumns(() => 'a') },
        },
        [],
      );
    }
  }

  test('lets old requests be deleted under a steady clock', async () => {
    await keep(2, 366);
    await keep(2, 1);
    await looked(inDays(-1));
    expect(await reasonToKeep(store, 365, now)).toBeUndefined();
  });

  test('deletes nothing under a clock a year ahead, with or without an earlier run', async () => {
    await keep(4, 1);
    expect(await reasonToKeep(store, 365, inDays(365))).toBe('the clock is 366 days ahead of the last run');
    await looked(now);
    expect(await reasonToKeep(store, 365, inDays(366))).toBe('the clock is 366 days ahead of the last run');
  });

  test('holds back the deletion of a large share of all requests', async () => {
    await keep(21, 366);
    await keep(40, 1);
    await looked(inDays(-1));
    expect(await reasonToKeep(store, 365, now)).toBe('21 of 61 would be deleted at once');
  });

  test('holds nothing back when no request is old, however long the server was off', async () => {
    await keep(3, 100);
    await looked(inDays(-100));
    expect(await reasonToKeep(store, 365, now)).toBeUndefined();
  });
});
