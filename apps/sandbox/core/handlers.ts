import { newSecret } from 'api-description/signature';
import {
  type ApiAlert,
  type EventName,
  eventNamesByKind,
  type HistoryInterval,
  historyView,
  intervalMinutes,
  type Limits,
  readingView,
  rounded,
  type Seed,
  sampleEvent,
  siteId,
  stockView,
  tankView,
  type Webhook,
  type WebhookDelivery,
  type Zone,
} from 'api-description/view';
import { type Call, Refusal } from 'contract/sandbox';
import { fillText } from 'contract/slots';
import { isoAt, parseMinute } from 'tank-gauging/simulator/clock';
import { tankStatus } from 'tank-gauging/simulator/reading';
import { silentAfter } from 'tank-gauging/simulator/sensor';
import type { Timeline } from 'tank-gauging/simulator/timeline';
import type { Tank } from 'tank-gauging/simulator/types';
import { type Account, accountLimits, accountMinute, changeWebhook, setClock } from './account.ts';
import { eventsBetween, limitsAt, listAlerts, raisedId } from './alarms.ts';
import { invalidRequest } from './check.ts';
import { buildMessage, deliver, deliveryView, report, tell } from './deliveries.ts';
import { type CheckedRequest, pageItems } from './paging.ts';
import { readingsIn, tankAt } from './readings.ts';
import type { SandboxWords } from './words.ts';

/** The plant that all keys share, and the requesting key’s state. */
export interface Context {
  timeline: Timeline;
  seed: Seed;
  words: SandboxWords;
  account: Account;
  /** Recent calls of the key, newest first. */
  calls: () => readonly Call[];
  /** Issues a ticket for a stream; in the page there are none. */
  ticket?: () => { ticket: string; expires_at: string };
  /** Minutes since the key was made, and Unix seconds of the real clock. */
  elapsed: number;
  wall: number;
  /** Minute of the key's clock. */
  now: number;
}

/** @throws Refusal 404 when there is none with that id */
function orNotFound<T>(
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
function requireTank(context: Context, id = '') {
  const { timeline, account, now } = context;
  const fault = faulty[id];
  if (fault && 'status' in fault) throw new Refusal(fault.status, undefined, { 'Retry-After': '5' });
  const number = timeline.start.tanks.findIndex(({ spec }) => spec.id === (fault ? 'TK-204' : id));
  const { spec } = orNotFound(context, timeline.start.tanks[number], 'tank', id);
  const own = { ...spec, id };
  const known = tankAt(timeline, account, number, now);
  const tank = { ...known.tank, spec: own };
  if (fault) tank.last = { ...tank.last, at: now - fault.late };
  const judged = limitsAt(account, own, tank.last.at);
  // Readings are missing by the alarm’s own word, whatever their age.
  const seen = known.isSilent ? Math.max(now, tank.last.at + silentAfter) : now;
  return { number, tank, seen, judged, limits: limitsAt(account, own, Infinity) };
}

/** Requested range of a history in minutes; the last day by default. @throws Refusal 422 */
function requestedSpan({ now, words: { rules } }: Context, { query }: CheckedRequest) {
  const to = query['to'] ? parseMinute(String(query['to'])) : now;
  const from = query['from'] ? parseMinute(String(query['from'])) : to - day;
  if (from >= to) throw invalidRequest([{ field: 'from', message: rules.order }]);
  if (to - from > longest * day)
    throw invalidRequest([{ field: 'to', message: fillText(rules.span, { days: longest }) }]);
  const { interval, timezone } = query as { interval: HistoryInterval; timezone: Zone | undefined };
  return { from, to, interval, timezone };
}

function historyPoints(
  { timeline, account }: Context,
  { number, tank }: ReturnType<typeof requireTank>,
  { from, to, interval, timezone }: ReturnType<typeof requestedSpan>,
) {
  const readings = (after: number, until: number) =>
    readingsIn(timeline, account, number, after, Math.min(until, tank.last.at));
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
    const { tank, seen, judged, limits } = requireTank(context, path['tank_id']);
    return view(tank, seen, judged, limits);
  };

const allTanks =
  (view: View): Handler =>
  (context, request) => {
    const { site_id = siteId } = request.query;
    if (site_id !== siteId) orNotFound(context, undefined, 'site', String(site_id));
    const all = context.timeline.start.tanks.map(({ spec }) => requireTank(context, spec.id));
    return pageItems(
      context,
      all.map(({ tank, seen, judged, limits }) => view(tank, seen, judged, limits)),
      request,
      ({ tank_id }) => tank_id,
    );
  };

const alertsIn = ({ timeline, seed, account, now }: Context) => listAlerts(timeline, seed, account, now);

/** Place of an alarm in the list: its time, then its number within the day. */
const listPosition = ({ raised_at, alert_id }: ApiAlert) =>
  `${raised_at.slice(0, 19)}.${alert_id.split('-').at(-1)?.padStart(8, '0')}`;

const requireAlert = (context: Context, id?: string): ApiAlert =>
  orNotFound(
    context,
    alertsIn(context).find(({ alert_id }) => alert_id === id),
    'alarm',
    id,
  );

/** A webhook without its secrets, which are shown only when created. */
const shownWebhook = ({ secret: _, old: __, ...webhook }: Account['webhooks'][number]): Webhook => webhook;

const requireWebhook = (context: Context, { webhook_id: id }: CheckedRequest['path']) =>
  orNotFound(
    context,
    context.account.webhooks.find(({ webhook_id }) => webhook_id === id),
    'webhook',
    id,
  );

const webhookDeliveries = ({ account, seed }: Context, { webhook_id: id }: Webhook): WebhookDelivery[] => [
  ...account.sent.filter(({ webhook }) => webhook === id).map(deliveryView),
  ...seed.deliveries.filter(({ webhook_id }) => webhook_id === id),
];

function requireDelivery(context: Context, path: CheckedRequest['path']): WebhookDelivery {
  const { delivery_id: id } = path;
  const delivery = webhookDeliveries(context, requireWebhook(context, path)).find(
    ({ delivery_id }) => delivery_id === id,
  );
  return orNotFound(context, delivery, 'delivery', id);
}

function clockView({ account, elapsed }: Context) {
  const { advanced, paused } = account;
  return { time: isoAt(accountMinute(account, elapsed)), paused: paused !== undefined, advanced: `PT${advanced}M` };
}

/** Duration of an alarm raised through the API, minutes; and its loss as a share of the tank’s capacity. */
const [raisedFor, lossRaised] = [60, 0.005];

function accept(account: Account, id: string, part: Omit<Account['accepted'][string], 'number'>): void {
  account.accepted = { ...account.accepted, [id]: { ...part, number: account.count + 1 } };
  // The second number is for the closing event when the alarm closes at once.
  account.count += 2;
}

/** Delivers an alarm’s events of the present minute, oldest first. @returns their payloads */
function deliverAlarmEvents({ timeline, seed, account, now }: Context, id: string, names: readonly EventName[]) {
  const events = eventsBetween(timeline, seed, account, now - 1, now)
    .map(({ payload }) => payload)
    .filter(({ alert_id, event }) => alert_id === id && names.includes(event));
  for (const payload of events) tell(account, payload, now);
  return events;
}

/** Returns the body of a successful response per operation; the router has validated parameters and body. */
export const handlers: Readonly<Record<string, Handler>> = {
  listTanks: allTanks(tankView),
  listLatestReadings: allTanks(stockView),
  getTank: oneTank(tankView),
  getTankData: oneTank(readingView),

  updateTank(context, { path, body }) {
    const { tank, judged, limits } = requireTank(context, path['tank_id']);
    const { limit_low: low = limits.low, limit_high: high = limits.high } = body as Record<string, number>;
    if (low >= high) throw invalidRequest([{ field: 'limit_low', message: context.words.rules.below }]);
    const { account, now: from, words } = context;
    const { id } = tank.spec;
    // Of several changes within a minute, no reading ever sees but the last.
    const others = account.limits.filter((one) => one.tank !== id || one.from !== from);
    if (others.length >= accountLimits.limits)
      throw new Refusal(409, fillText(words.conflict.limits, { count: accountLimits.limits }));
    account.limits = [...others, { tank: id, from, limits: { low, high } }];
    return tankView(tank, from, judged, { low, high });
  },

  getTankHistory(context, request) {
    const [span, tank] = [requestedSpan(context, request), requireTank(context, request.path['tank_id'])];
    return {
      tank_id: tank.tank.spec.id,
      interval: request.query['interval'],
      ...pageItems(context, historyPoints(context, tank, span), request, ({ timestamp }) => timestamp.slice(0, 19)),
    };
  },

  listHistory(context, request) {
    const span = requestedSpan(context, request);
    const tanks = context.timeline.start.tanks.map(({ spec }) => requireTank(context, spec.id));
    const count = tanks.length * Math.ceil((span.to - span.from) / intervalMinutes[span.interval]);
    if (count > accountLimits.points) {
      throw invalidRequest([
        { field: 'to', message: fillText(context.words.rules.points, { most: accountLimits.points, count }) },
      ]);
    }
    const data = tanks.flatMap((one) =>
      historyPoints(context, one, span).map((point) => ({ tank_id: one.tank.spec.id, ...point })),
    );
    return { interval: span.interval, data };
  },

  listAlerts: (context, request) => pageItems(context, alertsIn(context), request, listPosition, -1),

  getAlert: (context, { path }) => requireAlert(context, path['alert_id']),

  acknowledgeAlert(context, { path, body }) {
    const alert = requireAlert(context, path['alert_id']);
    if (alert.state === 'closed')
      throw new Refusal(409, fillText(context.words.conflict.closed, { id: alert.alert_id }));
    if (alert.state === 'acknowledged') return alert;
    const { account, now } = context;
    const { by, note = null } = body as { by: string; note?: string };
    accept(account, alert.alert_id, { at: now, by, note });
    // Closes at once if the level is already back within its limits.
    deliverAlarmEvents(context, alert.alert_id, ['alert.acknowledged', 'alert.closed']);
    return requireAlert(context, alert.alert_id);
  },

  raiseEvent(context, { body }) {
    const { type, tank_id } = body as { type: EventName; tank_id: string };
    const { tank } = requireTank(context, tank_id);
    const { account, now, words } = context;
    if (account.raised.length >= accountLimits.raised) {
      throw new Refusal(409, fillText(words.conflict.events, { count: accountLimits.raised }));
    }
    const kind = type === 'alert.acknowledged' || type === 'alert.closed' ? eventNamesByKind.high : type;
    // Limits as a reading of this minute meets them.
    const limits = limitsAt(account, tank.spec, now);
    const limit = kind === eventNamesByKind.high ? limits.high : kind === eventNamesByKind.low ? limits.low : null;
    const isLoss = kind === eventNamesByKind.leak || kind === eventNamesByKind.theft;
    account.count += 1;
    const [number, alert_id] = [account.count, raisedId(now, account.count)];
    const facts = {
      ...{ alert_id, tank_id: tank.spec.id, kind, limit, number, at: now },
      level: rounded(limit ?? tank.last.level),
      loss: isLoss ? rounded(tank.capacity * lossRaised) : null,
      loss_since: isLoss ? isoAt(now - raisedFor) : null,
      status: kind === eventNamesByKind.silent ? ('silent' as const) : tankStatus(tank, tank.last.at, limits),
    };
    account.raised = [...account.raised, { ...facts, until: type === 'alert.closed' ? now : now + raisedFor }];
    if (kind !== type) accept(account, alert_id, { at: now, by: 'Sandbox', note: null });
    const told = deliverAlarmEvents(context, alert_id, [kind, 'alert.acknowledged', 'alert.closed']);
    return orNotFound(context, told.at(-1), 'alarm', alert_id);
  },

  listWebhooks: (context, request) =>
    pageItems(context, context.account.webhooks.map(shownWebhook), request, ({ webhook_id }) => webhook_id),

  createWebhook({ account, now, words: { conflict } }, { body }) {
    if (account.webhooks.length >= accountLimits.webhooks) {
      throw new Refusal(409, fillText(conflict.webhooks, { count: accountLimits.webhooks }));
    }
    const { url, events } = body as Pick<Webhook, 'url' | 'events'>;
    account.count += 1;
    const webhook_id = `wh_${(0x7f3a + account.count).toString(16)}`;
    const webhook = { webhook_id, url, events, active: true, created_at: isoAt(now), secret: newSecret() };
    account.webhooks = [...account.webhooks, { ...webhook, old: [] }];
    return webhook;
  },

  getWebhook: (context, { path }) => shownWebhook(requireWebhook(context, path)),

  updateWebhook(context, { path, body }) {
    const { webhook_id } = requireWebhook(context, path);
    changeWebhook(context.account, webhook_id, body as Partial<Webhook>);
    return shownWebhook(requireWebhook(context, path));
  },

  rotateSecret(context, { path }) {
    const webhook = requireWebhook(context, path);
    const secret = newSecret();
    const { now, account } = context;
    const valid = webhook.old.filter(({ until }) => until >= now);
    changeWebhook(account, webhook.webhook_id, {
      secret,
      old: [...valid, { secret: webhook.secret, until: now + day }],
    });
    return { ...shownWebhook(webhook), secret };
  },

  deleteWebhook(context, { path }) {
    const deletedWebhook = requireWebhook(context, path);
    const { account } = context;
    account.webhooks = account.webhooks.filter((known) => known !== deletedWebhook);
    account.sent = account.sent.filter(({ webhook }) => webhook !== deletedWebhook.webhook_id);
  },

  testWebhook(context, { path, body }) {
    const { event } = body as { event: EventName };
    const payload = { ...sampleEvent(alertsIn(context), event), test: true };
    return deliveryView(deliver(context.account, requireWebhook(context, path), payload, context.now));
  },

  listDeliveries: (context, request) =>
    pageItems(
      context,
      webhookDeliveries(context, requireWebhook(context, request.path)),
      request,
      ({ delivery_id }) => delivery_id,
      -1,
    ),

  getDelivery: (context, { path }) => requireDelivery(context, path),

  reportAttempt(context, { path, body }) {
    const { delivery_id } = requireDelivery(context, path);
    const { attempt, ...answer } = body as { attempt: number; status: number | null; duration: number };
    if (!report(context.account, delivery_id, attempt, answer)) {
      throw new Refusal(409, fillText(context.words.conflict.attempt, { count: attempt, id: delivery_id }));
    }
    return requireDelivery(context, path);
  },

  replayDelivery(context, { path }) {
    const { delivery_id, payload } = requireDelivery(context, path);
    const { account, now } = context;
    return deliveryView(deliver(account, requireWebhook(context, path), payload, now, delivery_id));
  },

  getClock: (context) => clockView(context),

  setClock(context, { body }) {
    setClock(context.account, context.elapsed, body as object, context.words.rules);
    return clockView(context);
  },

  listInbox(context, request) {
    const { data, next_cursor } = pageItems(context, context.account.sent, request, ({ id }) => id, -1);
    return { data: data.map(buildMessage), next_cursor };
  },

  listCalls: ({ calls }) => ({ data: calls() }),

  createStreamTicket: ({ ticket }) => ticket?.() ?? { ticket: 'tiket_contoh', expires_at: isoAt(1) },

  // The server makes keys itself; this answer serves the sandbox in the page.
  createKey: (_, { body }) => ({ key: 'sandbox_contoh', ...(body as object), expires_at: isoAt(0) }),
};
