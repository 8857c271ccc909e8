import { existsSync } from 'node:fs';
import { type Database, type Statements, sql } from './sql.ts';
import { openSqlite, prepareFile, sqlitePath } from './sqlite.ts';
import { migrate } from './tables.ts';

export interface Store {
  kind: 'sqlite' | 'postgres';
  db: Database;
  /** @throws when the database cannot be reached */
  migrate(): Promise<void>;
  /** @throws when writing fails: unreachable, full, locked or read-only */
  probe(): Promise<void>;
  /** @throws when SQLite's file is damaged; PostgreSQL checks its own files */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Makes no connection yet. */
export async function openStore(
  url: string,
  { create = true, onBroken = (_error: Error): void => undefined } = {},
): Promise<Store> {
  if (url.startsWith('file:')) return sqlite(sqlitePath(url), create);
  // The driver is loaded on demand.
  const { openPostgres } = await import('./postgres.ts');
  const db = openPostgres(url, onBroken);
  return {
    kind: 'postgres',
    db,
    migrate: () => migrate(db, 'postgres'),
    probe: probe(db),
    check: async () => undefined,
    close: db.close,
  };
}

/** Its message names the file and the remedy. */
export class StoreMissing extends Error {}

function sqlite(file: string, create: boolean): Store {
  const db = openSqlite(file);
  let prepared = false;
  return {
    kind: 'sqlite',
    db,
    migrate: async () => {
      // Once: a file that disappears later must not be replaced by an empty one.
      if (!prepared && !create && !existsSync(file)) {
        throw new StoreMissing(`there is no ${file}: put it back, or start once with LEADS_CREATE_STORE=true`);
      }
      if (!prepared) prepareFile(file);
      prepared = true;
      await migrate(db, 'sqlite');
    },
    probe: probe(db),
    check: () => db.check(),
    close: db.close,
  };
}

/** Writes a value of `server_state` (`tables.ts`). */
export async function writeNote({ run }: Statements, name: 'probe' | 'retention', value: string): Promise<void> {
  await run(sql`insert into server_state (name, value) values (${name}, ${value})
    on conflict (name) do update set value = excluded.value`);
}

/** Validity of a probe, in milliseconds: several proxies may check each second. */
const probeHolds = 1000;

/**
 * Writes one row for all concurrent checks. After an error the next check writes again, so that a store that returns is
 * found at once.
 */
function probe(db: Database): () => Promise<void> {
  let last: Promise<void> | undefined;
  let asked = 0;
  const write = (): Promise<void> =>
    writeNote(db, 'probe', new Date().toISOString()).catch((error: unknown) => {
      last = undefined;
      throw error;
    });
  return () => {
    if (last === undefined || performance.now() - asked > probeHolds) {
      asked = performance.now();
      last = write();
    }
    return last;
  };
}
