import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { leadRepeatMinutes } from '../../contract/lead-limits.ts';
import { makeReference } from '../reference.ts';
import type { Store } from './open.ts';
import type { Channel, LeadRow, Tables } from './tables.ts';

/** What is to be kept; the reference is given here. */
export type NewLead = Omit<LeadRow, 'reference'>;

export type Accepted =
  | { readonly kind: 'new' | 'repeat'; readonly lead: Pick<LeadRow, 'reference' | 'received_at' | 'reply_by'> }
  /** The key came before with other content. */
  | { readonly kind: 'conflict' };

/** More than enough: one collision has a chance of one in millions. */
const referenceTries = 5;

/**
 * Keeps a request and its notifications in one transaction, once: a repeated key, or without one the same content
 * within ten minutes, gives back the first.
 */
export function acceptLead(store: Store, lead: NewLead, channels: readonly Channel[]): Promise<Accepted> {
  return store.db.transaction().execute(async (transaction) => {
    if (store.kind === 'postgres' && lead.idempotency_key === null) {
      // No unique column stands between two of these; SQLite has one writer at a time anyway.
      await sql`select pg_advisory_xact_lock(hashtextextended(${lead.content_hash}, 0))`.execute(transaction);
    }
    for (let attempt = 0; attempt < referenceTries; attempt += 1) {
      const before = await earlier(transaction, lead);
      if (before) {
        return before.content_hash === lead.content_hash ? { kind: 'repeat', lead: before } : { kind: 'conflict' };
      }
      const row = { ...lead, reference: makeReference() };
      // Another process may have the same key in hand: then this waits for its commit and inserts nothing.
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('lead')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (!numInsertedOrUpdatedRows) continue;
      if (channels.length > 0) {
        const rows = channels.map((channel) => outboxRow(row, channel));
        await transaction.insertInto('outbox').values(rows).execute();
      }
      return { kind: 'new', lead: row };
    }
    throw new Error('no free reference found');
  });
}

function earlier(transaction: Transaction<Tables>, lead: NewLead) {
  const columns = ['reference', 'received_at', 'reply_by', 'content_hash'] as const;
  const query = transaction.selectFrom('lead').select(columns);
  if (lead.idempotency_key !== null) {
    return query.where('idempotency_key', '=', lead.idempotency_key).executeTakeFirst();
  }
  const since = new Date(Date.parse(lead.received_at) - leadRepeatMinutes * 60_000).toISOString();
  return query
    .where('content_hash', '=', lead.content_hash)
    .where('received_at', '>', since)
    .orderBy('received_at')
    .executeTakeFirst();
}

function outboxRow({ reference, received_at }: LeadRow, channel: Channel) {
  return {
    id: randomUUID(),
    lead_reference: reference,
    channel,
    state: 'waiting' as const,
    attempts: 0,
    created_at: received_at,
    next_attempt_at: received_at,
    leased_until: null,
    leased_by: null,
    sent_at: null,
    last_error: null,
  };
}
