import { Pool, types } from 'pg';
import { loopback } from '../../settings.ts';
import type { Database, Sql, Statements } from './sql.ts';

/** Connections per server process. */
const poolSize = 8;

export function openPostgres(url: string, onBroken: (error: Error) => void): Database & { close(): Promise<void> } {
  // count() is a bigint, which pg returns as text; no count comes near 2^53.
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: postgresAddress(url),
    max: poolSize,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5000,
    // The client's own limit, for a database that does not answer.
    query_timeout: 6000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'leads',
  });
  pool.on('error', onBroken);
  // An idle client's error is not handled by the pool, and an unhandled error ends the process.
  pool.on('connect', (client) => client.on('error', onBroken));
  return {
    ...onPostgres(pool),
    close: () => pool.end(),
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

/** Loopback, or a Unix socket. */
const staysHere = ({ hostname, searchParams }: URL) =>
  loopback.has(hostname) || (hostname === '' && (searchParams.get('host') ?? '').startsWith('/'));

/** Adds `sslmode=verify-full` for other machines unless the URL sets `sslmode`. */
export function postgresAddress(url: string): string {
  const parsed = new URL(url);
  if (!parsed.searchParams.has('sslmode') && !staysHere(parsed)) parsed.searchParams.set('sslmode', 'verify-full');
  return parsed.href;
}
