import type { FastifyBaseLogger } from 'fastify';
import { safeError } from 'service/log';
import type { Registry } from 'service/metrics';
import { eraseOlderThan, purgeJournal } from './store/leads.ts';
import { type Store, writeNote } from './store/open.ts';
import { sql } from './store/sql.ts';

/**
 * Deletes requests older than the retention period, unless the clock looks wrong; `npm run leads -- purge` deletes in
 * any case. Never throws.
 */
export async function deleteOldLeads(store: Store, days: number, registry: Registry, log: FastifyBaseLogger) {
  try {
    const now = new Date();
    const reason = await reasonToKeep(store, days, now);
    registry.set('leads_retention_held', 'Whether the deletion of old requests is on hold.', reason ? 1 : 0);
    if (reason) {
      log.error({ reason, days }, 'old requests not deleted: check the clock, then `npm run leads -- purge`');
      return;
    }
    const leads = await eraseOlderThan(store, days, now);
    await writeNote(store.db, 'retention', now.toISOString());
    if (leads === 0) return;
    if (!(await purgeJournal(store)))
      log.warn('the journal still holds deleted requests: another program is reading it');
    log.info({ leads, days }, 'old requests deleted');
  } catch (error) {
    log.warn({ err: safeError(error) }, 'old requests not deleted, will be tried again');
  }
}

const day = 24 * 60 * 60 * 1000;
/**
 * Longest time between two runs, in milliseconds, that a stopped server explains; beyond it the clock is assumed wrong.
 */
const maxGap = 7 * day;
/** Share of all requests that one run may delete; up to a few it does not matter. */
const maxShare = 1 / 4;
const few = 20;

/** Reason not to delete now: the clock jumped, or too many requests would be deleted at once. */
export async function reasonToKeep({ db }: Pick<Store, 'db'>, days: number, now: Date): Promise<string | undefined> {
  const before = new Date(now.getTime() - days * day).toISOString();
  const [counts] = await db.all<{ total: number; old: number; newest: string; last: string | null }>(
    sql`select count(*) as total, max(received_at) as newest, coalesce(sum(case when received_at < ${before} then 1 else 0 end), 0) as old,
      (select value from server_state where name = 'retention') as last from lead`,
  );
  if (!counts?.old) return undefined;
  const { total, old, newest, last } = counts;
  // Before the first run the newest request is the latest known time.
  const gap = now.getTime() - Date.parse(last ?? newest);
  if (gap > maxGap) return `the clock is ${Math.floor(gap / day)} days ahead of the last run`;
  if (old > few && old > total * maxShare) return `${old} of ${total} would be deleted at once`;
  return undefined;
}
