import type { FastifyBaseLogger } from 'fastify';
import { safeError } from './safe-error.ts';
import type { Store } from './store/open.ts';

/** Pause before the next try, in milliseconds. */
const pause = 3000;

export interface Migration {
  readonly done: boolean;
  /** After the store failed: it may come back as an older copy, or without its tables. */
  again(): void;
  stop(): void;
}

/**
 * Brings the tables up to date. The site does not wait for a store that is away, whichever it is: it is tried again
 * until it answers, and requests are refused by 503 meanwhile.
 */
export async function migrateUntilDone(store: Store, log: FastifyBaseLogger): Promise<Migration> {
  let done = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const attempt = async (): Promise<void> => {
    timer = undefined;
    try {
      await store.migrate();
      done = true;
      log.info({ store: store.kind }, 'lead store ready');
    } catch (error) {
      log.error({ err: safeError(error) }, 'lead store not usable, will be tried again');
      if (!stopped) timer = setTimeout(attempt, pause);
    }
  };
  await attempt();
  return {
    get done() {
      return done;
    },
    again: () => {
      if (done && !stopped) timer ??= setTimeout(attempt, pause);
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
