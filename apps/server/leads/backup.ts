import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { FastifyBaseLogger } from 'fastify';
import { safeError } from 'service/log';
import type { Registry } from 'service/metrics';

const backupName = /^leads-\d{4}-\d{2}-\d{2}\.db$/;

/** SQLite's online backup; the copy is read to its end before it gets its name. @throws Error when that fails */
export async function copyDatabase(file: string, to: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true });
  const part = `${to}.part`;
  try {
    rmSync(part, { force: true });
    await backup(source, part);
    chmodSync(part, 0o600);
    checkDatabase(part);
    // A copy that was cut off never has the name of one.
    renameSync(part, to);
  } finally {
    source.close();
    // Reading the copy makes them.
    for (const beside of ['-shm', '-wal']) rmSync(part + beside, { force: true });
  }
}

/** @returns how many requests a whole database holds @throws Error when it is not whole */
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
/** After a longer gap the clock is not to be trusted, in milliseconds. */
const longestGap = 7 * day;

/**
 * The copy that a new one replaces: the oldest of too many, none while their days are far from the new one: a clock
 * that jumped must not push good ones out.
 */
export function replacedBy(made: string, copies: readonly string[], keep: number): string | undefined {
  const others = copies.filter((name) => backupName.test(name) && name !== made).sort();
  const dayOf = (name: string) => Date.parse(name.slice('leads-'.length, -'.db'.length));
  const gap = Math.min(...others.map((name) => Math.abs(dayOf(made) - dayOf(name))));
  return others.length >= keep && gap <= longestGap ? others[0] : undefined;
}

/** Dumps of PostgreSQL too (deploy/backup.sh). Without a copy that can be seen the age counts from 1970, so that the alarm goes off. */
export function measureBackups(folder: string, registry: Registry): void {
  let newest = 0;
  try {
    const copies = readdirSync(folder).filter((name) => /^leads-[-\d]+\.(db|dump)$/.test(name));
    newest = Math.max(0, ...copies.map((name) => statSync(join(folder, name)).mtimeMs));
  } catch {
    // No folder, no rights, or a copy that is removed this moment: as if there were none.
  }
  const seconds = Math.max(0, Math.round((Date.now() - newest) / 1000));
  registry.set('leads_backup_age_seconds', 'Age of the newest copy of the requests.', seconds);
}

export interface BackupOptions {
  file: string;
  folder: string;
  /** One a day. */
  keep: number;
}

/** Makes today's copy unless it is there. Never throws. */
export async function backUp({ file, folder, keep }: BackupOptions, registry: Registry, log: FastifyBaseLogger) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const name = `leads-${new Date().toISOString().slice(0, 10)}.db`;
    if (!readdirSync(folder).includes(name)) {
      await copyDatabase(file, join(folder, name));
      log.info({ name }, 'backup made');
      const next = () => replacedBy(name, readdirSync(folder), keep);
      // More than one where fewer are kept than before.
      for (let old = next(); old !== undefined; old = next()) rmSync(join(folder, old));
    }
    registry.set('leads_backup_ok', 'Whether today has its backup.', 1);
  } catch (error) {
    registry.set('leads_backup_ok', 'Whether today has its backup.', 0);
    log.error({ err: safeError(error) }, 'backup not made, will be tried again');
  }
}
