import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { FastifyBaseLogger } from 'fastify';
import { safeError } from 'service/log';
import type { Registry } from 'service/metrics';

const backupName = /^leads-\d{4}-\d{2}-\d{2}\.db$/;

/**
 * Copies by SQLite's online backup and checks the copy before it gets its final name. @throws Error when either fails
 */
export async function copyDatabase(file: string, to: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true });
  const part = `${to}.part`;
  try {
    rmSync(part, { force: true });
    await backup(source, part);
    chmodSync(part, 0o600);
    checkDatabase(part);
    // Renamed last: an interrupted copy stays a `.part` file.
    renameSync(part, to);
  } finally {
    source.close();
    // SQLite creates these two files when the copy is read.
    for (const beside of ['-shm', '-wal']) rmSync(part + beside, { force: true });
  }
}

/** @returns number of requests in an intact database @throws Error when the database is damaged */
export function checkDatabase(file: string): number {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const [found] = copy.prepare('pragma quick_check(1)').all() as { quick_check: string }[];
    if (found?.quick_check !== 'ok') throw new Error('the database is damaged');
    return Number(copy.prepare('select count(*) as requests from lead').get()?.['requests']);
  } finally {
    copy.close();
  }
}

const day = 24 * 60 * 60 * 1000;
/** Gap to the nearest copy, in milliseconds, beyond which the clock is assumed wrong. */
const longestGap = 7 * day;

/**
 * The oldest copy, which a new one replaces. None while the new date is far from all others: a clock that jumped must
 * not delete good copies.
 */
export function copyToReplace(made: string, copies: readonly string[], keep: number): string | undefined {
  const others = copies.filter((name) => backupName.test(name) && name !== made).sort();
  const backupDay = (name: string) => Date.parse(name.slice('leads-'.length, -'.db'.length));
  const gap = Math.min(...others.map((name) => Math.abs(backupDay(made) - backupDay(name))));
  return others.length >= keep && gap <= longestGap ? others[0] : undefined;
}

/**
 * Measures the age of the newest copy, including PostgreSQL dumps (deploy/backup.sh). Without a readable copy the age
 * counts from 1970, so that the alarm fires.
 */
export function measureBackups(folder: string, registry: Registry): void {
  let newest = 0;
  try {
    const copies = readdirSync(folder).filter((name) => /^leads-[-\d]+\.(db|dump)$/.test(name));
    newest = Math.max(0, ...copies.map((name) => statSync(join(folder, name)).mtimeMs));
  } catch {
    // A missing folder, missing rights, or a copy removed just now: treated as no copy.
  }
  const seconds = Math.max(0, Math.round((Date.now() - newest) / 1000));
  registry.set('leads_backup_age_seconds', 'Age of the newest copy of the requests.', seconds);
}

export interface BackupOptions {
  file: string;
  folder: string;
  /** Number of daily copies. */
  keep: number;
}

/** Makes today's copy unless it exists. Never throws. */
export async function backUp({ file, folder, keep }: BackupOptions, registry: Registry, log: FastifyBaseLogger) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const name = `leads-${new Date().toISOString().slice(0, 10)}.db`;
    if (!readdirSync(folder).includes(name)) {
      await copyDatabase(file, join(folder, name));
      log.info({ name }, 'backup made');
      const next = () => copyToReplace(name, readdirSync(folder), keep);
      // Several are removed after LEADS_BACKUP_DAYS was reduced.
      for (let old = next(); old !== undefined; old = next()) rmSync(join(folder, old));
    }
    registry.set('leads_backup_ok', 'Whether today has its backup.', 1);
  } catch (error) {
    registry.set('leads_backup_ok', 'Whether today has its backup.', 0);
    log.error({ err: safeError(error) }, 'backup not made, will be tried again');
  }
}
