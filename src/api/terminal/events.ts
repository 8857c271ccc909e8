import { isoAt, minuteOf } from '../../plant/simulator/clock.ts';
import type { Status } from '../../plant/simulator/types.ts';
import type { ApiAlert, EventName, TankEvent, WebhookDelivery } from '../description/objects.ts';

const statuses: Partial<Record<EventName, Status>> = {
  'tank.level.high': 'high',
  'tank.level.low': 'low',
  'tank.sensor.silent': 'silent',
};

/** Per cent by which a level has come back from its limit when an alarm closes. */
const hysteresis = 2;

const levelBack = ({ kind, level, limit }: ApiAlert) =>
  limit === null ? level : limit + (kind === 'tank.level.low' ? hysteresis : -hysteresis);

/** What is sent of an alarm. @param event the alarm's own kind unless it was accepted or closed */
export const eventOf = (alert: ApiAlert, event: EventName = alert.kind): TankEvent => ({
  event,
  alert_id: alert.alert_id,
  tank_id: alert.tank_id,
  level: event === 'alert.closed' ? levelBack(alert) : alert.level,
  limit: alert.limit,
  loss: alert.loss,
  timestamp: (event === alert.kind ? null : alert.acknowledged_at) ?? alert.raised_at,
  status: event === 'alert.closed' ? 'normal' : (statuses[alert.kind] ?? 'normal'),
});

/** An event of some name, made from an alarm that it fits. @throws when no alarm ever led to such an event */
export function sampleEvent(alerts: readonly ApiAlert[], name: EventName): TankEvent {
  const states: Partial<Record<EventName, ApiAlert['state']>> = {
    'alert.acknowledged': 'acknowledged',
    'alert.closed': 'closed',
  };
  const family = name.slice(0, name.lastIndexOf('.'));
  const found =
    alerts.find(({ kind, state }) => kind === name || state === states[name]) ??
    // What has not happened there is made from its nearest relative: a theft from a leak.
    alerts.find(({ kind }) => kind.startsWith(family));
  if (!found) throw new Error(`no alarm of the example terminal led to ${name}`);
  return eventOf(found, name);
}

/** A delivery that waits for its first attempt. @param queued_at ISO 8601 */
export const queued = (
  delivery_id: string,
  webhook_id: string,
  payload: TankEvent,
  queued_at: string,
): WebhookDelivery => ({
  delivery_id,
  webhook_id,
  event: payload.event,
  state: 'queued',
  queued_at,
  attempts: [],
  next_attempt_at: queued_at,
  replay_of: null,
  payload,
});

/** The delivery after its receiver took it. @param answers of each attempt, minutes after it was queued; the last one is good */
export function delivered(
  delivery: WebhookDelivery,
  answers: readonly { after: number; status: number; duration: number }[],
): WebhookDelivery {
  const begin = minuteOf(delivery.queued_at);
  const attempts = answers.map(({ after, ...answer }) => ({ at: isoAt(begin + after), ...answer }));
  return { ...delivery, state: 'delivered', attempts, next_attempt_at: null };
}
