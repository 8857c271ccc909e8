import type { FastifyBaseLogger } from 'fastify';
import { safeError } from './safe-error.ts';
import type { Store } from './store/open.ts';

/** Pause before the next try, in milliseconds. */
const pause = 3000;

export interface Migration {
  readonly done: boolean;
  stop(): void;
}

/**
 * Brings the tables up to date. The site does not wait for a PostgreSQL that is away: it is tried again until it
 * answers, and requests are refused by 503 meanwhile. An SQLite file that does not work now never will.
 * @throws Error when the SQLite file cannot be used
 */
export async function migrateUntilDone(store: Store, log: FastifyBaseLogger): Promise<Migration> {
  let done = false;
  let timer: NodeJS.Timeout | undefined;
  const attempt = async (): Promise<void> => {
    try {
      await store.migrate();
      done = true;
      log.info({ store: store.kind }, 'lead store ready');
    } catch (error) {
      if (store.kind === 'sqlite') throw error;
      log.error({ err: safeError(error) }, 'lead store not reachable, will be tried again');
      timer = setTimeout(attempt, pause);
    }
  };
  await attempt();
  return {
    get done() {
      return done;
    },
    stop: () => clearTimeout(timer),
  };
}
