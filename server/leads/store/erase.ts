import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Store } from './open.ts';

/** Rows deleted in one transaction: others wait meanwhile. */
const batch = 200;
const dayLength = 24 * 60 * 60 * 1000;

/** Deletes requests, and with them their notifications; what remains is how many and why. Returns the number. */
export async function eraseOlderThan({ db }: Store, days: number, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - days * dayLength).toISOString();
  let erased = 0;
  for (;;) {
    const old = await db
      .selectFrom('lead')
      .select('reference')
      .where('received_at', '<', before)
      .limit(batch)
      .execute();
    if (old.length === 0) return erased;
    erased += await erase(
      { db },
      old.map(({ reference }) => reference),
      'retention',
    );
  }
}

/** Deletes the given requests and counts them. */
export function erase(
  { db }: Pick<Store, 'db'>,
  references: readonly string[],
  reason: 'forget' | 'retention',
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    if (references.length === 0) return 0;
    await transaction.deleteFrom('outbox').where('lead_reference', 'in', references).execute();
    const { numDeletedRows } = await transaction
      .deleteFrom('lead')
      .where('reference', 'in', references)
      .executeTakeFirstOrThrow();
    const leads = Number(numDeletedRows);
    // Another process may have been first.
    if (leads === 0) return 0;
    const erased_at = new Date().toISOString();
    await transaction.insertInto('erasure').values({ id: randomUUID(), erased_at, reason, leads }).execute();
    return leads;
  });
}

/** Takes deleted values out of the journal beside the SQLite file too; PostgreSQL does so by itself (autovacuum). */
export async function settleErasure({ db, kind }: Store): Promise<void> {
  if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
