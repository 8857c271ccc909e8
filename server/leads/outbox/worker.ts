import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { safeError } from '../../log.ts';
import type { Registry } from '../../metrics.ts';
import type { Settings } from '../../settings.ts';
import type { LeadRecords } from '../records.ts';
import type { Store } from '../store/open.ts';
import { type Channel, channels } from '../store/tables.ts';
import { Alerts, type AlertWay, mailAlert, urlAlert, webhookAlert } from './alerts.ts';
import { confirmationDeliverer, createMailer, type Mailer, mailDeliverer } from './mail.ts';
import {
  claimDue,
  type Deliverer,
  DeliveryError,
  type DueMessage,
  makeDue,
  maxAttempts,
  maxRefusals,
  pauseAfter,
  recordOutcome,
  releaseLease,
} from './queue.ts';
import { webhookDeliverer } from './webhook.ts';

interface Outbox {
  /** Channels that are set up. */
  readonly channels: readonly Channel[];
  /** Looks at once for what is due. */
  wake(): void;
  /** Waits for deliveries under way, but no longer than the given seconds. */
  stop(seconds: number): Promise<void>;
}

interface OutboxOptions {
  readonly store: Store;
  readonly records: LeadRecords;
  readonly registry: Registry;
  readonly log: FastifyBaseLogger;
}

/** Starts one loop for each channel, those included that are set up no more. */
export function startOutbox(settings: Settings, options: OutboxOptions): Outbox {
  const { records, log } = options;
  const { SMTP_URL: url, LEADS_MAIL_FROM: from, LEADS_RETRY_SECONDS: firstPause } = settings;
  const mailer = url && from ? createMailer({ url, from, company: records.company }) : undefined;
  const { deliverers, ways } = channelsOf(settings, mailer, records);
  const alerts = new Alerts(ways, log);
  const workers = channels.map(
    (channel) => new OutboxWorker({ ...options, channel, deliverer: deliverers[channel], alerts, firstPause }),
  );
  for (const worker of workers) worker.start();
  return {
    channels: channels.filter((channel) => deliverers[channel]),
    wake: () => {
      for (const worker of workers) worker.wake();
    },
    stop: async (seconds) => {
      await Promise.all(workers.map((worker) => worker.stop(seconds)));
    },
  };
}

function channelsOf(settings: Settings, mailer: Mailer | undefined, records: LeadRecords) {
  const deliverers: Partial<Record<Channel, Deliverer>> = {};
  const ways: AlertWay[] = [];
  const { LEADS_MAIL_TO: to, LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret, LEADS_ALERT_URL } = settings;
  if (mailer && to) {
    deliverers.mail = mailDeliverer(mailer, to, records);
    ways.push(mailAlert(mailer, to, records.words));
    if (settings.LEADS_CONFIRM) deliverers.confirmation = confirmationDeliverer(mailer, records, to[0] ?? '');
  }
  if (url && secret) {
    const webhook = { url, secret, oldSecret: settings.LEADS_WEBHOOK_SECRET_OLD };
    deliverers.webhook = webhookDeliverer(webhook);
    if (!LEADS_ALERT_URL) ways.push(webhookAlert(webhook, records.words));
  }
  if (LEADS_ALERT_URL) ways.push(urlAlert(LEADS_ALERT_URL, records.words));
  return { deliverers, ways };
}

/** How often to look for due messages without being woken, in milliseconds. */
const interval = 1000;
/** Longest delivery in milliseconds: shorter than a lease, so that nobody else begins the same one meanwhile. */
const longestDelivery = 90_000;
/** Messages under way at once, for each channel. */
const atOnce = 4;

interface WorkerOptions {
  readonly store: Store;
  readonly channel: Channel;
  /** Undefined for a channel that was switched off after requests were stored. */
  readonly deliverer: Deliverer | undefined;
  readonly alerts: Alerts;
  /** First pause after a failure in seconds. */
  readonly firstPause: number;
  readonly registry: Registry;
  readonly log: FastifyBaseLogger;
}

/** Sends what stands in the outbox for one channel, until it is stopped; so that no channel waits for another. */
class OutboxWorker {
  readonly #options: WorkerOptions;
  readonly #owner = randomUUID();
  #stopping = false;
  /** The other side did not take the last message; after a start nobody knows. */
  #failing = true;
  #wake: () => void = () => undefined;
  #ended: Promise<void> = Promise.resolve();

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#ended = this.#run();
  }

  /** Looks at once instead of at the next interval. */
  wake(): void {
    this.#wake();
  }

  /** Takes no more messages and waits for those under way, but no longer than the given seconds. */
  async stop(seconds: number): Promise<void> {
    this.#stopping = true;
    this.#wake();
    // What is cut off here is sent once more when its lease has run out.
    await Promise.race([this.#ended, wait(seconds * 1000, undefined, { ref: false })]);
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      const found = await this.#round().catch((error) => {
        this.#options.log.warn({ err: safeError(error) }, 'outbox not readable');
        return 0;
      });
      if (found === 0 && !this.#stopping) await this.#pause();
    }
  }

  async #pause(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, interval);
    this.#wake = resolve;
    await promise;
    clearTimeout(timer);
  }

  async #round(): Promise<number> {
    const { store, channel } = this.#options;
    const { db } = store;
    const taken = await claimDue(db, channel, this.#owner, atOnce);
    if (this.#stopping) {
      await releaseLease(
        db,
        taken.map(({ row }) => row.id),
        this.#owner,
      );
      return 0;
    }
    await Promise.all(taken.map((due) => this.#attempt(due)));
    return taken.length;
  }

  async #attempt(due: DueMessage): Promise<void> {
    const { store, deliverer, alerts, firstPause, registry, log } = this.#options;
    const { row } = due;
    const failure = await attempt(deliverer, due);
    const count = (result: string) =>
      registry.count('leads_deliveries_total', 'Deliveries by result.', { channel: row.channel, result });
    const about = { reference: row.lead_reference, channel: row.channel, attempts: row.attempts };
    if (!failure) {
      await recordOutcome(store.db, row, this.#owner, { state: 'sent' });
      count('sent');
      alerts.delivered(row.channel);
      if (this.#failing) await makeDue(store.db, row.channel);
      this.#failing = false;
      log.info(about, 'delivered');
      return;
    }
    const error = failure.message;
    this.#failing ||= !failure.permanent;
    const final = row.attempts >= (failure.permanent ? maxRefusals : maxAttempts(firstPause));
    void alerts.failed({ channel: row.channel, error, attempts: row.attempts }, final);
    if (final) {
      await recordOutcome(store.db, row, this.#owner, { state: 'failed', error });
      count('failed');
      log.error({ ...about, error }, 'not delivered, given up: see `npm run leads -- list --failed`');
      return;
    }
    const nextAttempt = new Date(Date.now() + pauseAfter(row.attempts, firstPause) * 1000);
    await recordOutcome(store.db, row, this.#owner, { state: 'waiting', nextAttempt, error });
    count('postponed');
    log.warn({ ...about, error, nextAttempt }, 'not delivered, will be tried again');
  }
}

async function attempt(deliverer: Deliverer | undefined, due: DueMessage): Promise<DeliveryError | undefined> {
  // Switched off after the request was stored.
  if (!deliverer) return new DeliveryError('this channel is not set up', false);
  const signal = AbortSignal.timeout(longestDelivery);
  try {
    await deliverer.deliver(due, signal);
    return undefined;
  } catch (error) {
    if (signal.aborted) return new DeliveryError('no answer in time', false);
    return error instanceof DeliveryError
      ? error
      : new DeliveryError(safeError(error).code ?? 'unexpected error', false);
  }
}
