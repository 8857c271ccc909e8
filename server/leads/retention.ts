import type { FastifyBaseLogger } from 'fastify';
import { safeError } from './safe-error.ts';
import { eraseOlderThan, settleErasure } from './store/erase.ts';
import type { Store } from './store/open.ts';

/** How often old requests are looked for, and how long after the start the first time, in milliseconds. */
const interval = 60 * 60 * 1000;
const firstAfter = 2000;

/** Deletes what is older than the retention time, shortly after the start and then each hour. */
export function startRetention(store: Store, days: number, log: FastifyBaseLogger): { stop(): void } {
  const sweep = async (): Promise<void> => {
    try {
      const leads = await eraseOlderThan(store, days);
      if (leads === 0) return;
      await settleErasure(store);
      log.info({ leads, days }, 'old requests deleted');
    } catch (error) {
      log.warn({ err: safeError(error) }, 'old requests not deleted, will be tried again');
    }
  };
  const first = setTimeout(sweep, firstAfter);
  const hourly = setInterval(sweep, interval);
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(hourly);
    },
  };
}
