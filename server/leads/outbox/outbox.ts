import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { fillText } from '../../contract/slots.ts';
import { safeError } from '../../log.ts';
import type { Registry } from '../../metrics.ts';
import type { Settings } from '../../settings.ts';
import type { LeadRecords } from '../records.ts';
import type { Store } from '../store/open.ts';
import { assigned, type Database, type Sql, sql } from '../store/sql.ts';
import { type Channel, channels, type LeadRow, type OutboxRow } from '../store/tables.ts';
import { type Deliver, DeliveryError, type DueMessage } from './delivery.ts';
import { createMailer, deliverConfirmation, deliverMail } from './mail.ts';
import { deliverWebhook, post, postSigned } from './webhook.ts';

interface Outbox {
  /** Channels that are set up. */
  readonly channels: readonly Channel[];
  /** Looks at once for what is due. */
  wake(): void;
  /** Takes no more messages and waits for those under way, but no longer than the given seconds. */
  stop(seconds: number): Promise<void>;
}

interface OutboxOptions {
  readonly store: Store;
  readonly records: LeadRecords;
  readonly registry: Registry;
  readonly log: FastifyBaseLogger;
}

/** Starts one loop for each channel, those included that are set up no more, so that no channel waits for another. */
export function startOutbox(settings: Settings, options: OutboxOptions): Outbox {
  const { deliver, ways } = channelsOf(settings, options.records);
  const alerts = alertsBy(ways, options.log);
  const loops = channels.map((channel) =>
    startLoop({ ...options, channel, deliver: deliver[channel], alerts, firstPause: settings.LEADS_RETRY_SECONDS }),
  );
  return {
    channels: channels.filter((channel) => deliver[channel]),
    wake: () => {
      for (const loop of loops) loop.wake();
    },
    stop: async (seconds) => {
      await Promise.all(loops.map((loop) => loop.stop(seconds)));
    },
  };
}

/** What goes out by which channel, and how the company hears of one that fails. */
function channelsOf(settings: Settings, records: LeadRecords) {
  const deliver: Partial<Record<Channel, Deliver>> = {};
  const ways: AlertWay[] = [];
  const { SMTP_URL, LEADS_MAIL_FROM: from, LEADS_MAIL_TO: to, LEADS_ALERT_URL } = settings;
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret, LEADS_WEBHOOK_SECRET_OLD: oldSecret } = settings;
  const { subject, text } = records.words.alert;
  const content = (alert: DeliveryAlert) => ({
    event: 'delivery.failing',
    ...alert,
    text: fillText(text, { ...alert }),
  });
  if (SMTP_URL && from && to) {
    const mailer = createMailer({ url: SMTP_URL, from, company: records.company });
    deliver.mail = deliverMail(mailer, to, records);
    if (settings.LEADS_CONFIRM) deliver.confirmation = deliverConfirmation(mailer, records, to[0] ?? '');
    ways.push({
      failsWith: ['mail', 'confirmation'],
      send: (alert) => mailer({ to, subject: fillText(subject, { ...alert }), text: fillText(text, { ...alert }) }),
    });
  }
  if (url && secret) {
    const webhook = { url, secret, oldSecret };
    deliver.webhook = deliverWebhook(webhook);
    if (!LEADS_ALERT_URL) {
      ways.push({ failsWith: ['webhook'], send: (alert) => postSigned(webhook, randomUUID(), content(alert)) });
    }
  }
  // An address of its own, such as the incoming webhook of a chat, which shows `text`.
  if (LEADS_ALERT_URL) {
    ways.push({ failsWith: [], send: (alert) => post(LEADS_ALERT_URL, JSON.stringify(content(alert))) });
  }
  return { deliver, ways };
}

/** What an alert holds: nothing about a visitor. */
interface DeliveryAlert {
  readonly channel: Channel;
  /** Status or code of the last try. */
  readonly error: string;
  readonly attempts: number;
}

/** A way to reach the company while another one fails. */
interface AlertWay {
  /** Channels that fail together with this way. */
  readonly failsWith: readonly Channel[];
  send(alert: DeliveryAlert): Promise<void>;
}

/** Tries of one message after which somebody should know: with the default first pause, about eight minutes. */
const alertAfter = 5;
/** Pause between two alerts about one channel, in milliseconds. */
const alertPause = 6 * 60 * 60 * 1000;

/** Alerts the company by another way when a channel fails; at most every six hours until it works again. */
function alertsBy(ways: readonly AlertWay[], log: FastifyBaseLogger) {
  /** By a clock that nobody sets. */
  const alerted = new Map<Channel, number>();
  return {
    /** @param final whether this message is given up */
    failed: async (alert: DeliveryAlert, final: boolean): Promise<void> => {
      const { channel, attempts } = alert;
      const since = performance.now() - (alerted.get(channel) ?? Number.NEGATIVE_INFINITY);
      if ((!final && attempts < alertAfter) || since < alertPause) return;
      alerted.set(channel, performance.now());
      log.error(alert, 'requests are not delivered by this channel');
      for (const way of ways.filter(({ failsWith }) => !failsWith.includes(channel))) {
        await way.send(alert).catch((error) => log.error({ err: safeError(error) }, 'the alert did not go out'));
      }
    },
    delivered: (channel: Channel): void => {
      if (alerted.delete(channel)) log.info({ channel }, 'requests are delivered again by this channel');
    },
  };
}

/** How often to look for due messages without being woken, in milliseconds. */
const interval = 1000;
/** Longest delivery in milliseconds: shorter than a lease, so that nobody else begins the same one meanwhile. */
const longestDelivery = 90_000;
/** How long a message belongs to the process that took it, in milliseconds: longer than any delivery may take. */
const leaseLength = 120_000;
/** Messages under way at once, for each channel. */
const atOnce = 4;

interface LoopOptions extends OutboxOptions {
  readonly channel: Channel;
  /** Undefined for a channel that was switched off after requests were stored. */
  readonly deliver: Deliver | undefined;
  readonly alerts: ReturnType<typeof alertsBy>;
  /** First pause after a failure in seconds. */
  readonly firstPause: number;
}

/** Sends what stands in the outbox for one channel, until it is stopped. */
function startLoop({ store: { db }, channel, deliver, alerts, firstPause, registry, log }: LoopOptions) {
  const owner = randomUUID();
  let stopping = false;
  /** The other side did not take the last message; after a start nobody knows. */
  let failing = true;
  let wake: () => void = () => undefined;

  const attempt = async (due: DueMessage): Promise<void> => {
    const { row } = due;
    const failure = await failureOf(deliver, due);
    const about = { reference: row.lead_reference, channel, attempts: row.attempts };
    const count = (result: string) =>
      registry.count('leads_deliveries_total', 'Deliveries by result.', { channel, result });
    if (!failure) {
      await settle(db, row, owner, { state: 'sent', sent_at: new Date().toISOString(), last_error: null });
      count('sent');
      alerts.delivered(channel);
      if (failing) await makeDue(db, channel);
      failing = false;
      log.info(about, 'delivered');
      return;
    }
    const { message: error, permanent } = failure;
    failing ||= !permanent;
    const final = row.attempts >= (permanent ? maxRefusals : maxAttempts(firstPause));
    void alerts.failed({ channel, error, attempts: row.attempts }, final);
    const next = new Date(Date.now() + pauseAfter(row.attempts, firstPause) * 1000).toISOString();
    const outcome = final ? { state: 'failed' as const } : { state: 'waiting' as const, next_attempt_at: next };
    await settle(db, row, owner, { ...outcome, last_error: error });
    count(final ? 'failed' : 'postponed');
    if (final) log.error({ ...about, error }, 'not delivered, given up: see `npm run leads -- list --failed`');
    else log.warn({ ...about, error, nextAttempt: next }, 'not delivered, will be tried again');
  };

  const round = async (): Promise<number> => {
    const taken = await claimDue(db, channel, owner);
    if (!stopping) {
      await Promise.all(taken.map(attempt));
      return taken.length;
    }
    // Taken but not begun: given back.
    for (const { row } of taken) await settle(db, row, owner, { attempts: row.attempts - 1 });
    return 0;
  };

  const run = async (): Promise<void> => {
    while (!stopping) {
      const found = await round().catch((error) => {
        log.warn({ err: safeError(error) }, 'outbox not readable');
        return 0;
      });
      if (found > 0 || stopping) continue;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, interval);
      wake = resolve;
      await promise;
      clearTimeout(timer);
    }
  };
  const ended = run();
  return {
    wake: () => wake(),
    stop: async (seconds: number): Promise<void> => {
      stopping = true;
      wake();
      // What is cut off here is sent once more when its lease has run out.
      await Promise.race([ended, wait(seconds * 1000, undefined, { ref: false })]);
    },
  };
}

/** Why a try did not work; undefined when it did. */
async function failureOf(deliver: Deliver | undefined, due: DueMessage): Promise<DeliveryError | undefined> {
  // Switched off after the request was stored.
  if (!deliver) return new DeliveryError('this channel is not set up', false);
  const signal = AbortSignal.timeout(longestDelivery);
  try {
    await deliver(due, signal);
    return undefined;
  } catch (error) {
    if (signal.aborted) return new DeliveryError('no answer in time', false);
    if (error instanceof DeliveryError) return error;
    return new DeliveryError(safeError(error).code ?? 'unexpected error', false);
  }
}

/** Longest pause between two tries, in seconds: what waits goes out soon after the other side is back. */
const maxPause = 30 * 60;
/** How long a message is tried at least before it has failed for good, in seconds: a long weekend. */
const minimumDuration = 72 * 60 * 60;
/** Tries when the other side says that repeating is of no use; a few, because people mend settings. */
const maxRefusals = 4;
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

/**
 * Rows that are due and that nobody works on. A time further ahead than any pause or lease was written under a wrong
 * clock: it must not hold a message back for a year.
 */
function isFree(now: number): Sql {
  const at = (milliseconds = 0) => new Date(now + milliseconds).toISOString();
  return sql`state = 'waiting'
    and (next_attempt_at <= ${at()} or next_attempt_at > ${at(maxPause * 1000 + leaseLength)})
    and (leased_until is null or leased_until < ${at()} or leased_until > ${at(2 * leaseLength)})`;
}

/**
 * Takes messages of a channel that are due, each for this process alone. Taking is one conditional update, so that several
 * processes can look at the same rows: one of them changes the row, the others change nothing.
 */
async function claimDue(db: Database, channel: Channel, owner: string): Promise<DueMessage[]> {
  const now = Date.now();
  const lease = { leased_by: owner, leased_until: new Date(now + leaseLength).toISOString() };
  const taken = await db.all<OutboxRow>(
    sql`update outbox set ${assigned(lease)}, attempts = attempts + 1
      where id in (
        select id from outbox where channel = ${channel} and ${isFree(now)} order by next_attempt_at limit ${atOnce}
      ) and ${isFree(now)} returning *`,
  );
  if (taken.length === 0) return [];
  const references = taken.map((row) => row.lead_reference);
  const leads = await db.all<LeadRow>(sql`select * from lead where reference in (${references})`);
  return taken.flatMap((row) => {
    const lead = leads.find(({ reference }) => reference === row.lead_reference);
    return lead ? [{ row, lead }] : [];
  });
}

/** Writes down how a try ended, unless the lease was lost to another process. */
const settle = (db: Database, { id }: OutboxRow, owner: string, values: Partial<OutboxRow>): Promise<number> =>
  db.run(
    sql`update outbox set ${assigned({ ...values, leased_by: null, leased_until: null })}
      where id = ${id} and leased_by = ${owner}`,
  );

/** Makes every message of a channel due that waits for its next try: the other side takes messages again. */
function makeDue(db: Database, channel: Channel): Promise<number> {
  const now = new Date().toISOString();
  return db.run(
    sql`update outbox set next_attempt_at = ${now}
      where channel = ${channel} and state = 'waiting' and next_attempt_at > ${now}`,
  );
}
