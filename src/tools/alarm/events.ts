import type { AlarmValues } from './alarm-inputs.ts';
import { intervalDays, orderDelay } from './waiting.ts';

/** Days from now until the content falls to a level of litres at mean use; 0 when it is there already. */
export const daysUntil = ({ content, dailyUse }: AlarmValues, litres: number): number =>
  Math.max(0, (content - litres) / dailyUse);

/** Days until the first reading at or after a moment. */
export function nextReading(values: Pick<AlarmValues, 'readingInterval'>, days: number): number {
  const interval = intervalDays(values);
  // A crossing that falls on a reading belongs to it, whatever binary fractions make of it.
  return Math.ceil(days / interval - 1e-9) * interval;
}

export interface AlarmEvent {
  kind: 'low' | 'order' | 'critical' | 'delivery' | 'dry';
  /** Days from now. */
  day: number;
  /** Litres in the tank, before a delivery. */
  content: number;
}

/** What happens at mean use and mean lead time, in its order, until the delivery has come or the tank is dry. */
export function eventsOf(values: AlarmValues): AlarmEvent[] {
  const { content, dailyUse, lowLimit, criticalLimit, unusable, leadTime } = values;
  const at = (kind: AlarmEvent['kind'], day: number): AlarmEvent => ({
    kind,
    day,
    content: Math.max(0, content - dailyUse * day),
  });
  const low = at('low', nextReading(values, daysUntil(values, lowLimit)));
  const order = at('order', low.day + orderDelay(values));
  const delivery = at('delivery', order.day + leadTime);
  const critical = at('critical', nextReading(values, daysUntil(values, criticalLimit)));
  const dry = at('dry', daysUntil(values, unusable));
  const until = (event: AlarmEvent) => event.kind === 'delivery' || event.day < delivery.day;
  return [low, ...(order.day > low.day ? [order] : []), critical, dry, delivery]
    .filter(until)
    .sort((a, b) => a.day - b.day);
}

/** The sensor that falls silent: its last reading, and when its silence becomes an alarm, in days from now. */
export function silence(values: AlarmValues) {
  const interval = intervalDays(values);
  const last = Math.floor(values.silentDays / interval + 1e-9) * interval;
  const content = (day: number) => Math.max(0, values.content - values.dailyUse * day);
  return { last, shown: content(last), alarm: last + values.missedReadings * interval, content };
}
