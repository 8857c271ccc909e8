import { existsSync } from 'node:fs';
import { Pool, types } from 'pg';
import { loopback } from '../../settings.ts';
import { type Database, type Sql, type Statements, sql } from './sql.ts';
import { openSqlite, prepareFile, sqlitePath } from './sqlite.ts';
import { migrate } from './tables.ts';

export interface Store {
  kind: 'sqlite' | 'postgres';
  db: Database;
  /** @throws when the database cannot be reached */
  migrate(): Promise<void>;
  /** @throws when nothing can be written: gone, full, locked, read-only */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** Asks nothing of the store yet. */
export function openStore(url: string, { create = true, onBroken = (_error: Error): void => undefined } = {}): Store {
  return url.startsWith('file:') ? sqlite(sqlitePath(url), create) : postgres(url, onBroken);
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
    close: db.close,
  };
}

/** For each server process. */
const poolSize = 8;

function postgres(url: string, onBroken: (error: Error) => void): Store {
  // count() is a bigint, which pg gives as text; none comes near 2^53.
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: postgresAddress(url),
    max: poolSize,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5000,
    // For a server that does not answer at all.
    query_timeout: 6000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'leads',
  });
  pool.on('error', onBroken);
  // Between two statements the pool does not listen, and unheard errors end the process.
  pool.on('connect', (client) => client.on('error', onBroken));
  const db: Database = {
    ...onPostgres(pool),
    transaction: async (work) => {
      const client = await pool.connect();
      let broken = false;
      try {
        await client.query('begin');
        const result = await work(onPostgres(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {
          broken = true;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
  };
  return { kind: 'postgres', db, migrate: () => migrate(db, 'postgres'), probe: probe(db), close: () => pool.end() };
}

const onPostgres = (connection: Pick<Pool, 'query'>): Statements => {
  const ask = ({ parts, values }: Sql) =>
    connection.query({
      text: parts.reduce((text, part, index) => `${text}$${index}${part}`),
      values: [...values],
    });
  return {
    all: async (statement) => (await ask(statement)).rows,
    run: async (statement) => (await ask(statement)).rowCount ?? 0,
  };
};

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

/** Loopback, or a socket in the file system. */
const staysHere = ({ hostname, searchParams }: URL) =>
  loopback.has(hostname) || (hostname === '' && (searchParams.get('host') ?? '').startsWith('/'));

/** Beyond this machine TLS with a checked certificate is the rule unless `sslmode` says otherwise. */
export function postgresAddress(url: string): string {
  const parsed = new URL(url);
  if (!parsed.searchParams.has('sslmode') && !staysHere(parsed)) parsed.searchParams.set('sslmode', 'verify-full');
  return parsed.href;
}
