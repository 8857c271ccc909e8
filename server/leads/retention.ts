import type { FastifyBaseLogger } from 'fastify';
import { safeError } from '../log.ts';
import type { Registry } from '../metrics.ts';
import { type Scheduled, schedule } from './schedule.ts';
import { eraseOlderThan, settleErasure } from './store/leads.ts';
import type { Store } from './store/open.ts';

/** How often old requests are looked for, and how long after the start the first time, in milliseconds. */
const interval = 60 * 60 * 1000;
const firstAfter = 2000;

/**
 * Deletes what is older than the retention time, shortly after the start and then each hour. What looks like a wrong
 * clock deletes nothing: deleted requests do not come back, and a person can still say `npm run leads -- purge`.
 */
export function startRetention(store: Store, days: number, registry: Registry, log: FastifyBaseLogger): Scheduled {
  const sweep = async (): Promise<void> => {
    try {
      const now = new Date();
      const reason = await reasonToHold(store, days, now);
      registry.set('leads_retention_held', 'Whether the deletion of old requests is on hold.', reason ? 1 : 0);
      if (reason) {
        log.error({ reason, days }, 'old requests not deleted: check the clock, then `npm run leads -- purge`');
        return;
      }
      const leads = await eraseOlderThan(store, days, now);
      await noteRetention(store, now);
      if (leads === 0) return;
      if (!(await settleErasure(store)))
        log.warn('the journal still holds deleted requests: somebody reads it all the time');
      log.info({ leads, days }, 'old requests deleted');
    } catch (error) {
      log.warn({ err: safeError(error) }, 'old requests not deleted, will be tried again');
    }
  };
  return schedule(sweep, firstAfter, interval);
}

const day = 24 * 60 * 60 * 1000;
/** Longest time between two looks that passes for a server that was off, in milliseconds. */
const maxGap = 7 * day;
/** Largest part of all requests that one look deletes, and up to how many that does not matter. */
const maxShare = 1 / 4;
const few = 20;

/** Why nothing should be deleted now: the clock jumped, or too much would go at once; undefined when all is well. */
export async function reasonToHold({ db }: Pick<Store, 'db'>, days: number, now: Date): Promise<string | undefined> {
  const { total, old, newest } = await db
    .selectFrom('lead')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.max('received_at').as('newest'),
      fn
        .countAll<number>()
        .filterWhere('received_at', '<', new Date(now.getTime() - days * day).toISOString())
        .as('old'),
    ])
    .executeTakeFirstOrThrow();
  if (Number(old) === 0) return undefined;
  const state = await db.selectFrom('server_state').select('value').where('name', '=', 'retention').executeTakeFirst();
  // Before the first look the newest request is the last sign of the time.
  const last = Date.parse(state?.value ?? String(newest));
  const gap = now.getTime() - last;
  if (gap > maxGap) return `the clock is ${Math.floor(gap / day)} days ahead of the last look`;
  if (Number(old) > few && Number(old) > Number(total) * maxShare) return `${old} of ${total} would go at once`;
  return undefined;
}

/** Notes when old requests were looked for; an earlier time counts too, so that a wrong one does not stay. */
export async function noteRetention({ db }: Pick<Store, 'db'>, now: Date): Promise<void> {
  const value = now.toISOString();
  await db
    .insertInto('server_state')
    .values({ name: 'retention', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
