import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { Registry } from '../metrics.ts';
import { startBackups } from './backup.ts';

const log = { info: vi.fn(), error: vi.fn() } as unknown as Parameters<typeof startBackups>[2];

test('one whole copy a day of a file in use, readable by its owner alone; old ones go', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leads-backup-'));
  const file = join(folder, 'leads.db');
  const copies = join(folder, 'copies');
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; create table lead (n integer)');
  // Stands in the -wal file, which a plain copy would miss.
  database.exec('insert into lead values (1), (2), (3)');
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'] });
  const registry = new Registry();
  const running = startBackups({ file, folder: copies, keep: 2 }, registry, log);
  const made = async (days: number, name: string) => {
    vi.setSystemTime(new Date(Date.UTC(2026, 10, 20 + days)));
    vi.advanceTimersByTime(days === 0 ? 5000 : 60 * 60 * 1000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(readdirSync(copies)).toContain(name));
    await vi.waitFor(() => expect(registry.text()).toContain('leads_backup_ok 1'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'] });
  };
  try {
    await made(0, 'leads-2026-11-20.db');
    const copy = new DatabaseSync(join(copies, 'leads-2026-11-20.db'), { readOnly: true });
    expect(copy.prepare('select count(*) as n from lead').get()).toMatchObject({ n: 3 });
    copy.close();
    expect(statSync(join(copies, 'leads-2026-11-20.db')).mode & 0o777).toBe(0o600);
    writeFileSync(join(copies, 'leads-2026-01-01.db'), '');
    writeFileSync(join(copies, 'of-somebody-else.db'), '');
  } finally {
    running.stop();
    vi.useRealTimers();
  }
  const again = startBackups({ file, folder: copies, keep: 1 }, registry, log);
  await vi.waitFor(() => expect(readdirSync(copies)).not.toContain('leads-2026-01-01.db'), { timeout: 10_000 });
  again.stop();
  expect(readdirSync(copies)).toContain('of-somebody-else.db');
  database.close();
  rmSync(folder, { recursive: true });
}, 20_000);
