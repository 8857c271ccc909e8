import type { ApiAlert, EventName, TankEvent, WebhookDelivery } from '../../description/objects.ts';
import { delivered, eventOf, queued } from '../../terminal/events.ts';
import { minuteOf } from '../../terminal/moments.ts';
import { momentOf, type SandboxState } from './state.ts';

/** Number of a delivery that a request causes. @param index when it causes several */
const numberOf = ({ count }: SandboxState, index = 0) => `dl_sandbox_${String(count + index).padStart(4, '0')}`;

/** A delivery to one receiver, queued now. */
export const queueDelivery = (
  state: SandboxState,
  webhookId: string,
  payload: TankEvent,
  index?: number,
): WebhookDelivery => queued(numberOf(state, index), webhookId, payload, momentOf(state));

/** The state with an event on its way to every receiver that asked for it and is not held back. */
export function queueEvent(state: SandboxState, alert: ApiAlert, event: EventName): SandboxState {
  const payload = eventOf(alert, event);
  const receivers = state.webhooks.filter(({ active, events }) => active && events.includes(event));
  const sent = receivers.map(({ webhook_id }, index) => queueDelivery(state, webhook_id, payload, index));
  return { ...state, deliveries: [...sent, ...state.deliveries] };
}

/** A delivery as it stands now: the simulated receiver takes everything within a minute. */
export const currentDelivery = ({ site }: SandboxState, delivery: WebhookDelivery): WebhookDelivery =>
  delivery.state === 'queued' && minuteOf(delivery.queued_at) < site.now
    ? delivered(delivery, [{ after: 0, status: 204, duration: 172 }])
    : delivery;
