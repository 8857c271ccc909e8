import { createHash, createHmac } from 'node:crypto';
import type { Database } from '../store/tables.ts';
import type { WindowCounter } from './windows.ts';

/**
 * Counts in PostgreSQL, for all servers together. The database holds no address: only an HMAC of the network under a
 * key made of the connection string, for twenty minutes at most.
 */
export function databaseCounter(db: Database, url: string): WindowCounter {
  const key = createHash('sha256').update(`rate limit of ${url}`).digest();
  let cleaned = 0;
  return {
    add: async (network, window, by) => {
      if (window !== cleaned) {
        cleaned = window;
        await db
          .deleteFrom('rate_window')
          .where('window', '<', window - 1)
          .execute();
      }
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
