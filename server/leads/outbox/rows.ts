import type { ExpressionBuilder } from 'kysely';
import type { Channel, Database, LeadRow, OutboxRow, Tables } from '../store/tables.ts';
import { longestPause } from './backoff.ts';

/** How long a message belongs to the process that took it, in milliseconds: longer than any delivery may take. */
export const leaseLength = 120_000;

/**
 * Rows that are due and that nobody works on. A time further ahead than any pause or lease was written under a wrong
 * clock: it must not hold a message back for a year.
 */
function isFree(where: ExpressionBuilder<Tables, 'outbox'>, now: Date) {
  const at = now.toISOString();
  const later = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  return where.and([
    where('state', '=', 'waiting'),
    where.or([where('next_attempt_at', '<=', at), where('next_attempt_at', '>', later(2 * longestPause * 1000))]),
    where.or([
      where('leased_until', 'is', null),
      where('leased_until', '<', at),
      where('leased_until', '>', later(2 * leaseLength)),
    ]),
  ]);
}

export interface DueMessage {
  readonly row: OutboxRow;
  readonly lead: LeadRow;
}

/**
 * Takes messages of a channel that are due, each for this process alone. Taking is one conditional update, so that several
 * processes can look at the same rows: one of them changes the row, the others change nothing.
 */
export async function claimDue(db: Database, channel: Channel, owner: string, limit: number): Promise<DueMessage[]> {
  const now = new Date();
  const free = await db
    .selectFrom('outbox')
    .select('id')
    .where('channel', '=', channel)
    .where((where) => isFree(where, now))
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
  const taken: DueMessage[] = [];
  for (const { id } of free) {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set((set) => ({
        leased_by: owner,
        leased_until: new Date(now.getTime() + leaseLength).toISOString(),
        attempts: set('attempts', '+', 1),
      }))
      .where('id', '=', id)
      .where((where) => isFree(where, now))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    const due = await withLead(db, id);
    if (due) taken.push(due);
  }
  return taken;
}

async function withLead(db: Database, id: string): Promise<DueMessage | undefined> {
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const lead = await db.selectFrom('lead').selectAll().where('reference', '=', row.lead_reference).executeTakeFirst();
  return lead && { row, lead };
}

type Outcome =
  | { readonly state: 'sent' }
  | { readonly state: 'waiting'; readonly nextAttempt: Date; readonly error: string }
  | { readonly state: 'failed'; readonly error: string };

/** Writes down how a try ended, unless the lease was lost to another process. */
export async function recordOutcome(db: Database, { id }: OutboxRow, owner: string, outcome: Outcome): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      state: outcome.state,
      leased_by: null,
      leased_until: null,
      sent_at: outcome.state === 'sent' ? new Date().toISOString() : null,
      last_error: outcome.state === 'sent' ? null : outcome.error,
      ...(outcome.state === 'waiting' && { next_attempt_at: outcome.nextAttempt.toISOString() }),
    })
    .where('id', '=', id)
    .where('leased_by', '=', owner)
    .execute();
}

/** Gives back messages that were taken but not begun. */
export async function releaseLease(db: Database, ids: readonly string[], owner: string): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('outbox')
    .set((set) => ({ leased_by: null, leased_until: null, attempts: set('attempts', '-', 1) }))
    .where('id', 'in', ids)
    .where('leased_by', '=', owner)
    .execute();
}
