import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '../metrics/registry.ts';
import { safeError } from './safe-error.ts';
import { eraseOlderThan, settleErasure } from './store/erase.ts';
import type { Store } from './store/open.ts';
import { markRetention, retentionDoubt } from './store/retention-doubt.ts';

/** How often old requests are looked for, and how long after the start the first time, in milliseconds. */
const interval = 60 * 60 * 1000;
const firstAfter = 2000;

/**
 * Deletes what is older than the retention time, shortly after the start and then each hour. What looks like a wrong
 * clock deletes nothing: deleted requests do not come back, and a person can still say `npm run leads -- purge`.
 */
export function startRetention(
  store: Store,
  days: number,
  registry: Registry,
  log: FastifyBaseLogger,
): { stop(): void } {
  const sweep = async (): Promise<void> => {
    try {
      const now = new Date();
      const doubt = await retentionDoubt(store, days, now);
      registry.set('leads_retention_held', 'Whether old requests are kept because of a doubt.', doubt ? 1 : 0);
      if (doubt) {
        log.error({ doubt, days }, 'old requests not deleted: check the clock, then `npm run leads -- purge`');
        return;
      }
      const leads = await eraseOlderThan(store, days, now);
      await markRetention(store, now);
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
