import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Registry } from 'service/metrics';
import { expect, test, vi } from 'vitest';
import { backUp, checkDatabase, copyDatabase, copyToReplace, measureBackups } from './backup.ts';

const log = { info: vi.fn(), error: vi.fn() } as unknown as Parameters<typeof backUp>[2];

test('makes one complete copy per day of a database in use, readable by its owner only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leads-backup-'));
  const file = join(folder, 'leads.db');
  const copies = join(folder, 'copies');
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; create table lead (n integer)');
  // Still in the -wal file, which a plain file copy would miss.
  database.exec('insert into lead values (1), (2), (3)');
  const registry = new Registry();
  await backUp({ file, folder: copies, keep: 2 }, registry, log);
  expect(registry.text()).toContain('leads_backup_ok 1');
  const made = `leads-${new Date().toISOString().slice(0, 10)}.db`;
  expect(readdirSync(copies)).toEqual([made]);
  expect(checkDatabase(join(copies, made))).toBe(3);
  expect(statSync(join(copies, made)).mode & 0o777).toBe(0o600);
  database.close();
  rmSync(folder, { recursive: true });
});

test('makes no copy of a damaged store and keeps the previous one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leads-rotten-'));
  const [file, copy] = [join(folder, 'leads.db'), join(folder, 'copy.db')];
  const database = new DatabaseSync(file);
  database.exec('create table lead (n text)');
  const insert = database.prepare('insert into lead values (hex(randomblob(500)))');
  for (let n = 0; n < 400; n += 1) insert.run();
  database.close();
  await copyDatabase(file, copy);
  const before = readFileSync(copy);
  const bytes = readFileSync(file);
  bytes.fill(0xff, 40_000, 60_000);
  writeFileSync(file, bytes);
  await expect(copyDatabase(file, copy)).rejects.toThrow();
  expect(readFileSync(copy).equals(before)).toBe(true);
  rmSync(folder, { recursive: true });
});

const days = (...list: string[]) => list.map((day) => `leads-2026-11-${day}.db`);

test.each([
  ['the oldest of four', 'leads-2026-11-20.db', days('17', '18', '19', '20'), 'leads-2026-11-17.db'],
  ['none of three', 'leads-2026-11-20.db', days('18', '19', '20'), undefined],
  ['none under a clock a year ahead', 'leads-2027-11-20.db', days('17', '18', '19'), undefined],
  ['none under a clock a year behind', 'leads-2025-11-20.db', days('17', '18', '19'), undefined],
  ['none when other files fill the folder', 'leads-2026-11-20.db', ['other.db', ...days('19', '20')], undefined],
])('replaces, when three copies are kept, %s', (_, made, copies, removed) => {
  expect(copyToReplace(made, copies, 3)).toBe(removed);
});

test('measures the age of the newest copy, dumps of PostgreSQL included', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leads-age-'));
  const registry = new Registry();
  const age = () => {
    measureBackups(folder, registry);
    return Number(/^leads_backup_age_seconds (\d+)$/m.exec(registry.text())?.[1]);
  };
  const twoDays = 2 * 24 * 60 * 60;
  expect(age()).toBeGreaterThan(365 * twoDays);
  const aged = (name: string, seconds: number) => {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), 0, Date.now() / 1000 - seconds);
  };
  aged('leads-2026-01-01.dump', twoDays);
  aged('leads-2026-01-02.dump', 7200);
  aged('leads-2026-01-03.db.part', 0);
  expect(Math.abs(age() - 7200)).toBeLessThan(5);
  rmSync(folder, { recursive: true });
});
