import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fillText } from 'contract/slots';
import type { FastifyBaseLogger } from 'fastify';
import { safeError } from 'service/log';
import type { Registry } from 'service/metrics';
import type { createThrottledLog } from 'service/throttled-log';
import type { Settings } from '../../settings.ts';
import type { LeadRecords } from '../records.ts';
import type { Store } from '../store/open.ts';
import { assignments, type Database, type Sql, sql } from '../store/sql.ts';
import { type Channel, channels, type LeadRow, type OutboxRow } from '../store/tables.ts';
import { type Deliver, DeliveryError, type DueMessage } from './delivery.ts';
import { deliverWebhook, post, postSigned } from './webhook.ts';

interface OutboxOptions {
  store: Store;
  records: LeadRecords;
  /** While false the outbox is not read. */
  isUsable: () => boolean;
  throttledLog: ReturnType<typeof createThrottledLog>;
  registry: Registry;
  log: FastifyBaseLogger;
}

/** Starts a loop per channel, so that none waits for another; channels no longer set up are included. */
export async function startOutbox(settings: Settings, options: OutboxOptions) {
  const { deliver, ways } = await createChannels(settings, options.records);
  const alerts = alertsBy(ways, options.log);
  const loops = channels.map((channel) =>
    startLoop({ ...options, channel, deliver: deliver[channel], alerts, firstPause: settings.LEADS_RETRY_SECONDS }),
  );
  return {
    channels: channels.filter((channel) => deliver[channel]),
    wake: () => {
      for (const loop of loops) loop.wake();
    },
    /** Waits for messages being sent, at most for this many seconds. */
    stop: (seconds: number) => Promise.all(loops.map((loop) => loop.stop(seconds))),
  };
}

async function createChannels(settings: Settings, records: LeadRecords) {
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
  const replyTo = to?.[0];
  if (SMTP_URL && from && to && replyTo) {
    // Loaded on demand: the mail library is half of the code for lead delivery.
    const { createMailer, deliverConfirmation, deliverMail } = await import('./mail.ts');
    const mailer = createMailer({ url: SMTP_URL, from, company: records.company });
    deliver.mail = deliverMail(mailer, to, records);
    if (settings.LEADS_CONFIRM) deliver.confirmation = deliverConfirmation(mailer, records, replyTo);
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
  // For example a chat's incoming webhook, which shows `text`.
  if (LEADS_ALERT_URL) {
    ways.push({ failsWith: [], send: (alert) => post(LEADS_ALERT_URL, JSON.stringify(content(alert))) });
  }
  return { deliver, ways };
}

/** Contains no personal data. */
interface DeliveryAlert {
  channel: Channel;
  error: string;
  attempts: number;
}

interface AlertWay {
  /** Channels that fail together with this way of alerting. */
  failsWith: readonly Channel[];
  send(alert: DeliveryAlert): Promise<unknown>;
}

/** Tries before the operator is alerted: about eight minutes by default. */
const alertAfter = 5;
/** Pause between alerts of one channel, in milliseconds. */
const alertPause = 6 * 60 * 60 * 1000;

/** Alerts about a failing channel by the other ways, at most every six hours until it works again. */
function alertsBy(ways: readonly AlertWay[], log: FastifyBaseLogger) {
  /** Time of the last alert per channel, by the monotonic clock. */
  const alerted = new Map<Channel, number>();
  return {
    /** @param final whether the message is given up */
    failed: async (alert: DeliveryAlert, final: boolean) => {
      const { channel, attempts } = alert;
      const since = performance.now() - (alerted.get(channel) ?? Number.NEGATIVE_INFINITY);
      if ((!final && attempts < alertAfter) || since < alertPause) return;
      alerted.set(channel, performance.now());
      log.error(alert, 'requests are not delivered by this channel');
      for (const way of ways.filter(({ failsWith }) => !failsWith.includes(channel))) {
        await way.send(alert).catch((error) => log.error({ err: safeError(error) }, 'alert not sent'));
      }
    },
    delivered: (channel: Channel) => {
      if (alerted.delete(channel)) log.info({ channel }, 'requests are delivered again by this channel');
    },
  };
}

/** Pause between two reads of the outbox, in milliseconds; a new request ends it early. */
const interval = 1000;
/** Limit for one delivery, in milliseconds. */
const longestDelivery = 90_000;
/**
 * Lease of a message, in milliseconds: longer than a delivery and its update, so that no other process sends it too.
 */
const leaseLength = longestDelivery + 30_000;
const atOnce = 4;

interface LoopOptions extends OutboxOptions {
  channel: Channel;
  /** Undefined for a channel that was switched off after requests were stored. */
  deliver: Deliver | undefined;
  alerts: ReturnType<typeof alertsBy>;
  /** Pause after the first failure, in seconds. */
  firstPause: number;
}

function startLoop({ store: { db }, channel, deliver, alerts, firstPause, ...options }: LoopOptions) {
  const { isUsable, throttledLog, registry, log } = options;
  const owner = randomUUID();
  let stopping = false;
  /** Whether the last message failed; assumed after a start. */
  let failing = true;
  let wake: () => void = () => undefined;

  const attempt = async (due: DueMessage) => {
    const { row } = due;
    const failure = await attemptDelivery(deliver, due);
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
    const next = new Date(Date.now() + retryPause(row.attempts, firstPause) * 1000).toISOString();
    const outcome = final ? { state: 'failed' as const } : { state: 'waiting' as const, next_attempt_at: next };
    await settle(db, row, owner, { ...outcome, last_error: error });
    count(final ? 'failed' : 'postponed');
    if (final) log.error({ ...about, error }, 'not delivered, given up: see `npm run leads -- list --failed`');
    else log.warn({ ...about, error, nextAttempt: next }, 'not delivered, will be tried again');
  };

  const round = async () => {
    if (!isUsable()) return 0;
    const claimed = await claimDue(db, channel, owner);
    if (!stopping) {
      await Promise.all(claimed.map(attempt));
      return claimed.length;
    }
    // Claimed but not sent: give the try back.
    for (const { row } of claimed) await settle(db, row, owner, { attempts: row.attempts - 1 });
    return 0;
  };

  const run = async () => {
    while (!stopping) {
      const found = await round().catch((error) => {
        throttledLog('outbox', (times) => log.warn({ err: safeError(error), times }, 'outbox not readable'));
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
    stop: async (seconds: number) => {
      stopping = true;
      wake();
      // A message cut off here is sent again after its lease.
      await Promise.race([ended, wait(seconds * 1000, undefined, { ref: false })]);
    },
  };
}

async function attemptDelivery(deliver: Deliver | undefined, due: DueMessage): Promise<DeliveryError | undefined> {
  // The channel was switched off after the request was stored.
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

/** Longest pause in seconds, so that messages go out soon after the receiver is back. */
const maxPause = 30 * 60;
/** Seconds until a message is given up: a long weekend. */
const minimumDuration = 72 * 60 * 60;
/** Tries when a retry cannot help by itself: a few, because operators correct settings. */
const maxRefusals = 4;
/** Largest random share of a pause. */
const jitter = 1 / 4;

const fullPause = (attempts: number, first: number) => Math.min(maxPause, first * 2 ** (attempts - 1));

/**
 * Pause in seconds: doubled with each try, less a random part, so that messages that failed together are not retried
 * together.
 * @param random in [0, 1)
 */
export function retryPause(attempts: number, first: number, random = Math.random()): number {
  return fullPause(attempts, first) * (1 - random * jitter);
}

/**
 * Tries before a message is given up: at least 72 hours whatever the random parts. Tries are counted instead of timed,
 * so that a clock that jumps gives no message up.
 * @param first first pause in seconds
 */
export function maxAttempts(first: number): number {
  let attempts = 1;
  for (let passed = 0; passed < minimumDuration; attempts += 1) passed += fullPause(attempts, first) * (1 - jitter);
  return attempts;
}

/**
 * Condition: due and not leased. A time further ahead than any pause or lease was written under a wrong clock and must
 * not hold the message back.
 */
function isFree(now: number): Sql {
  const at = (milliseconds = 0) => new Date(now + milliseconds).toISOString();
  return sql`state = 'waiting'
    and (next_attempt_at <= ${at()} or next_attempt_at > ${at(maxPause * 1000 + leaseLength)})
    and (leased_until is null or leased_until < ${at()} or leased_until > ${at(2 * leaseLength)})`;
}

/** Leases due messages to this process: one conditional update, which succeeds in only one of several processes. */
async function claimDue(db: Database, channel: Channel, owner: string): Promise<DueMessage[]> {
  const now = Date.now();
  const lease = { leased_by: owner, leased_until: new Date(now + leaseLength).toISOString() };
  const claimedRows = await db.all<OutboxRow>(
    sql`update outbox set ${assignments(lease)}, attempts = attempts + 1
      where id in (
        select id from outbox where channel = ${channel} and ${isFree(now)} order by next_attempt_at limit ${atOnce}
      ) and ${isFree(now)} returning *`,
  );
  if (claimedRows.length === 0) return [];
  const references = claimedRows.map((row) => row.lead_reference);
  const leads = await db.all<LeadRow>(sql`select * from lead where reference in (${references})`);
  return claimedRows.flatMap((row) => {
    const lead = leads.find(({ reference }) => reference === row.lead_reference);
    return lead ? [{ row, lead }] : [];
  });
}

/** Updates a message unless its lease was lost to another process. */
const settle = (db: Database, { id }: OutboxRow, owner: string, values: Partial<OutboxRow>): Promise<number> =>
  db.run(
    sql`update outbox set ${assignments({ ...values, leased_by: null, leased_until: null })}
      where id = ${id} and leased_by = ${owner}`,
  );

/** Makes all waiting messages due: the receiver accepts messages again. */
function makeDue(db: Database, channel: Channel): Promise<number> {
  const now = new Date().toISOString();
  return db.run(
    sql`update outbox set next_attempt_at = ${now}
      where channel = ${channel} and state = 'waiting' and next_attempt_at > ${now}`,
  );
}
