import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { migrate } from './migrations.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Database, Tables } from './tables.ts';

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Database;
  /** Brings the tables up to date. @throws when the database cannot be reached */
  migrate(): Promise<void>;
  /** @throws when the database does not answer */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Connections to PostgreSQL at once, for each server process. */
const poolSize = 8;

/**
 * Opens the store behind LEADS_DATABASE_URL without asking anything of it yet.
 * @param onBroken hears of connections that broke by themselves
 */
export function openStore(url: string, onBroken: (error: Error) => void = () => undefined): Store {
  if (!url.startsWith('file:')) return postgres(url, onBroken);
  const file = resolve(url.slice('file:'.length));
  prepareFile(file);
  return asStore('sqlite', new Kysely<Tables>({ dialect: sqliteDialect(file) }));
}

/** Personal data: the file is for its owner alone, whatever the umask; SQLite gives the -wal file the same rights. */
function prepareFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

function postgres(connectionString: string, onBroken: (error: Error) => void): Store {
  // count() is a bigint, which pg hands over as text; no number here comes near 2^53.
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5000,
    // A little longer, for a server that does not answer at all.
    query_timeout: 6000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'leads',
  });
  pool.on('error', onBroken);
  // In use, but between two statements: the pool does not listen then, and unheard errors end the process.
  pool.on('connect', (client) => client.on('error', onBroken));
  return asStore('postgres', new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }));
}

function asStore(kind: Store['kind'], db: Database): Store {
  return {
    kind,
    db,
    migrate: () => migrate(db, kind),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
