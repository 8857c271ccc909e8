import { isoAt } from '../../plant/simulator/clock.ts';
import { createSite } from '../../plant/simulator/create.ts';
import { tankOf } from '../../plant/simulator/reading.ts';
import { sampleReading as reading } from '../../plant/terminal/terminal.ts';
import { accepted, open, raised } from '../terminal/alerts.ts';
import { eventOf, queued } from '../terminal/events.ts';
import { historyView } from '../terminal/history.ts';
import { deliveries, retried, testDelivery, webhook } from '../terminal/seed.ts';
import { stockView, tankView } from '../terminal/views.ts';
import type { MediaExample } from './document.ts';
import type { Page, Problem } from './objects.ts';
import type { Response } from './schema.ts';

/** Secret of the examples: long enough to sign with, and plainly no secret. */
export const exampleSecret = 'whsec_contoh_5f1d9a7c3e8b42d6';

/** The event of the alarm that climbs the ladder elsewhere on the site. */
export const event = eventOf(raised);

const replayed = {
  ...queued('dl_01JD4XC8', webhook.webhook_id, retried.payload, isoAt(0)),
  replay_of: retried.delivery_id,
};

const page = <T>(data: T[], next_cursor: string | null = null): Page<T> => ({ data, next_cursor });

/** The problem that an answer of the document stands for. @param origin of the public site, where problems are explained */
export function problemOf(answer: Response, origin: string): Problem {
  const status = answer['x-status'] ?? 500;
  return {
    type: `${origin}/api-integration/dokumentasi#galat-${status}`,
    title: answer['x-title'] ?? '',
    status,
    detail: answer.description.plain,
    request_id: 'req_01JD4X9K',
    ...(status === 422 && { errors: [{ field: 'limit', message: 'paling banyak 200' }] }),
  };
}

/** Every example of the document by the name of its component. */
export function examples(problems: Readonly<Record<string, Response>>, origin: string): Record<string, MediaExample> {
  const site = createSite('minyak-gas');
  const tank = tankOf(site, reading.tank_id);
  const values = {
    Reading: ['Bacaan TK-204', reading],
    StockPage: [
      'Dua tangki pertama',
      page(
        site.tanks.slice(0, 2).map((known) => stockView(site, known)),
        'eyJzIjoyfQ',
      ),
    ],
    Tank: ['Tangki TK-204', tankView(site, tank)],
    TankPage: [
      'Dua tangki pertama',
      page(
        site.tanks.slice(0, 2).map((known) => tankView(site, known)),
        'eyJzIjoyfQ',
      ),
    ],
    HistoryPage: [
      'Tiga jam TK-204',
      { tank_id: tank.spec.id, interval: '1h', ...page(historyView(site, tank, '1h', -240, -60)) },
    ],
    Alert: ['Alarm TK-207', raised],
    AlertAcknowledged: ['Alarm TK-207, diterima', accepted],
    AlertPage: ['Dua alarm', page([accepted, open])],
    Acknowledgement: ['Diterima operator jaga', { by: accepted.acknowledged_by, note: accepted.note }],
    Webhook: ['Penerima di ERP', webhook],
    WebhookPage: ['Satu penerima', page([webhook])],
    WebhookInput: ['Dua kejadian ke ERP', { url: webhook.url, events: webhook.events }],
    WebhookCreated: ['Penerima baru', { ...webhook, created_at: isoAt(0), secret: exampleSecret }],
    WebhookChange: ['Tahan kiriman', { active: false }],
    WebhookChanged: ['Penerima yang ditahan', { ...webhook, active: false }],
    TestInput: ['Uji batas atas', { event: event.event }],
    Delivery: ['Kiriman uji', testDelivery],
    DeliveryRetried: ['Kiriman yang berhasil pada percobaan kedua', retried],
    DeliveryReplayed: ['Kiriman yang diputar ulang', replayed],
    DeliveryPage: ['Catatan dua kiriman', page([...deliveries])],
    Event: ['Batas atas TK-207', event],
    ...Object.fromEntries(
      Object.entries(problems).map(([name, answer]) => [
        name,
        [`${answer['x-status']} ${answer['x-title']}`, problemOf(answer, origin)],
      ]),
    ),
  } as Record<string, [string, unknown]>;
  return Object.fromEntries(Object.entries(values).map(([name, [summary, value]]) => [name, { summary, value }]));
}
