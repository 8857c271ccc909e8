import { createHash, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { leadBodyLimit, leadColumns, leadRepeatMinutes, referenceAlphabet, referencePattern } from 'contract/lead';
import type { Store } from './open.ts';
import { type Database, insert, type Statements, sql } from './sql.ts';
import { type Channel, channels, type LeadRow, type OutboxRow } from './tables.ts';

export type NewLead = Omit<LeadRow, 'reference'>;

type Receipt = Pick<LeadRow, 'reference' | 'received_at' | 'reply_by'>;
type Accepted =
  | { kind: 'new'; lead: Receipt; notified: readonly Channel[] }
  | { kind: 'repeat'; lead: Receipt }
  | { kind: 'conflict' };

/** Tries to find a free reference; one collision has a chance of one in millions. */
const referenceAttempts = 5;

/**
 * Stores a request and its notifications once. A repeated key, or without a key the same content within ten minutes,
 * returns the stored request.
 */
export function acceptLead(store: Store, lead: NewLead, channels: readonly Channel[]): Promise<Accepted> {
  const { db, kind } = store;
  return db.transaction(async (transaction) => {
    if (kind === 'postgres' && lead.idempotency_key === null) {
      // No unique column separates two equal forms; SQLite has a single writer.
      await transaction.all(sql`select pg_advisory_xact_lock(hashtextextended(${lead.content_hash}, 0))`);
    }
    for (let attempt = 0; attempt < referenceAttempts; attempt += 1) {
      const before = await earlier(transaction, lead);
      if (before) {
        return before.content_hash === lead.content_hash ? { kind: 'repeat', lead: before } : { kind: 'conflict' };
      }
      const row = { ...lead, reference: newReference() };
      // If another process holds the same key, this waits for its commit and inserts no row.
      if (await transaction.run(sql`${insert('lead', row)} on conflict do nothing`)) {
        return { kind: 'new', lead: row, notified: await notify(transaction, kind, row, channels) };
      }
    }
    throw new Error('no free reference found');
  });
}

async function earlier({ all }: Statements, lead: NewLead): Promise<LeadRow | undefined> {
  const since = new Date(Date.parse(lead.received_at) - leadRepeatMinutes * 60_000).toISOString();
  const same =
    lead.idempotency_key === null
      ? sql`content_hash = ${lead.content_hash} and received_at > ${since} order by received_at limit 1`
      : sql`idempotency_key = ${lead.idempotency_key}`;
  return (await all<LeadRow>(sql`select * from lead where ${same}`))[0];
}

/** @returns channels that will be notified */
async function notify(statements: Statements, kind: Store['kind'], lead: LeadRow, channels: readonly Channel[]) {
  const { reference, received_at, email } = lead;
  const notified: Channel[] = [];
  for (const channel of channels) {
    const recipient = channel === 'confirmation' ? hashMailbox(email) : null;
    if (recipient !== null && !(await hasRoom(statements, kind, recipient, received_at))) continue;
    const times = { created_at: received_at, next_attempt_at: received_at };
    const about = { id: randomUUID(), lead_reference: reference, channel, recipient };
    await statements.run(insert('outbox', { ...about, state: 'waiting', attempts: 0, ...times }));
    notified.push(channel);
  }
  return notified;
}

/** Hash of a mailbox: many mail servers ignore case, dots and the text after a plus. */
function hashMailbox(email: string): string {
  const [user = '', domain = ''] = email.toLowerCase().split('@');
  const mailbox = `${user.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`;
  return createHash('sha256').update(mailbox).digest('base64url');
}

/** Confirmations per hour and mailbox, so that the form cannot be used to flood a third person's mailbox. */
const confirmationLimit = 3;
const hourLength = 60 * 60 * 1000;

/** Waiting messages count at any age: after an outage all of them go out at once. */
async function hasRoom({ all }: Statements, kind: Store['kind'], recipient: string, now: string): Promise<boolean> {
  // Locked: else two processes would both find the last free place.
  if (kind === 'postgres') await all(sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 0))`);
  const since = new Date(Date.parse(now) - hourLength).toISOString();
  const recentConfirmations = await all(
    sql`select 1 from outbox where recipient = ${recipient} and (state = 'waiting' or sent_at > ${since})`,
  );
  return recentConfirmations.length < confirmationLimit;
}

/**
 * Stores a request of the largest size and deletes it in the same transaction. Deleted values are overwritten
 * (secure_delete), so this proves that the space exists.
 */
export function probeStore({ db, kind }: Store): Promise<void> {
  return db.transaction(async (transaction) => {
    const now = new Date().toISOString();
    const id = randomUUID();
    const row: LeadRow = {
      ...{ reference: id, idempotency_key: id, content_hash: id, received_at: now, reply_by: now },
      ...leadColumns(() => id),
      ...{ message: 'x'.repeat(leadBodyLimit), suspect: 1, source: 'form' },
    };
    await transaction.run(insert('lead', row));
    await notify(transaction, kind, row, channels);
    await transaction.run(sql`delete from outbox where lead_reference = ${id}`);
    await transaction.run(sql`delete from lead where reference = ${id}`);
  });
}

const batch = 200;
const dayLength = 24 * 60 * 60 * 1000;

/** Deletes old requests; number and reason are recorded. @returns number deleted */
export async function eraseOlderThan({ db }: Store, days: number, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - days * dayLength).toISOString();
  let erased = 0;
  for (;;) {
    const old = await db.all<Pick<LeadRow, 'reference'>>(
      sql`select reference from lead where received_at < ${before} limit ${batch}`,
    );
    if (old.length === 0) return erased;
    erased += await eraseLeads(db, old, 'retention');
  }
}

/** Deletes requests with their notifications. @returns number deleted */
export function eraseLeads(
  db: Database,
  leads: readonly Pick<LeadRow, 'reference'>[],
  reason: 'forget' | 'retention',
): Promise<number> {
  return db.transaction(async ({ run }) => {
    if (leads.length === 0) return 0;
    const references = leads.map(({ reference }) => reference);
    await run(sql`delete from outbox where lead_reference in (${references})`);
    const deleted = await run(sql`delete from lead where reference in (${references})`);
    // None is left when another process deleted them first.
    const erasure = { id: randomUUID(), erased_at: new Date().toISOString(), reason, leads: deleted };
    if (deleted > 0) await run(insert('erasure', erasure));
    return deleted;
  });
}

/** Tries, and the pause between them in milliseconds. */
const [settleAttempts, settlePause] = [20, 250];

/**
 * Removes deleted values from SQLite's journal too; in PostgreSQL autovacuum does so.
 * @returns false when other programs kept the journal busy
 */
export async function purgeJournal({ db, kind }: Store): Promise<boolean> {
  if (kind === 'postgres') return true;
  for (let attempt = 0; attempt < settleAttempts; attempt += 1) {
    if (attempt > 0) await wait(settlePause);
    const [result] = await db.all<{ busy: number }>(sql`pragma wal_checkpoint(truncate)`);
    if (result?.busy === 0) return true;
  }
  return false;
}

export async function countStore({ db }: Store) {
  const [counts] = await db.all<{ leads: number; suspect: number; oldest: string | null; waiting: string | null }>(
    sql`select count(*) as leads, coalesce(sum(suspect), 0) as suspect, min(received_at) as oldest,
      (select min(created_at) from outbox where state = 'waiting') as waiting from lead`,
  );
  return {
    leads: counts?.leads ?? 0,
    suspect: counts?.suspect ?? 0,
    oldest: counts?.oldest ?? null,
    /** Oldest waiting notification, or null. */
    oldestWaiting: counts?.waiting ?? null,
    outbox: await db.all<Pick<OutboxRow, 'channel' | 'state'> & { rows: number }>(
      sql`select channel, state, count(*) as "rows" from outbox group by channel, state order by channel, state`,
    ),
    erased: await db.all<{ reason: 'forget' | 'retention'; leads: number }>(
      sql`select reason, sum(leads) as leads from erasure group by reason order by reason`,
    ),
  };
}

/** Random, so that a reference reveals neither the person nor the number of requests. */
export function newReference(): string {
  const letters = Array.from({ length: 7 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
  return `${letters.slice(0, 3)}-${letters.slice(3)}`;
}

/** Reads a typed reference (`ktr 4x9m`). */
export function readReference(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '');
  const reference = `${letters.slice(0, 3)}-${letters.slice(3)}`;
  return referencePattern.test(reference) ? reference : undefined;
}
