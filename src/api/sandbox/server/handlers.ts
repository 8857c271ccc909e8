import { start } from '../../../plant/simulator/clock.ts';
import { reading } from '../../../plant/simulator/reading.ts';
import type { Alert, EventName, Webhook } from '../../description/objects.ts';
import { Failure } from './failure.ts';
import { pageOf } from './page.ts';
import { historyView, type Interval, momentOf, simulatedTank, statusIn, tankView, type World } from './world.ts';

interface Call {
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}

interface Outcome {
  status: number;
  body?: unknown;
  world?: World;
  headers?: Record<string, string>;
}

type Handler = (world: World, call: Call) => Outcome;

const day = 1440;
/** Minutes since the simulated start. */
const minuteOf = (time: unknown): number => (Date.parse(String(time)) - Date.parse(start)) / 60_000;

function tankIn(world: World, id = '') {
  const tank = simulatedTank(world, id);
  if (!tank) throw new Failure(404, `Tangki ${id} tidak ada di akun ini.`);
  return tank;
}

function alertIn({ alerts }: World, id = ''): Alert {
  const found = alerts.find(({ alert_id }) => alert_id === id);
  if (!found) throw new Failure(404, `Alarm ${id} tidak ada di akun ini.`);
  return found;
}

function webhookIn({ webhooks }: World, id = ''): Webhook {
  const found = webhooks.find(({ webhook_id }) => webhook_id === id);
  if (!found) throw new Failure(404, `Webhook ${id} tidak ada di akun ini.`);
  return found;
}

const replaced = (world: World, changed: Webhook): World => ({
  ...world,
  webhooks: world.webhooks.map((known) => (known.webhook_id === changed.webhook_id ? changed : known)),
});

/** What every operation of the API document does here; the router has checked parameters and body before. */
export const handlers: Readonly<Record<string, Handler>> = {
  listTanks: (world, { query }) => {
    const all = world.site.tanks.filter((tank) => !query['status'] || statusIn(world, tank) === query['status']);
    return {
      status: 200,
      body: pageOf(
        all.map((tank) => tankView(world, tank)),
        query,
      ),
    };
  },

  getTank: (world, { path }) => ({ status: 200, body: tankView(world, tankIn(world, path['tank_id'])) }),

  getTankData: (world, { path }) => ({ status: 200, body: reading(tankIn(world, path['tank_id']), world.site.now) }),

  getTankHistory: (world, { path, query }) => {
    const tank = tankIn(world, path['tank_id']);
    const to = query['to'] ? minuteOf(query['to']) : world.site.now;
    const from = query['from'] ? minuteOf(query['from']) : to - day;
    if (from >= to) throw new Failure(422, undefined, [{ field: 'from', message: 'harus sebelum to' }]);
    if (to - from > 92 * day) throw new Failure(422, undefined, [{ field: 'to', message: 'paling jauh 92 hari' }]);
    const points = historyView(tank, query['interval'] as Interval, from, to);
    return { status: 200, body: { tank_id: tank.spec.id, interval: query['interval'], ...pageOf(points, query) } };
  },

  listAlerts: ({ alerts }, { query }) => {
    const fits = (alert: Alert) =>
      (!query['state'] || alert.state === query['state']) && (!query['tank_id'] || alert.tank_id === query['tank_id']);
    return { status: 200, body: pageOf(alerts.filter(fits), query) };
  },

  getAlert: (world, { path }) => ({ status: 200, body: alertIn(world, path['alert_id']) }),

  acknowledgeAlert: (world, { path, body }) => {
    const alert = alertIn(world, path['alert_id']);
    if (alert.state === 'closed') throw new Failure(409, `Alarm ${alert.alert_id} sudah ditutup.`);
    if (alert.state === 'acknowledged') return { status: 200, body: alert };
    const { by, note = null } = body as { by: string; note?: string };
    const changed: Alert = {
      ...alert,
      state: 'acknowledged',
      acknowledged_at: momentOf(world),
      acknowledged_by: by,
      note,
    };
    const alerts = world.alerts.map((known) => (known === alert ? changed : known));
    return { status: 200, body: changed, world: { ...world, alerts } };
  },

  listWebhooks: ({ webhooks }, { query }) => ({ status: 200, body: pageOf(webhooks, query) }),

  createWebhook: (world, { body }) => {
    const { url, events } = body as Pick<Webhook, 'url' | 'events'>;
    const number = (0x7f3b + world.count).toString(16);
    const webhook: Webhook = { webhook_id: `wh_${number}`, url, events, active: true, created_at: momentOf(world) };
    return {
      status: 201,
      body: { ...webhook, secret: `whsec_sandbox_${number}` },
      headers: { Location: `/v1/webhooks/${webhook.webhook_id}` },
      world: { ...world, webhooks: [...world.webhooks, webhook] },
    };
  },

  getWebhook: (world, { path }) => ({ status: 200, body: webhookIn(world, path['webhook_id']) }),

  updateWebhook: (world, { path, body }) => {
    const changed = { ...webhookIn(world, path['webhook_id']), ...(body as Partial<Webhook>) };
    return { status: 200, body: changed, world: replaced(world, changed) };
  },

  deleteWebhook: (world, { path }) => {
    const gone = webhookIn(world, path['webhook_id']);
    return { status: 204, world: { ...world, webhooks: world.webhooks.filter((known) => known !== gone) } };
  },

  testWebhook: (world, { path, body }) => {
    const { webhook_id, active } = webhookIn(world, path['webhook_id']);
    if (!active) throw new Failure(409, `Webhook ${webhook_id} sedang ditahan.`);
    const { event } = body as { event: EventName };
    const delivery_id = `dl_sandbox_${String(world.count).padStart(4, '0')}`;
    return { status: 202, body: { delivery_id, webhook_id, event, queued_at: momentOf(world) } };
  },
};
