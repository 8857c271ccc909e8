import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { FastifyBaseLogger } from 'fastify';
import { safeError } from '../log.ts';
import type { Registry } from '../metrics.ts';
import { type Scheduled, schedule } from './schedule.ts';

/** How often it is looked whether today has its copy, and how long after the start the first time, in milliseconds. */
const interval = 60 * 60 * 1000;
const firstAfter = 5000;
const named = /^leads-\d{4}-\d{2}-\d{2}\.db$/;

/**
 * Copies the SQLite file while it is in use, whole and in one state (SQLite's online backup).
 * @throws Error when the file cannot be read or the copy not written
 */
export async function copyDatabase(file: string, to: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true });
  const part = `${to}.part`;
  try {
    rmSync(part, { force: true });
    await backup(source, part);
    chmodSync(part, 0o600);
    // A copy that was cut off never has the name of one.
    renameSync(part, to);
  } finally {
    source.close();
  }
}

/** Removes all but the newest copies. */
function removeOld(folder: string, keep: number): void {
  const copies = readdirSync(folder).filter((name) => named.test(name));
  for (const name of copies.sort().slice(0, -keep)) rmSync(join(folder, name));
}

export interface BackupOptions {
  /** The SQLite file. */
  readonly file: string;
  readonly folder: string;
  /** Copies to keep, one a day. */
  readonly keep: number;
}

/** Makes one copy a day by itself, the first shortly after the start. */
export function startBackups(
  { file, folder, keep }: BackupOptions,
  registry: Registry,
  log: FastifyBaseLogger,
): Scheduled {
  const copyToday = async (): Promise<void> => {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const name = `leads-${new Date().toISOString().slice(0, 10)}.db`;
      if (!readdirSync(folder).includes(name)) {
        await copyDatabase(file, join(folder, name));
        log.info({ name }, 'backup made');
      }
      removeOld(folder, keep);
      registry.set('leads_backup_ok', 'Whether today has its backup.', 1);
    } catch (error) {
      registry.set('leads_backup_ok', 'Whether today has its backup.', 0);
      log.error({ err: safeError(error) }, 'backup not made, will be tried again');
    }
  };
  return schedule(copyToday, firstAfter, interval);
}
