import { createHash, createHmac } from 'node:crypto';
import type { Database } from '../store/tables.ts';
import { type WindowCounter, windowAt, windowLength } from './windows.ts';

/**
 * Counts in PostgreSQL, for all servers together. The database holds no address: only an HMAC of the network under a
 * key made of the connection string, until `cleanWindows` comes by.
 */
export function databaseCounter(db: Database, url: string): WindowCounter {
  const key = createHash('sha256').update(`rate limit of ${url}`).digest();
  return {
    add: async (network, window, by) => {
      const name = createHmac('sha256', key).update(network).digest('base64url');
      const { requests } = await db
        .insertInto('rate_window')
        .values({ network: name, window, requests: Math.max(0, by) })
        .onConflict((conflict) =>
          conflict.columns(['network', 'window']).doUpdateSet((set) => ({
            requests: set('rate_window.requests', '+', by),
          })),
        )
        .returning('requests')
        .executeTakeFirstOrThrow();
      return requests;
    },
  };
}

/** Deletes counts of windows that are over, at once and then every ten minutes, so that none stays for half an hour. */
export function cleanWindows(db: Database): { stop(): void } {
  const clean = (): void => {
    // While the database does not answer, the next round does it.
    void db
      .deleteFrom('rate_window')
      .where('window', '<', windowAt(Date.now()) - 1)
      .execute()
      .catch(() => undefined);
  };
  clean();
  const timer = setInterval(clean, windowLength);
  return { stop: () => clearInterval(timer) };
}
