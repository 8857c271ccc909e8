import { fillText } from '../../../../server/contract/slots.ts';
import { minuteOf } from '../../../plant/simulator/clock.ts';
import type { Tank } from '../../../plant/simulator/types.ts';
import { sandboxWords } from '../../api.words.ts';
import type {
  ApiAlert,
  EventName,
  HistoryInterval,
  Page,
  TankEvent,
  Webhook,
  WebhookDelivery,
} from '../../description/objects.ts';
import { delivered, eventOf, queued, sampleEvent } from '../../terminal/events.ts';
import { historyView, readingView, siteId, stockView, tankView } from '../../terminal/views.ts';
import { ApiFailure, type HandlerAnswer } from './exchange.ts';
import { momentOf, type SandboxState } from './state.ts';

/** A request whose parameters and body have been checked. */
interface CheckedRequest {
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}

export interface HandlerResult extends HandlerAnswer {
  /** The state after the request; undefined when nothing changed. */
  state?: SandboxState;
}

type Handler = (state: SandboxState, request: CheckedRequest) => HandlerResult;

const mark = 'baris:';

/** One page of a list. @throws ApiFailure 400 for a cursor that was not made here */
function pageOf<T>(items: readonly T[], { limit = 50, cursor }: Record<string, unknown>): Page<T> {
  const start = cursor === undefined ? 0 : readCursor(String(cursor));
  const end = start + Number(limit);
  return { data: items.slice(start, end), next_cursor: end < items.length ? btoa(`${mark}${end}`) : null };
}

function readCursor(cursor: string): number {
  try {
    const text = atob(cursor);
    if (/^baris:\d+$/.test(text)) return Number(text.slice(mark.length));
  } catch {
    // Not even base64: the same answer.
  }
  throw new ApiFailure(400, sandboxWords.unknown.cursor);
}

const day = 1440;
/** Days that one answer may cover. */
const longest = 92;

function tankIn({ site }: SandboxState, id = ''): Tank {
  const found = site.tanks.find(({ spec }) => spec.id === id);
  if (!found) throw new ApiFailure(404, fillText(sandboxWords.unknown.tank, { id }));
  return found;
}

/** @throws ApiFailure 404 when the account has no such site */
function tanksIn({ site }: SandboxState, { site_id }: CheckedRequest['query']): readonly Tank[] {
  if (site_id !== undefined && site_id !== siteId)
    throw new ApiFailure(404, fillText(sandboxWords.unknown.site, { id: String(site_id) }));
  return site.tanks;
}

const refused = (field: string, message: string) => new ApiFailure(422, undefined, { errors: [{ field, message }] });

/** The operations of tanks, readings and history. */
const tankHandlers: Readonly<Record<string, Handler>> = {
  listTanks: (state, { query }) => {
    const all = tanksIn(state, query).map((tank) => tankView(state.site, tank));
    const found = all.filter(({ status }) => !query['status'] || status === query['status']);
    return { status: 200, body: pageOf(found, query) };
  },

  listLatestReadings: (state, { query }) => {
    const { data, next_cursor } = pageOf(tanksIn(state, query), query);
    return { status: 200, body: { data: data.map((tank) => stockView(state.site, tank)), next_cursor } };
  },

  getTank: (state, { path }) => ({ status: 200, body: tankView(state.site, tankIn(state, path['tank_id'])) }),

  getTankData: (state, { path }) => ({ status: 200, body: readingView(state.site, tankIn(state, path['tank_id'])) }),

  getTankHistory: (state, { path, query }) => {
    const tank = tankIn(state, path['tank_id']);
    const to = query['to'] ? minuteOf(String(query['to'])) : state.site.now;
    const from = query['from'] ? minuteOf(String(query['from'])) : to - day;
    if (from >= to) throw refused('from', sandboxWords.rules.order);
    if (to - from > longest * day) throw refused('to', fillText(sandboxWords.rules.span, { days: longest }));
    const points = historyView(state.site, tank, query['interval'] as HistoryInterval, from, to);
    return { status: 200, body: { tank_id: tank.spec.id, interval: query['interval'], ...pageOf(points, query) } };
  },
};

/** Number of a delivery that a request causes. @param index when it causes several */
const numberOf = ({ count }: SandboxState, index = 0) => `dl_sandbox_${String(count + index).padStart(4, '0')}`;

/** A delivery to one receiver, queued now. */
const queueDelivery = (state: SandboxState, webhookId: string, payload: TankEvent, index?: number): WebhookDelivery =>
  queued(numberOf(state, index), webhookId, payload, momentOf(state));

/** The state with an event on its way to every receiver that asked for it and is not held back. */
function queueEvent(state: SandboxState, alert: ApiAlert, event: EventName): SandboxState {
  const payload = eventOf(alert, event);
  const receivers = state.webhooks.filter(({ active, events }) => active && events.includes(event));
  const sent = receivers.map(({ webhook_id }, index) => queueDelivery(state, webhook_id, payload, index));
  return { ...state, deliveries: [...sent, ...state.deliveries] };
}

/** A delivery as it stands now: the simulated receiver takes everything within a minute. */
const currentDelivery = ({ site }: SandboxState, delivery: WebhookDelivery): WebhookDelivery =>
  delivery.state === 'queued' && minuteOf(delivery.queued_at) < site.now
    ? delivered(delivery, [{ after: 0, status: 204, duration: 172 }])
    : delivery;

function alertIn({ alerts }: SandboxState, id = ''): ApiAlert {
  const found = alerts.find(({ alert_id }) => alert_id === id);
  if (!found) throw new ApiFailure(404, fillText(sandboxWords.unknown.alarm, { id }));
  return found;
}

/** The operations of alarms. */
const alertHandlers: Readonly<Record<string, Handler>> = {
  listAlerts: ({ alerts }, { query }) => {
    const asked = (['state', 'kind', 'tank_id'] as const).filter((name) => query[name]);
    const fits = (alert: ApiAlert) => asked.every((name) => alert[name] === query[name]);
    return { status: 200, body: pageOf(alerts.filter(fits), query) };
  },

  getAlert: (state, { path }) => ({ status: 200, body: alertIn(state, path['alert_id']) }),

  acknowledgeAlert: (state, { path, body }) => {
    const alert = alertIn(state, path['alert_id']);
    if (alert.state === 'closed')
      throw new ApiFailure(409, fillText(sandboxWords.conflict.closed, { id: alert.alert_id }));
    if (alert.state === 'acknowledged') return { status: 200, body: alert };
    const { by, note = null } = body as { by: string; note?: string };
    const changed: ApiAlert = {
      ...alert,
      state: 'acknowledged',
      acknowledged_at: momentOf(state),
      acknowledged_by: by,
      note,
    };
    const alerts = state.alerts.map((known) => (known === alert ? changed : known));
    return { status: 200, body: changed, state: queueEvent({ ...state, alerts }, changed, 'alert.acknowledged') };
  },
};

function webhookIn({ webhooks }: SandboxState, id = ''): Webhook {
  const found = webhooks.find(({ webhook_id }) => webhook_id === id);
  if (!found) throw new ApiFailure(404, fillText(sandboxWords.unknown.webhook, { id }));
  return found;
}

/** @throws ApiFailure 409 when deliveries to it are held back */
function receiving(state: SandboxState, id?: string): Webhook {
  const webhook = webhookIn(state, id);
  if (!webhook.active) throw new ApiFailure(409, fillText(sandboxWords.conflict.held, { id: webhook.webhook_id }));
  return webhook;
}

function deliveryIn(state: SandboxState, webhook: Webhook, id = ''): WebhookDelivery {
  const found = state.deliveries.find((known) => known.delivery_id === id && known.webhook_id === webhook.webhook_id);
  if (!found) throw new ApiFailure(404, fillText(sandboxWords.unknown.delivery, { id }));
  return currentDelivery(state, found);
}

const replaced = (state: SandboxState, changed: Webhook): SandboxState => ({
  ...state,
  webhooks: state.webhooks.map((known) => (known.webhook_id === changed.webhook_id ? changed : known)),
});

const sent = (state: SandboxState, delivery: WebhookDelivery) => ({
  status: 202,
  body: delivery,
  state: { ...state, deliveries: [delivery, ...state.deliveries] },
});

/** The operations of webhooks and their deliveries. */
const webhookHandlers: Readonly<Record<string, Handler>> = {
  listWebhooks: ({ webhooks }, { query }) => ({ status: 200, body: pageOf(webhooks, query) }),

  createWebhook: (state, { body }) => {
    const { url, events } = body as Pick<Webhook, 'url' | 'events'>;
    const number = (0x7f3b + state.count).toString(16);
    const webhook: Webhook = { webhook_id: `wh_${number}`, url, events, active: true, created_at: momentOf(state) };
    return {
      status: 201,
      body: { ...webhook, secret: `whsec_sandbox_${number}` },
      headers: { Location: `/v1/webhooks/${webhook.webhook_id}` },
      state: { ...state, webhooks: [...state.webhooks, webhook] },
    };
  },

  getWebhook: (state, { path }) => ({ status: 200, body: webhookIn(state, path['webhook_id']) }),

  updateWebhook: (state, { path, body }) => {
    const changed = { ...webhookIn(state, path['webhook_id']), ...(body as Partial<Webhook>) };
    return { status: 200, body: changed, state: replaced(state, changed) };
  },

  deleteWebhook: (state, { path }) => {
    const gone = webhookIn(state, path['webhook_id']);
    return { status: 204, state: { ...state, webhooks: state.webhooks.filter((known) => known !== gone) } };
  },

  testWebhook: (state, { path, body }) => {
    const { webhook_id } = receiving(state, path['webhook_id']);
    const { event } = body as { event: EventName };
    return sent(state, queueDelivery(state, webhook_id, { ...sampleEvent(state.alerts, event), test: true }));
  },

  listDeliveries: (state, { path, query }) => {
    const { webhook_id } = webhookIn(state, path['webhook_id']);
    const all = state.deliveries.filter((known) => known.webhook_id === webhook_id);
    const found = all.map((known) => currentDelivery(state, known));
    return {
      status: 200,
      body: pageOf(
        found.filter(({ state }) => !query['state'] || state === query['state']),
        query,
      ),
    };
  },

  getDelivery: (state, { path }) => ({
    status: 200,
    body: deliveryIn(state, webhookIn(state, path['webhook_id']), path['delivery_id']),
  }),

  replayDelivery: (state, { path }) => {
    const webhook = receiving(state, path['webhook_id']);
    const { delivery_id, payload } = deliveryIn(state, webhook, path['delivery_id']);
    return sent(state, { ...queueDelivery(state, webhook.webhook_id, payload), replay_of: delivery_id });
  },
};

/** What every operation of the API document does here; the router has checked parameters and body before. */
export const handlers: Readonly<Record<string, Handler>> = { ...tankHandlers, ...alertHandlers, ...webhookHandlers };
