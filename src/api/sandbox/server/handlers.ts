import { fillText } from '../../../../server/contract/slots.ts';
import { isoAt, minuteOf } from '../../../plant/simulator/clock.ts';
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
import { ApiFailure, type HandlerAnswer, refusal, type SandboxState } from './exchange.ts';

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

const { unknown, conflict, rules } = sandboxWords;
const ok = (body: unknown, state?: SandboxState): HandlerResult => ({ status: 200, body, ...(state && { state }) });

/** @throws ApiFailure 404 when there is none of that number */
function found<T>(one: T | undefined, kind: 'tank' | 'site' | 'alarm' | 'webhook' | 'delivery', id = ''): T {
  if (one === undefined) throw new ApiFailure(404, fillText(unknown[kind], { id }));
  return one;
}

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
  throw new ApiFailure(400, unknown.cursor);
}

/** Entries that have every value that was asked for. */
const matching = <T extends object>(
  items: readonly T[],
  query: CheckedRequest['query'],
  names: readonly (keyof T & string)[],
) => items.filter((item) => names.every((name) => !query[name] || item[name] === query[name]));

const day = 1440;
/** Days that one answer may cover. */
const longest = 92;

const tankIn = ({ site }: SandboxState, id?: string): Tank =>
  found(
    site.tanks.find(({ spec }) => spec.id === id),
    'tank',
    id,
  );

const tanksIn = ({ site }: SandboxState, { site_id = siteId }: CheckedRequest['query']): readonly Tank[] =>
  found(site_id === siteId ? site.tanks : undefined, 'site', String(site_id));

const tankHandlers: Readonly<Record<string, Handler>> = {
  listTanks(state, { query }) {
    const all = tanksIn(state, query).map((tank) => tankView(state.site, tank));
    return ok(pageOf(matching(all, query, ['status']), query));
  },

  listLatestReadings: (state, { query }) =>
    ok(
      pageOf(
        tanksIn(state, query).map((tank) => stockView(state.site, tank)),
        query,
      ),
    ),

  getTank: (state, { path }) => ok(tankView(state.site, tankIn(state, path['tank_id']))),

  getTankData: (state, { path }) => ok(readingView(state.site, tankIn(state, path['tank_id']))),

  getTankHistory(state, { path, query }) {
    const tank = tankIn(state, path['tank_id']);
    const to = query['to'] ? minuteOf(String(query['to'])) : state.site.now;
    const from = query['from'] ? minuteOf(String(query['from'])) : to - day;
    if (from >= to) throw refusal([{ field: 'from', message: rules.order }]);
    if (to - from > longest * day) throw refusal([{ field: 'to', message: fillText(rules.span, { days: longest }) }]);
    const points = historyView(state.site, tank, query['interval'] as HistoryInterval, from, to);
    return ok({ tank_id: tank.spec.id, interval: query['interval'], ...pageOf(points, query) });
  },
};

/** A delivery to one receiver, queued now. @param index when a request causes several */
function queueDelivery(state: SandboxState, webhookId: string, payload: TankEvent, index = 0): WebhookDelivery {
  const number = `dl_sandbox_${String(state.count + index).padStart(4, '0')}`;
  return queued(number, webhookId, payload, isoAt(state.site.now));
}

/** The state with an event on its way to every receiver that asked for it and is not held back. */
function queueEvent(state: SandboxState, alert: ApiAlert, event: EventName): SandboxState {
  const receivers = state.webhooks.filter(({ active, events }) => active && events.includes(event));
  const sent = receivers.map(({ webhook_id }, index) => queueDelivery(state, webhook_id, eventOf(alert, event), index));
  return { ...state, deliveries: [...sent, ...state.deliveries] };
}

const alertIn = ({ alerts }: SandboxState, id?: string): ApiAlert =>
  found(
    alerts.find(({ alert_id }) => alert_id === id),
    'alarm',
    id,
  );

const alertHandlers: Readonly<Record<string, Handler>> = {
  listAlerts: ({ alerts }, { query }) => ok(pageOf(matching(alerts, query, ['state', 'kind', 'tank_id']), query)),

  getAlert: (state, { path }) => ok(alertIn(state, path['alert_id'])),

  acknowledgeAlert(state, { path, body }) {
    const alert = alertIn(state, path['alert_id']);
    if (alert.state === 'closed') throw new ApiFailure(409, fillText(conflict.closed, { id: alert.alert_id }));
    if (alert.state === 'acknowledged') return ok(alert);
    const { by, note = null } = body as { by: string; note?: string };
    const acknowledged_at = isoAt(state.site.now);
    const changed: ApiAlert = { ...alert, state: 'acknowledged', acknowledged_at, acknowledged_by: by, note };
    const alerts = state.alerts.map((known) => (known === alert ? changed : known));
    return ok(changed, queueEvent({ ...state, alerts }, changed, 'alert.acknowledged'));
  },
};

const webhookIn = ({ webhooks }: SandboxState, { webhook_id: id }: CheckedRequest['path']): Webhook =>
  found(
    webhooks.find(({ webhook_id }) => webhook_id === id),
    'webhook',
    id,
  );

/** Deliveries as they stand now: the simulated receiver takes everything within a minute. */
const deliveriesTo = ({ site, deliveries }: SandboxState, webhook: Webhook): WebhookDelivery[] =>
  deliveries
    .filter(({ webhook_id }) => webhook_id === webhook.webhook_id)
    .map((delivery) =>
      delivery.state === 'queued' && minuteOf(delivery.queued_at) < site.now
        ? delivered(delivery, [{ after: 0, status: 204, duration: 172 }])
        : delivery,
    );

const deliveryIn = (state: SandboxState, path: CheckedRequest['path']): WebhookDelivery =>
  found(
    deliveriesTo(state, webhookIn(state, path)).find(({ delivery_id }) => delivery_id === path['delivery_id']),
    'delivery',
    path['delivery_id'],
  );

/** A delivery on its way. @throws ApiFailure 409 when deliveries to its receiver are held back */
function send(
  state: SandboxState,
  { webhook_id, active }: Webhook,
  payload: TankEvent,
  replay_of: string | null = null,
) {
  if (!active) throw new ApiFailure(409, fillText(conflict.held, { id: webhook_id }));
  const delivery = { ...queueDelivery(state, webhook_id, payload), replay_of };
  return { status: 202, body: delivery, state: { ...state, deliveries: [delivery, ...state.deliveries] } };
}

const webhookHandlers: Readonly<Record<string, Handler>> = {
  listWebhooks: ({ webhooks }, { query }) => ok(pageOf(webhooks, query)),

  createWebhook(state, { body }) {
    const { url, events } = body as Pick<Webhook, 'url' | 'events'>;
    const number = (0x7f3b + state.count).toString(16);
    const created_at = isoAt(state.site.now);
    const webhook: Webhook = { webhook_id: `wh_${number}`, url, events, active: true, created_at };
    return {
      status: 201,
      body: { ...webhook, secret: `whsec_sandbox_${number}` },
      headers: { Location: `/v1/webhooks/${webhook.webhook_id}` },
      state: { ...state, webhooks: [...state.webhooks, webhook] },
    };
  },

  getWebhook: (state, { path }) => ok(webhookIn(state, path)),

  updateWebhook(state, { path, body }) {
    const webhook = webhookIn(state, path);
    const changed = { ...webhook, ...(body as Partial<Webhook>) };
    return ok(changed, { ...state, webhooks: state.webhooks.map((known) => (known === webhook ? changed : known)) });
  },

  deleteWebhook(state, { path }) {
    const gone = webhookIn(state, path);
    return { status: 204, state: { ...state, webhooks: state.webhooks.filter((known) => known !== gone) } };
  },

  testWebhook(state, { path, body }) {
    const { event } = body as { event: EventName };
    return send(state, webhookIn(state, path), { ...sampleEvent(state.alerts, event), test: true });
  },

  listDeliveries: (state, { path, query }) =>
    ok(pageOf(matching(deliveriesTo(state, webhookIn(state, path)), query, ['state']), query)),

  getDelivery: (state, { path }) => ok(deliveryIn(state, path)),

  replayDelivery(state, { path }) {
    const { delivery_id, payload } = deliveryIn(state, path);
    return send(state, webhookIn(state, path), payload, delivery_id);
  },
};

/** What every operation of the API document does here; the router has checked parameters and body before. */
export const handlers: Readonly<Record<string, Handler>> = { ...tankHandlers, ...alertHandlers, ...webhookHandlers };
