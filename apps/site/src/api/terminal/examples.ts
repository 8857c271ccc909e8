import { keyPlaceholder } from 'api-description/code';
import type { MediaExample } from 'api-description/document';
import type { Response } from 'api-description/schema';
import { deliveryHeaders } from 'api-description/signature';
import { alertEvent, createPage, historyView, queueDelivery, stockView, tankView } from 'api-description/view';
import { buildProblem, Refusal, streamTopics } from 'contract/sandbox';
import { fillText } from 'contract/slots';
import { isoAt } from 'tank-gauging/simulator/clock';
import { readingsBetween } from 'tank-gauging/simulator/past';
import { findTank } from 'tank-gauging/simulator/reading';
import type { Tank } from 'tank-gauging/simulator/types';
import { createSite } from '../../plant/sites/index.ts';
import { sampleReading as reading } from '../../plant/terminal/terminal.ts';
import { routes } from '../../routes.ts';
import { apiWords } from '../api.words.ts';
import {
  acknowledgedAlert,
  deliveries,
  newestOpenAlert,
  raisedAlert,
  retriedDelivery,
  seedWebhook,
  testDelivery,
} from './seed.ts';

/** Secret of the examples: long enough to sign with; decoded, it reads “an example, not a secret!”. */
export const exampleSecret = `whsec_${btoa('an example, not a secret!')}`;

/** Event of the alarm that escalates in the site’s other examples. */
export const exampleEvent = alertEvent(raisedAlert);

const replayed = {
  ...queueDelivery('dl_01JD4XC8', seedWebhook.webhook_id, retriedDelivery.payload, isoAt(0)),
  replay_of: retriedDelivery.delivery_id,
};

const body = JSON.stringify(exampleEvent);
const sentAt = Date.parse(exampleEvent.timestamp) / 1000 + 1;

/** A delivery of the example event as received, sent one second after it. */
export const exampleMessage = {
  webhook_id: seedWebhook.webhook_id,
  url: seedWebhook.url,
  headers: await deliveryHeaders('dl_01JD4XB2', [exampleSecret], sentAt, body),
  body,
};

function exampleProblem({ 'x-status': status = 500, 'x-title': title = '', description }: Response, origin: string) {
  const texts = { help: `${origin}${routes.reference}`, problems: { [status]: { title, detail: description.plain } } };
  const errors = [{ field: 'limit', message: fillText(apiWords.rules.most, { count: 200, unit: '' }) }];
  const refusal = new Refusal(status, undefined, {}, status === 422 ? errors : undefined);
  return buildProblem(texts, refusal, '01JD4X9K').body;
}

/**
 * All examples of the document by component name.
 * @param problems responses of the document, by name
 * @param origin public site, whose reference explains the problems
 */
export function examples(problems: Readonly<Record<string, Response>>, origin: string): Record<string, MediaExample> {
  const site = createSite('minyak-gas');
  const tank = findTank(site, reading.tank_id);
  const readings = (after: number, until: number) => readingsBetween(tank, site.seed, after, until);
  const firstTanks = (view: (known: Tank, now: number) => object) => {
    const shown = site.tanks.slice(0, 2).map((known) => view(known, 0));
    return createPage(shown, 'eyJzIjoyfQ');
  };
  const values: Readonly<Record<string, unknown>> = {
    Reading: reading,
    StockPage: firstTanks(stockView),
    Tank: tankView(tank, 0),
    TankPage: firstTanks(tankView),
    HistoryPage: { tank_id: tank.spec.id, interval: '1h', ...createPage(historyView(readings, '1h', -240, -60)) },
    History: {
      interval: '1d',
      data: historyView(readings, '1d', -2 * 1440, 0).map((point) => ({ tank_id: tank.spec.id, ...point })),
    },
    Alert: raisedAlert,
    AlertAcknowledged: acknowledgedAlert,
    AlertPage: createPage([acknowledgedAlert, newestOpenAlert]),
    Acknowledgement: { by: acknowledgedAlert.acknowledged_by, note: acknowledgedAlert.note },
    Webhook: seedWebhook,
    WebhookPage: createPage([seedWebhook]),
    WebhookInput: { url: seedWebhook.url, events: seedWebhook.events },
    WebhookCreated: { ...seedWebhook, created_at: isoAt(0), secret: exampleSecret },
    WebhookRotated: { ...seedWebhook, secret: exampleSecret },
    WebhookChange: { active: false },
    WebhookChanged: { ...seedWebhook, active: false },
    TestInput: { event: exampleEvent.event },
    AttemptReport: { attempt: 1, status: 503, duration: 41 },
    Delivery: testDelivery,
    DeliveryRetried: retriedDelivery,
    DeliveryReplayed: replayed,
    DeliveryPage: createPage([...deliveries]),
    Event: exampleEvent,
    EventInput: { type: exampleEvent.event, tank_id: exampleEvent.tank_id },
    TankChange: { limit_low: 67 },
    TankChanged: tankView(tank, 0, { ...tank.spec, low: 67 }),
    EventStream: `retry: 3000\n\nid: 0-3\nevent: ${streamTopics.readings}\ndata: ${JSON.stringify(reading)}\n\n`,
    TokenInput: { grant_type: 'client_credentials', client_id: 'sandbox', client_secret: keyPlaceholder },
    Token: { access_token: 'sandbox_write_…', token_type: 'Bearer', expires_in: 3600, scope: 'write' },
    TokenError: { error: 'invalid_client' },
    TokenRefused: { error: 'invalid_scope' },
    Ticket: { ticket: 'tiket_9f2c', expires_at: isoAt(1) },
    KeyInput: { scope: 'write' },
    Key: { key: 'sandbox_write_…', scope: 'write', expires_at: isoAt(7 * 1440) },
    Clock: { time: isoAt(0), paused: false, advanced: 'PT0M' },
    ClockChange: { advance: 'PT6H' },
    ClockAdvanced: { time: isoAt(360), paused: false, advanced: 'PT360M' },
    InboxPage: createPage([exampleMessage]),
    CallLog: { data: [{ method: 'GET', path: '/v1/tanks', status: 200, ms: 3, request_id: 'req_01JD4X9K' }] },
  };
  const tags = { tank: reading.tank_id, alarm: raisedAlert.tank_id };
  const unknown = Object.keys(apiWords.examples).find((name) => !(name in values));
  if (unknown) throw new Error(`words/api.yaml → examples.${unknown}: there is no example of that name`);
  const summarised = Object.entries(values).map(([name, value]): [string, MediaExample] => {
    const summary = apiWords.examples[name];
    if (!summary) throw new Error(`words/api.yaml has no summary of the example ${name}`);
    return [name, { summary: fillText(summary, tags), value }];
  });
  const refused = Object.entries(problems).map(([name, answer]): [string, MediaExample] => [
    name,
    { summary: `${answer['x-status']} ${answer['x-title']}`, value: exampleProblem(answer, origin) },
  ]);
  return Object.fromEntries([...summarised, ...refused]);
}
