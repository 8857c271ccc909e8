import type { Alert, Delivery, EventName, TankEvent } from '../../description/objects.ts';
import { delivered, eventOf, queued } from '../../terminal/events.ts';
import { minuteOf } from '../../terminal/moments.ts';
import { momentOf, type World } from './world.ts';

/** Number of a delivery that a request causes. @param index when it causes several */
const numberOf = ({ count }: World, index = 0) => `dl_sandbox_${String(count + index).padStart(4, '0')}`;

/** A delivery to one receiver, queued now. */
export const queue = (world: World, webhookId: string, payload: TankEvent, index?: number): Delivery =>
  queued(numberOf(world, index), webhookId, payload, momentOf(world));

/** The world with an event on its way to every receiver that asked for it and is not held back. */
export function announce(world: World, alert: Alert, event: EventName): World {
  const payload = eventOf(alert, event);
  const receivers = world.webhooks.filter(({ active, events }) => active && events.includes(event));
  const sent = receivers.map(({ webhook_id }, index) => queue(world, webhook_id, payload, index));
  return { ...world, deliveries: [...sent, ...world.deliveries] };
}

/** A delivery as it stands now: the simulated receiver takes everything within a minute. */
export const standing = ({ site }: World, delivery: Delivery): Delivery =>
  delivery.state === 'queued' && minuteOf(delivery.queued_at) < site.now
    ? delivered(delivery, [{ after: 0, status: 204, duration: 172 }])
    : delivery;
