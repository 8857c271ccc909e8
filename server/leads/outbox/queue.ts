import type { ExpressionBuilder } from 'kysely';
import type { Channel, Database, LeadRow, OutboxRow, Tables } from '../store/tables.ts';

/** A try that failed; the message stands in the row, so it names no visitor. */
export class DeliveryError extends Error {
  /** Whether the other side says that repeating is of no use. */
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean) {
    super(message);
    this.permanent = permanent;
  }
}

/** Delivers the messages of one channel. */
export interface Deliverer {
  /**
   * @param signal given up: nothing of it may go out later
   * @throws DeliveryError when the other side did not take it
   */
  deliver(due: DueMessage, signal: AbortSignal): Promise<void>;
}

/** Longest pause between two tries, in seconds: what waits goes out soon after the other side is back. */
const maxPause = 30 * 60;
/** How long a message is tried at least before it has failed for good, in seconds: a long weekend. */
const minimumDuration = 72 * 60 * 60;
/** Tries when the other side says that repeating is of no use; a few, because people mend settings. */
export const maxRefusals = 4;
/** Largest part of a pause that is left to chance. */
const jitter = 1 / 4;

const fullPause = (attempts: number, first: number): number => Math.min(maxPause, first * 2 ** (attempts - 1));

/**
 * Pause in seconds after the given number of tries: doubled each time, up to half an hour, and a random part less, so
 * that messages which failed together do not come back together.
 * @param random in [0, 1)
 */
export function pauseAfter(attempts: number, first: number, random = Math.random()): number {
  return fullPause(attempts, first) * (1 - random * jitter);
}

/**
 * Tries after which a message has failed for good: so many that 72 hours have passed whatever chance did to the
 * pauses. Counted rather than timed, so that a clock that jumps gives nothing up.
 * @param first first pause in seconds
 */
export function maxAttempts(first: number): number {
  let attempts = 1;
  for (let passed = 0; passed < minimumDuration; attempts += 1) passed += fullPause(attempts, first) * (1 - jitter);
  return attempts;
}

/** How long a message belongs to the process that took it, in milliseconds: longer than any delivery may take. */
const leaseLength = 120_000;

/**
 * Rows that are due and that nobody works on. A time further ahead than any pause or lease was written under a wrong
 * clock: it must not hold a message back for a year.
 */
function isFree(where: ExpressionBuilder<Tables, 'outbox'>, now: Date) {
  const at = now.toISOString();
  const later = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  return where.and([
    where('state', '=', 'waiting'),
    where.or([where('next_attempt_at', '<=', at), where('next_attempt_at', '>', later(maxPause * 1000 + leaseLength))]),
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

/** Makes every message of a channel due that waits for its next try: the other side takes messages again. */
export async function makeDue(db: Database, channel: Channel): Promise<void> {
  const now = new Date().toISOString();
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '>', now)
    .execute();
}
