import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { leadBodyLimit, leadRepeatMinutes, referenceAlphabet, referencePattern } from '../../contract/lead.ts';
import type { Store } from './open.ts';
import { type Channel, channels, type Database, type LeadRow, type OutboxRow, type Tables } from './tables.ts';

/** What is to be stored; the reference is given here. */
export type NewLead = Omit<LeadRow, 'reference'>;

type Accepted =
  | { readonly kind: 'new' | 'repeat'; readonly lead: Pick<LeadRow, 'reference' | 'received_at' | 'reply_by'> }
  /** The key came before with other content. */
  | { readonly kind: 'conflict' };

/** More than enough: one collision has a chance of one in millions. */
const referenceAttempts = 5;

/**
 * Stores a request and its notifications in one transaction, once: a repeated key, or without one the same content
 * within ten minutes, gives back the first.
 */
export function acceptLead(store: Store, lead: NewLead, channels: readonly Channel[]): Promise<Accepted> {
  return store.db.transaction().execute(async (transaction) => {
    if (store.kind === 'postgres' && lead.idempotency_key === null) {
      // No unique column stands between two of these; SQLite has one writer at a time anyway.
      await sql`select pg_advisory_xact_lock(hashtextextended(${lead.content_hash}, 0))`.execute(transaction);
    }
    for (let attempt = 0; attempt < referenceAttempts; attempt += 1) {
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

/**
 * Stores a request as large as any with its notifications, and deletes both before anybody can see them: what was
 * deleted is overwritten too, so it takes the room of a real one.
 */
export function storeAndTakeOut(db: Database): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const now = new Date().toISOString();
    const id = randomUUID();
    const row: LeadRow = {
      reference: id,
      idempotency_key: id,
      content_hash: id,
      received_at: now,
      reply_by: now,
      name: id,
      email: id,
      phone: id,
      company: null,
      industry: null,
      tank_count: null,
      message: 'x'.repeat(leadBodyLimit),
      consent_version: id,
      suspect: 1,
      source: 'form',
    };
    await transaction.insertInto('lead').values(row).execute();
    const rows = channels.map((channel) => outboxRow(row, channel));
    await transaction.insertInto('outbox').values(rows).execute();
    await transaction.deleteFrom('outbox').where('lead_reference', '=', id).execute();
    await transaction.deleteFrom('lead').where('reference', '=', id).execute();
  });
}

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

/** Tries to empty the journal while others read, and the pause between two, in milliseconds. */
const [settleAttempts, settlePause] = [20, 250];

/**
 * Takes deleted values out of the journal beside the SQLite file too; PostgreSQL does so by itself (autovacuum).
 * @returns false when others kept the journal busy all the time: it still holds them
 */
export async function settleErasure({ db, kind }: Store): Promise<boolean> {
  if (kind === 'postgres') return true;
  for (let attempt = 0; attempt < settleAttempts; attempt += 1) {
    if (attempt > 0) await wait(settlePause);
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
  }
  return false;
}

interface StoreCounts {
  readonly leads: number;
  readonly suspect: number;
  readonly outbox: readonly { channel: Channel; state: OutboxRow['state']; rows: number }[];
  /** When the oldest notification that still waits was written; null while none does. */
  readonly oldestWaiting: string | null;
  readonly erased: readonly { reason: 'forget' | 'retention'; leads: number }[];
}

/** How many there are of everything, without anything about anybody. */
export async function countStore({ db }: Store): Promise<StoreCounts> {
  const leads = await db
    .selectFrom('lead')
    .select(({ fn }) => [fn.countAll<number>().as('leads'), fn.sum<number | null>('suspect').as('suspect')])
    .executeTakeFirstOrThrow();
  const outbox = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['channel', 'state', fn.countAll<number>().as('rows')])
    .groupBy(['channel', 'state'])
    .orderBy('channel')
    .orderBy('state')
    .execute();
  const waiting = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.min<string | null>('created_at').as('at'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  const erased = await db
    .selectFrom('erasure')
    .select(({ fn }) => ['reason', fn.sum<number>('leads').as('leads')])
    .groupBy('reason')
    .orderBy('reason')
    .execute();
  return {
    leads: Number(leads.leads),
    suspect: Number(leads.suspect ?? 0),
    outbox: outbox.map((row) => ({ ...row, rows: Number(row.rows) })),
    oldestWaiting: waiting.at,
    erased: erased.map((row) => ({ ...row, leads: Number(row.leads) })),
  };
}

/** A random reference such as `KTR-4X9M`: it says nothing about the person or about how many there are. */
export function makeReference(): string {
  const letters = Array.from({ length: 7 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
  return `${letters.slice(0, 3)}-${letters.slice(3)}`;
}

/** The reference in what somebody typed (`ktr 4x9m`), or undefined. */
export function readReference(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '');
  const reference = `${letters.slice(0, 3)}-${letters.slice(3)}`;
  return referencePattern.test(reference) ? reference : undefined;
}
