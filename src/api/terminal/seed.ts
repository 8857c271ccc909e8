import { isoAt } from '../../plant/simulator/clock.ts';
import type { ApiAlert, Webhook, WebhookDelivery } from '../description/objects.ts';
import { alerts, raised } from './alerts.ts';
import { delivered, eventOf, queued } from './events.ts';

/** What the sandbox knows besides the tanks when it starts; reckoned while building, since the look back takes long. */
export interface Seed {
  alerts: readonly ApiAlert[];
  webhooks: readonly Webhook[];
  /** Newest first. */
  deliveries: readonly WebhookDelivery[];
}

/** The receiver that the account begins with. */
export const webhook: Webhook = {
  webhook_id: 'wh_7f3a',
  url: 'https://erp.perusahaan.co.id/kejadian-tangki',
  events: ['tank.level.high', 'tank.level.low'],
  active: true,
  created_at: '2026-11-02T10:12:00+07:00',
};

/** A test by hand, just before the start. */
export const testDelivery: WebhookDelivery = queued(
  'dl_01JD4XB2',
  webhook.webhook_id,
  { ...eventOf(raised), test: true },
  isoAt(-1),
);

/** The alarm of that night: the receiver was restarting, and took it a minute later. */
export const retried: WebhookDelivery = delivered(
  queued('dl_01JD4V7R', webhook.webhook_id, eventOf(raised), raised.raised_at),
  [
    { after: 0, status: 503, duration: 41 },
    { after: 1, status: 204, duration: 186 },
  ],
);

/** The log at the start, newest first. */
export const deliveries = [delivered(testDelivery, [{ after: 0, status: 204, duration: 172 }]), retried];

export const seed: Seed = { alerts, webhooks: [webhook], deliveries };
