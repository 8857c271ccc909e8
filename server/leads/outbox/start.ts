import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '../../metrics/registry.ts';
import type { Settings } from '../../settings.ts';
import type { LeadRecords } from '../records.ts';
import type { Store } from '../store/open.ts';
import { type Channel, channels } from '../store/tables.ts';
import { mailAlert, urlAlert, webhookAlert } from './alert-ways.ts';
import { Alerts, type AlertWay } from './alerts.ts';
import type { Deliverer } from './delivery.ts';
import { confirmationDeliverer, mailDeliverer } from './mail.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { webhookDeliverer } from './webhook.ts';
import { OutboxWorker } from './worker.ts';

export interface Outbox {
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
  const { deliverers, ways } = waysOf(settings, mailer, records);
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
      mailer?.close();
    },
  };
}

function waysOf(settings: Settings, mailer: Mailer | undefined, records: LeadRecords) {
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
