import { fillText } from '../../../server/contract/slots.ts';
import { isoAt } from '../../plant/simulator/clock.ts';
import { createSite } from '../../plant/simulator/create.ts';
import { tankOf } from '../../plant/simulator/reading.ts';
import { sampleReading as reading } from '../../plant/terminal/terminal.ts';
import { apiWords } from '../api.words.ts';
import { eventOf, queued } from '../terminal/events.ts';
import { accepted, deliveries, open, raised, retried, testDelivery, webhook } from '../terminal/seed.ts';
import { historyView, stockView, tankView } from '../terminal/views.ts';
import type { MediaExample } from './document.ts';
import type { Page, Problem } from './objects.ts';
import type { Response } from './schema.ts';

/** Secret of the examples: long enough to sign with, and visibly no secret. */
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
    ...(status === 422 && {
      errors: [{ field: 'limit', message: fillText(apiWords.rules.most, { count: 200, unit: '' }) }],
    }),
  };
}

/** Every example of the document by the name of its component. */
export function examples(problems: Readonly<Record<string, Response>>, origin: string): Record<string, MediaExample> {
  const site = createSite('minyak-gas');
  const tank = tankOf(site, reading.tank_id);
  const values: Record<keyof typeof apiWords.examples, unknown> = {
    Reading: reading,
    StockPage: page(
      site.tanks.slice(0, 2).map((known) => stockView(site, known)),
      'eyJzIjoyfQ',
    ),
    Tank: tankView(site, tank),
    TankPage: page(
      site.tanks.slice(0, 2).map((known) => tankView(site, known)),
      'eyJzIjoyfQ',
    ),
    HistoryPage: { tank_id: tank.spec.id, interval: '1h', ...page(historyView(site, tank, '1h', -240, -60)) },
    Alert: raised,
    AlertAcknowledged: accepted,
    AlertPage: page([accepted, open]),
    Acknowledgement: { by: accepted.acknowledged_by, note: accepted.note },
    Webhook: webhook,
    WebhookPage: page([webhook]),
    WebhookInput: { url: webhook.url, events: webhook.events },
    WebhookCreated: { ...webhook, created_at: isoAt(0), secret: exampleSecret },
    WebhookChange: { active: false },
    WebhookChanged: { ...webhook, active: false },
    TestInput: { event: event.event },
    Delivery: testDelivery,
    DeliveryRetried: retried,
    DeliveryReplayed: replayed,
    DeliveryPage: page([...deliveries]),
    Event: event,
  };
  const tags = { tank: reading.tank_id, alarm: raised.tank_id };
  return {
    ...Object.fromEntries(
      Object.entries(apiWords.examples).map(([name, summary]) => [
        name,
        { summary: fillText(summary, tags), value: values[name as keyof typeof values] },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(problems).map(([name, answer]) => [
        name,
        { summary: `${answer['x-status']} ${answer['x-title']}`, value: problemOf(answer, origin) },
      ]),
    ),
  };
}
