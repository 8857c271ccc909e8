import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readReference } from './leads.ts';
import { openStore, postgresAddress, type Store } from './open.ts';
import { raw, sql } from './sql.ts';

test('values travel beside the text of a statement, lists and parts in their places', () => {
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
])('%s → %s', (url, expected) => {
  expect(postgresAddress(url)).toBe(expected);
});

test.each([
  [' ktr 4x9m ', 'KTR-4X9M'],
  ['KTR4X9M', 'KTR-4X9M'],
  ['KTR-4X9', undefined],
  ['OOO-0000', undefined],
])('%j is read as the reference %s', (typed, reference) => {
  expect(readReference(typed)).toBe(reference);
});

describe('SQLite', () => {
  let folder: string;
  let file: string;
  let store: Store;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'leads-store-'));
    file = join(folder, 'leads.db');
    store = openStore(`file:${file}`);
    await store.migrate();
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test('many that open and migrate one new file at the same moment all succeed', async () => {
    for (let round = 0; round < 2; round += 1) {
      const stores = Array.from({ length: 6 }, () => openStore(`file:${join(folder, `${round}.db`)}`));
      await Promise.all(stores.map((each) => each.migrate()));
      await Promise.all(stores.map((each) => each.close()));
    }
  }, 30_000);

  test('durable settings are on, in a release of SQLite that mended the reset of the write-ahead log', async () => {
    const read = async (name: string) => Object.values((await store.db.all<object>(raw(`pragma ${name}`)))[0] ?? {})[0];
    expect([await read('journal_mode'), await read('synchronous'), await read('foreign_keys')]).toEqual(['wal', 2, 1]);
    const [major = 0, minor = 0, patch = 0] = process.versions.sqlite?.split('.').map(Number) ?? [];
    expect(major * 1_000_000 + minor * 1000 + patch).toBeGreaterThanOrEqual(3_051_003);
  });

  test('a file that is moved away in a transaction is missed, none is made in its place, and back it is found', async () => {
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

  test('nobody’s statement comes into another’s transaction, and what fails is taken back', async () => {
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

  test('a good answer of the probe holds for a moment, an error only for those who wait for it', async () => {
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
});
