import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Registry } from '../metrics/registry.ts';
import type { Settings } from '../settings.ts';
import { migrateUntilDone } from './migrate-until-done.ts';
import type { Deliverer } from './outbox/delivery.ts';
import { mailDeliverer } from './outbox/mail.ts';
import { webhookDeliverer } from './outbox/webhook.ts';
import { OutboxWorker } from './outbox/worker.ts';
import { leads } from './plugin.ts';
import { type LeadRecords, readLeadRecords } from './records.ts';
import { startRetention } from './retention.ts';
import { safeError } from './safe-error.ts';
import { LeadService } from './service.ts';
import { countStore } from './store/counts.ts';
import { openStore } from './store/open.ts';
import type { Channel } from './store/tables.ts';

/** Lead delivery while it runs. */
export interface LeadRuntime {
  register(app: FastifyInstance): Promise<void>;
  /** @throws when requests could not be kept at this moment */
  check(): Promise<void>;
  /** Brings the gauges up to date. */
  measure(): Promise<void>;
  /** Waits for deliveries under way, then closes the store. No request may be under way any more. */
  stop(): Promise<void>;
}

/**
 * Opens the store and starts what works beside requests.
 * @throws Error when the SQLite file cannot be used; a PostgreSQL that is away is waited for
 */
export async function startLeads(
  url: string,
  settings: Settings,
  registry: Registry,
  log: FastifyBaseLogger,
): Promise<LeadRuntime> {
  const records = readLeadRecords(settings.SITE_ROOT);
  const store = openStore(url, (error) => log.warn({ err: safeError(error) }, 'a database connection broke'));
  const migration = await migrateUntilDone(store, log);
  const deliverers = deliverersOf(settings, records);
  const worker = new OutboxWorker({ store, deliverers, firstPause: settings.LEADS_RETRY_SECONDS, registry, log });
  const service = new LeadService({
    store,
    records,
    channels: Object.keys(deliverers) as Channel[],
    replyHours: settings.LEADS_REPLY_HOURS,
    queueLimit: settings.LEADS_QUEUE_LIMIT,
    registry,
    log,
    onKept: () => worker.wake(),
  });
  worker.start();
  const retention = startRetention(store, settings.LEADS_RETENTION_DAYS, log);
  return {
    register: async (app) => {
      await app.register(leads, { service, records, limit: settings.LEADS_RATE_LIMIT, registry });
    },
    check: async () => {
      if (!migration.done) throw new Error('the tables are not up to date yet');
      await store.ping();
    },
    measure: async () => {
      registry.set('leads_waiting', 'Requests that wait for the database or are with it.', service.load);
      const counts = await countStore(store).catch(() => undefined);
      registry.set('leads_store_up', 'Whether the database answers.', counts ? 1 : 0);
      if (!counts) return;
      registry.set('leads_stored', 'Requests in the database.', counts.leads);
      for (const channel of ['mail', 'webhook'] as const) {
        for (const state of ['waiting', 'sent', 'failed'] as const) {
          const found = counts.outbox.find((row) => row.channel === channel && row.state === state);
          registry.set('leads_outbox', 'Notifications by state.', found?.rows ?? 0, { channel, state });
        }
      }
    },
    stop: async () => {
      retention.stop();
      migration.stop();
      await worker.stop(settings.SHUTDOWN_SECONDS);
      await store.close();
    },
  };
}

function deliverersOf(settings: Settings, records: LeadRecords): Partial<Record<Channel, Deliverer>> {
  const { SMTP_URL, LEADS_MAIL_FROM: from, LEADS_MAIL_TO: to, LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET } = settings;
  return {
    ...(SMTP_URL && from && to && { mail: mailDeliverer({ url: SMTP_URL, from, to, records }) }),
    ...(LEADS_WEBHOOK_URL &&
      LEADS_WEBHOOK_SECRET && { webhook: webhookDeliverer({ url: LEADS_WEBHOOK_URL, secret: LEADS_WEBHOOK_SECRET }) }),
  };
}
