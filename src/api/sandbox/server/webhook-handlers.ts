import { fillText } from '../../../../server/contract/slots.ts';
import type { EventName, Webhook, WebhookDelivery } from '../../description/objects.ts';
import { sampleEvent } from '../../terminal/events.ts';
import { sandboxWords } from '../sandbox.words.ts';
import { currentDelivery, queueDelivery } from './deliveries.ts';
import { ApiFailure } from './failure.ts';
import type { Handler } from './handler.ts';
import { pageOf } from './page.ts';
import { momentOf, type SandboxState } from './state.ts';

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
export const webhookHandlers: Readonly<Record<string, Handler>> = {
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
