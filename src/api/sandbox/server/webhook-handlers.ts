import type { Delivery, EventName, Webhook } from '../../description/objects.ts';
import { sampleEvent } from '../../terminal/events.ts';
import type { Handler } from './call.ts';
import { queue, standing } from './deliveries.ts';
import { Failure } from './failure.ts';
import { pageOf } from './page.ts';
import { momentOf, type World } from './world.ts';

function webhookIn({ webhooks }: World, id = ''): Webhook {
  const found = webhooks.find(({ webhook_id }) => webhook_id === id);
  if (!found) throw new Failure(404, `Webhook ${id} tidak ada di akun ini.`);
  return found;
}

/** @throws Failure 409 when deliveries to it are held back */
function receiving(world: World, id?: string): Webhook {
  const webhook = webhookIn(world, id);
  if (!webhook.active) throw new Failure(409, `Webhook ${webhook.webhook_id} sedang ditahan.`);
  return webhook;
}

function deliveryIn(world: World, webhook: Webhook, id = ''): Delivery {
  const found = world.deliveries.find((known) => known.delivery_id === id && known.webhook_id === webhook.webhook_id);
  if (!found) throw new Failure(404, `Kiriman ${id} tidak ada pada webhook ini.`);
  return standing(world, found);
}

const replaced = (world: World, changed: Webhook): World => ({
  ...world,
  webhooks: world.webhooks.map((known) => (known.webhook_id === changed.webhook_id ? changed : known)),
});

const sent = (world: World, delivery: Delivery) => ({
  status: 202,
  body: delivery,
  world: { ...world, deliveries: [delivery, ...world.deliveries] },
});

/** The operations of webhooks and their deliveries. */
export const webhookHandlers: Readonly<Record<string, Handler>> = {
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
    const { webhook_id } = receiving(world, path['webhook_id']);
    const { event } = body as { event: EventName };
    return sent(world, queue(world, webhook_id, { ...sampleEvent(world.alerts, event), test: true }));
  },

  listDeliveries: (world, { path, query }) => {
    const { webhook_id } = webhookIn(world, path['webhook_id']);
    const all = world.deliveries.filter((known) => known.webhook_id === webhook_id);
    const found = all.map((known) => standing(world, known));
    return {
      status: 200,
      body: pageOf(
        found.filter(({ state }) => !query['state'] || state === query['state']),
        query,
      ),
    };
  },

  getDelivery: (world, { path }) => ({
    status: 200,
    body: deliveryIn(world, webhookIn(world, path['webhook_id']), path['delivery_id']),
  }),

  replayDelivery: (world, { path }) => {
    const webhook = receiving(world, path['webhook_id']);
    const { delivery_id, payload } = deliveryIn(world, webhook, path['delivery_id']);
    return sent(world, { ...queue(world, webhook.webhook_id, payload), replay_of: delivery_id });
  },
};
