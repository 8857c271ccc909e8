import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type Store } from './open.ts';
import { SqliteClient } from './sqlite.ts';
import { prepareFile } from './sqlite-file.ts';

function clientOn(name: string): SqliteClient {
  const file = join(folder, name);
  prepareFile(file);
  return new SqliteClient(file);
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'leads-sqlite-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('many that open and migrate one new file at the same moment all succeed', async () => {
  for (let round = 0; round < 5; round += 1) {
    const stores: Store[] = Array.from({ length: 6 }, () => openStore(`file:${join(folder, `${round}.db`)}`));
    await Promise.all(stores.map((store) => store.migrate()));
    await Promise.all(stores.map((store) => store.close()));
  }
}, 30_000);

test('durable settings are on', async () => {
  const client = clientOn('settings.db');
  const read = async (name: string) => Object.values((await client.run(`pragma ${name}`, [])).rows[0] ?? {})[0];
  expect([await read('journal_mode'), await read('synchronous'), await read('foreign_keys')]).toEqual(['wal', 2, 1]);
  const [major = 0, minor = 0, patch = 0] = process.versions.sqlite?.split('.').map(Number) ?? [];
  // The release that mended the reset of the write-ahead log.
  expect(major * 1_000_000 + minor * 1000 + patch).toBeGreaterThanOrEqual(3_051_003);
  await client.close();
});

test('a file that is moved away is missed by every statement, none is made in its place, and back it is found', async () => {
  const file = join(folder, 'moved.db');
  const client = clientOn('moved.db');
  await client.run('create table a (b)', []);
  await client.run('begin immediate', []);
  await client.run('insert into a values (1)', []);
  renameSync(file, `${file}.away`);
  for (const sql of ['commit', 'select 1', 'begin immediate']) {
    await expect(client.run(sql, [])).rejects.toMatchObject({ code: 'GONE' });
  }
  expect(existsSync(file)).toBe(false);
  renameSync(`${file}.away`, file);
  expect((await client.run('select count(*) as rows from a', [])).rows).toEqual([{ rows: 0 }]);
  await client.close();
});
