import { deliveryHeaders, newSecret } from 'api-description/signature';
import {
  type ApiAlert,
  delivered,
  type EventName,
  type HistoryInterval,
  historyView,
  kindNames,
  type Limits,
  page,
  queued,
  readingView,
  refused as refusedDelivery,
  rounded,
  type Seed,
  sampleEvent,
  siteId,
  stockView,
  tankView,
  type Webhook,
  type WebhookDelivery,
  widths,
  type Zone,
} from 'api-description/view';
import { type Call, failures, Refusal } from 'contract/sandbox';
import { fillText } from 'contract/slots';
import { isoAt, minuteOf } from 'tank-gauging/simulator/clock';
import type { Timeline } from 'tank-gauging/simulator/timeline';
import type { Tank } from 'tank-gauging/simulator/types';
import { type Account, change, deliver, minuteIn, most, type Sent, setClock, tell } from './account.ts';
import { alertsOf, eventsBetween, limitsAt } from './alarms.ts';
import { refused } from './check.ts';
import { type CheckedRequest, pageOf } from './paging.ts';
import type { SandboxWords } from './words.ts';

/** The plant that all keys share, and the requesting key’s state. */
export interface Context {
  timeline: Timeline;
  seed: Seed;
  words: SandboxWords;
  account: Account;
  /** Recent calls of the key, newest first. */
  calls: () => readonly Call[];
  /** Minutes since the key was made, and Unix seconds of the real clock. */
  elapsed: number;
  wall: number;
  /** Minute of the key's clock. */
  now: number;
}

/** @throws Refusal 404 when there is none of that number */
/** @throws Refusal 404 when there is none with that id */
function found<T>(
  { words: { unknown } }: Context,
  one: T | undefined,
  kind: 'tank' | 'site' | 'alarm' | 'webhook' | 'delivery',
  id = '',
): T {
  if (one === undefined) throw new Refusal(404, fillText(unknown[kind], { id }));
  return one;
}

const day = 1440;
/** Maximum range of a history, days. */
const longest = 92;

/**
 * Tanks for testing error handling, in no list: they answer with an error status or with readings so many minutes
 * old.
 */
const faulty: Readonly<Record<string, { status: number } | { late: number }>> = {
  'TK-429': { status: 429 },
  'TK-503': { status: 503 },
  'TK-900': { late: 12 },
  'TK-901': { late: 180 },
};

/** A tank by its tag: current state, limits, index. @throws Refusal 404 when unknown, or the status of a faulty tank */
function tankIn(context: Context, id = '') {
  const { timeline, account, now } = context;
  const fault = faulty[id];
  if (fault && 'status' in fault) throw new Refusal(fault.status, undefined, { 'Retry-After': '5' });
  const number = timeline.start.tanks.findIndex(({ spec }) => spec.id === (fault ? 'TK-204' : id));
  const { spec } = found(context, timeline.start.tanks[number], 'tank', id);
  const own = { ...spec, id };
  const tank = { ...timeline.tankAt(number, now), spec: own };
  if (fault) tank.last = { ...tank.last, at: now - fault.late };
  return { number, tank, judged: limitsAt(account, own, tank.last.at), limits: limitsAt(account, own, Infinity) };
}

/** Requested range of a history in minutes; the last day by default. @throws Refusal 422 */
function spanOf({ now, words: { rules } }: Context, { query }: CheckedRequest) {
  const to = query['to'] ? minuteOf(String(query['to'])) : now;
  const from = query['from'] ? minuteOf(String(query['from'])) : to - day;
  if (from >= to) throw refused([{ field: 'from', message: rules.order }]);
  if (to - from > longest * day) throw refused([{ field: 'to', message: fillText(rules.span, { days: longest }) }]);
  const { interval, timezone } = query as { interval: HistoryInterval; timezone: Zone | undefined };
  return { from, to, interval, timezone };
}

function pointsOf(
  { timeline }: Context,
  { number, tank }: ReturnType<typeof tankIn>,
  { from, to, interval, timezone }: ReturnType<typeof spanOf>,
) {
  const readings = (after: number, until: number) => timeline.readings(number, after, Math.min(until, tank.last.at));
  return historyView(readings, interval, from, to, timezone);
}

type Handler = (context: Context, request: CheckedRequest) => unknown;
/**
 * @param judged limits at the last reading, which decide its status; a changed limit applies from the next reading on
 */
type View = (tank: Tank, now: number, judged: Limits, limits: Limits) => { tank_id: string };

const oneTank =
  (view: View): Handler =>
  (context, { path }) => {
    const { tank, judged, limits } = tankIn(context, path['tank_id']);
    return view(tank, context.now, judged, limits);
  };

const allTanks =
  (view: View): Handler =>
  (context, request) => {
    const { site_id = siteId } = request.query;
    if (site_id !== siteId) found(context, undefined, 'site', String(site_id));
    const all = context.timeline.start.tanks.map(({ spec }) => tankIn(context, spec.id));
    return pageOf(
      context,
      all.map(({ tank, judged, limits }) => view(tank, context.now, judged, limits)),
      request,
      ({ tank_id }) => tank_id,
    );
  };

const alertsIn = ({ timeline, seed, account, now }: Context) => alertsOf(timeline, seed, account, now);

const alertIn = (context: Context, id?: string): ApiAlert =>
  found(
    context,
    alertsIn(context).find(({ alert_id }) => alert_id === id),
    'alarm',
    id,
  );

/** A webhook without its secrets, which are shown only when created. */
const shown = ({ secret: _, old: __, ...webhook }: Account['webhooks'][number]): Webhook => webhook;

const webhookIn = (context: Context, { webhook_id: id }: CheckedRequest['path']) =>
  found(
    context,
    context.account.webhooks.find(({ webhook_id }) => webhook_id === id),
    'webhook',
    id,
  );

/**
 * A delivery in its present state: the simulated receiver accepts within a minute, or fails as its host name
 * indicates.
 */
function deliveryView({ id, webhook, payload, at, replayOf, fails }: Sent, now: number): WebhookDelivery {
  const delivery = { ...queued(id, webhook, payload, isoAt(at)), replay_of: replayOf };
  if (fails) return refusedDelivery(delivery, failures[fails], now - at);
  return at < now ? delivered(delivery) : delivery;
}

const deliveriesTo = ({ account, seed, now }: Context, { webhook_id: id }: Webhook): WebhookDelivery[] => [
  ...account.sent.filter(({ webhook }) => webhook === id).map((sent) => deliveryView(sent, now)),
  ...seed.deliveries.filter(({ webhook_id }) => webhook_id === id),
];

function deliveryIn(context: Context, path: CheckedRequest['path']): WebhookDelivery {
  const { delivery_id: id } = path;
  const delivery = deliveriesTo(context, webhookIn(context, path)).find(({ delivery_id }) => delivery_id === id);
  return found(context, delivery, 'delivery', id);
}

/** Queues a delivery. Tests and replays are sent also while the webhook is inactive. */
function send(
  { account, now, wall }: Context,
  { webhook_id: webhook }: Webhook,
  part: Pick<Sent, 'payload' | 'replayOf'>,
) {
  return deliveryView(deliver(account, { webhook, at: now, wall, ...part }), now);
}

export async function messageOf(account: Account, { id, webhook, payload, at, wall }: Sent) {
  const { secret = '', old, url = '' } = account.webhooks.find(({ webhook_id }) => webhook_id === webhook) ?? {};
  const body = JSON.stringify(payload);
  const secrets = old && at <= old.until ? [secret, old.secret] : [secret];
  return { webhook_id: webhook, url, headers: await deliveryHeaders(id, secrets, wall, body), body };
}

function clockView({ account, elapsed }: Context) {
  const { advanced, paused } = account;
  return { time: isoAt(minuteIn(account, elapsed)), paused: paused !== undefined, advanced: `PT${advanced}M` };
}

/** Duration of an alarm raised through the API, minutes. */
const raisedFor = 60;

function accept(account: Account, id: string, part: Omit<Account['accepted'][string], 'number'>): void {
  account.accepted = { ...account.accepted, [id]: { ...part, number: account.count + 1 } };
  // The second number is for the closing event when the alarm closes at once.
  account.count += 2;
}

/** Delivers an alarm’s events of the present minute, oldest first. @returns their payloads */
function tellOf({ timeline, seed, account, now, wall }: Context, id: string, names: readonly EventName[]) {
  const events = eventsBetween(timeline, seed, account, now - 1, now)
    .map(({ payload }) => payload)
    .filter(({ alert_id, event }) => alert_id === id && names.includes(event));
  for (const payload of events) tell(account, payload, now, wall);
  return events;
}

/** Returns the body of a successful response per operation; the router has validated parameters and body. */
export const handlers: Readonly<Record<string, Handler>> = {
  listTanks: allTanks(tankView),
  listLatestReadings: allTanks(stockView),
  getTank: oneTank(tankView),
  getTankData: oneTank(readingView),

  updateTank(context, { path, body }) {
    const { tank, judged, limits } = tankIn(context, path['tank_id']);
    const { limit_low: low = limits.low, limit_high: high = limits.high } = body as Record<string, number>;
    if (low >= high) throw refused([{ field: 'limit_low', message: context.words.rules.below }]);
    const { account, now: from } = context;
    account.limits = [...account.limits, { tank: tank.spec.id, from, limits: { low, high } }].slice(-most.limits);
    return tankView(tank, from, judged, { low, high });
  },

  getTankHistory(context, request) {
    const [span, tank] = [spanOf(context, request), tankIn(context, request.path['tank_id'])];
    return {
      tank_id: tank.tank.spec.id,
      interval: request.query['interval'],
      ...pageOf(context, pointsOf(context, tank, span), request, ({ timestamp }) => timestamp.slice(0, 19)),
    };
  },

  listHistory(context, request) {
    const span = spanOf(context, request);
    const tanks = context.timeline.start.tanks.map(({ spec }) => tankIn(context, spec.id));
    const count = tanks.length * Math.ceil((span.to - span.from) / widths[span.interval]);
    if (count > most.points) {
      throw refused([{ field: 'to', message: fillText(context.words.rules.points, { most: most.points, count }) }]);
    }
    const data = tanks.flatMap((one) =>
      pointsOf(context, one, span).map((point) => ({ tank_id: one.tank.spec.id, ...point })),
    );
    return { interval: span.interval, data };
  },

  listAlerts: (context, request) => pageOf(context, alertsIn(context), request, ({ alert_id }) => alert_id, -1),

  getAlert: (context, { path }) => alertIn(context, path['alert_id']),

  acknowledgeAlert(context, { path, body }) {
    const alert = alertIn(context, path['alert_id']);
    if (alert.state === 'closed')
      throw new Refusal(409, fillText(context.words.conflict.closed, { id: alert.alert_id }));
    if (alert.state === 'acknowledged') return alert;
    const { account, now } = context;
    const { by, note = null } = body as { by: string; note?: string };
    accept(account, alert.alert_id, { at: now, by, note });
    // Closes at once if the level is already back within its limits.
    tellOf(context, alert.alert_id, ['alert.acknowledged', 'alert.closed']);
    return alertIn(context, alert.alert_id);
  },

  raiseEvent(context, { body }) {
    const { type, tank_id } = body as { type: EventName; tank_id: string };
    const { tank, limits } = tankIn(context, tank_id);
    const { account, now } = context;
    const kind = type === 'alert.acknowledged' || type === 'alert.closed' ? kindNames.high : type;
    const limit = kind === kindNames.high ? limits.high : kind === kindNames.low ? limits.low : null;
    account.count += 1;
    const facts = { tank_id: tank.spec.id, kind, level: rounded(limit ?? tank.last.level), limit };
    const until = type === 'alert.closed' ? now : now + raisedFor;
    account.raised = [...account.raised, { ...facts, at: now, until, number: account.count }].slice(-most.raised);
    const alert = found(context, alertsIn(context)[0], 'alarm');
    if (kind !== type) accept(account, alert.alert_id, { at: now, by: 'Sandbox', note: null });
    return found(
      context,
      tellOf(context, alert.alert_id, [kind, 'alert.acknowledged', 'alert.closed']).at(-1),
      'alarm',
    );
  },

  listWebhooks: (context, request) =>
    pageOf(context, context.account.webhooks.map(shown), request, ({ webhook_id }) => webhook_id),

  createWebhook({ account, now, words: { conflict } }, { body }) {
    if (account.webhooks.length >= most.webhooks) {
      throw new Refusal(409, fillText(conflict.webhooks, { count: most.webhooks }));
    }
    const { url, events } = body as Pick<Webhook, 'url' | 'events'>;
    account.count += 1;
    const webhook_id = `wh_${(0x7f3a + account.count).toString(16)}`;
    const webhook = { webhook_id, url, events, active: true, created_at: isoAt(now), secret: newSecret() };
    account.webhooks = [...account.webhooks, webhook];
    return webhook;
  },

  getWebhook: (context, { path }) => shown(webhookIn(context, path)),

  updateWebhook(context, { path, body }) {
    const { webhook_id } = webhookIn(context, path);
    change(context.account, webhook_id, body as Partial<Webhook>);
    return shown(webhookIn(context, path));
  },

  rotateSecret(context, { path }) {
    const webhook = webhookIn(context, path);
    const secret = newSecret();
    const old = { secret: webhook.secret, until: context.now + day };
    change(context.account, webhook.webhook_id, { secret, old });
    return { ...shown(webhook), secret };
  },

  deleteWebhook(context, { path }) {
    const gone = webhookIn(context, path);
    const { account } = context;
    account.webhooks = account.webhooks.filter((known) => known !== gone);
    account.sent = account.sent.filter(({ webhook }) => webhook !== gone.webhook_id);
  },

  testWebhook(context, { path, body }) {
    const { event } = body as { event: EventName };
    const payload = { ...sampleEvent(alertsIn(context), event), test: true };
    return send(context, webhookIn(context, path), { payload, replayOf: null });
  },

  listDeliveries: (context, request) =>
    pageOf(
      context,
      deliveriesTo(context, webhookIn(context, request.path)),
      request,
      ({ delivery_id }) => delivery_id,
      -1,
    ),

  getDelivery: (context, { path }) => deliveryIn(context, path),

  replayDelivery(context, { path }) {
    const { delivery_id, payload } = deliveryIn(context, path);
    return send(context, webhookIn(context, path), { payload, replayOf: delivery_id });
  },

  getClock: (context) => clockView(context),

  setClock(context, { body }) {
    setClock(context.account, context.elapsed, body as object, context.words.rules);
    return clockView(context);
  },

  async listInbox(context, request) {
    const { account } = context;
    const { data, next_cursor } = pageOf(context, account.sent, request, ({ id }) => id, -1);
    return page(await Promise.all(data.map((sent) => messageOf(account, sent))), next_cursor);
  },

  listCalls: ({ calls }) => ({ data: calls() }),

  // The server answers these two itself; these answers serve the sandbox in the page.
  createKey: (_, { body }) => ({ key: 'sandbox_contoh', ...(body as object), expires_at: isoAt(0) }),
  createStreamTicket: () => ({ ticket: 'tiket_contoh', expires_at: isoAt(1) }),
};
