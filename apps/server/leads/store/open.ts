import { existsSync } from 'node:fs';
import { type Database, type Statements, sql } from './sql.ts';
import { openSqlite, prepareFile, sqlitePath } from './sqlite.ts';
import { migrate } from './tables.ts';

export interface Store {
  kind: 'sqlite' | 'postgres';
  db: Database;
  /** @throws when the database cannot be reached */
  migrate(): Promise<void>;
  /** @throws when nothing can be written: gone, full, locked, read-only */
  probe(): Promise<void>;
  /** @throws when SQLite's file is damaged; PostgreSQL looks after its own */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Asks nothing of the store yet. */
export async function openStore(
  url: string,
  { create = true, onBroken = (_error: Error): void => undefined } = {},
): Promise<Store> {
  if (url.startsWith('file:')) return sqlite(sqlitePath(url), create);
  // The driver is loaded only where it is used.
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

/** Names the file and what to do. */
export class StoreMissing extends Error {}

function sqlite(file: string, create: boolean): Store {
  const db = openSqlite(file);
  let prepared = false;
  return {
    kind: 'sqlite',
    db,
    migrate: async () => {
      // Once: a file that vanishes later must not be followed by an empty one.
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

/** See `tables.ts`. */
export async function note({ run }: Statements, name: 'probe' | 'retention', value: string): Promise<void> {
  await run(sql`insert into server_state (name, value) values (${name}, ${value})
    on conflict (name) do update set value = excluded.value`);
}

/** Milliseconds: several proxies may ask each second. */
const probeHolds = 1000;

/**
 * Writes a row for all who ask at once. An error is told and forgotten, so that a store that is back is found by the
 * next question.
 */
function probe(db: Database): () => Promise<void> {
  let last: Promise<void> | undefined;
  let asked = 0;
  const write = (): Promise<void> =>
    note(db, 'probe', new Date().toISOString()).catch((error: unknown) => {
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
