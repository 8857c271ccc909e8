import type { AlarmValues } from './alarm-inputs.ts';
import { intervalDays, orderDelay } from './reorder-point.ts';

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

export interface Moment {
  kind: 'last' | 'missed' | 'alarm' | 'low' | 'critical' | 'dry';
  /** Days from now. */
  day: number;
  /** What a system that watches the age of readings says. */
  state: 'good' | 'stale' | 'alarm' | 'low';
}

/** What happens after a sensor's last reading while nobody delivers, in its order. */
export function momentsOf(values: AlarmValues): Moment[] {
  const { last, alarm } = silence(values);
  const missed = last + values.readingInterval / 1440;
  const state = (day: number): Moment['state'] => {
    if (day <= last) return 'good';
    if (day < alarm) return 'stale';
    return day === alarm ? 'alarm' : 'low';
  };
  const crossings = (
    [
      ['low', values.lowLimit],
      ['critical', values.criticalLimit],
      ['dry', values.unusable],
    ] as const
  ).map(([kind, litres]) => [kind, daysUntil(values, litres)] as const);
  return [
    ['last', last] as const,
    ...(values.missedReadings > 1 ? [['missed', missed] as const] : []),
    ['alarm', alarm] as const,
    ...crossings.filter(([, day]) => day > last),
  ]
    .map(([kind, day]) => ({ kind, day, state: state(day) }))
    .sort((a, b) => a.day - b.day);
}

/** A point of the course: day from now, litres. */
export type ProjectionPoint = readonly [day: number, content: number];

export interface LevelProjection {
  /** Days that the chart covers. */
  end: number;
  planned: ProjectionPoint[];
  without: ProjectionPoint[];
  /** Day, and the litres that the content stays between with 80 % certainty. */
  range: (readonly [day: number, low: number, high: number])[];
}

/** Deviations on either side of the mean that hold 80 % of a normal distribution. */
const inner = 1.2816;
const parts = 24;

/** The course at mean use: with the delivery, without it, and how far it may stray before the delivery. */
export function projectLevel(values: AlarmValues): LevelProjection {
  const { content, dailyUse, useSpread, capacity, deliverySize } = values;
  const delivery = eventsOf(values).find(({ kind }) => kind === 'delivery');
  const empty = daysUntil(values, 0);
  const end = Math.max(empty, (delivery?.day ?? 0) * 1.25, 0.1);
  const use = (day: number) => Math.max(0, content - dailyUse * day);
  const planned: ProjectionPoint[] = [[0, content]];
  const until = delivery?.day ?? empty;
  if (empty < until) planned.push([empty, 0]);
  planned.push([until, use(until)]);
  if (delivery) {
    const after = Math.min(Math.max(capacity, content), use(until) + deliverySize);
    const last = Math.min(end, until + after / dailyUse);
    planned.push([until, after], [last, after - dailyUse * (last - until)]);
  }
  const days = Array.from({ length: parts + 1 }, (_, part) => (until * part) / parts);
  const range = days.map((day) => {
    const spread = inner * (useSpread / 100) * dailyUse * Math.sqrt(day);
    const mean = content - dailyUse * day;
    return [day, Math.max(0, mean - spread), Math.max(0, Math.min(content, mean + spread))] as const;
  });
  return {
    end,
    planned,
    without: [
      [0, content],
      [empty, 0],
      [end, 0],
    ],
    range,
  };
}

/** The content on a day, between the points of a course; after a jump what is there after it. */
export function contentOn(points: readonly ProjectionPoint[], day: number): number | undefined {
  const next = points.findIndex(([at]) => at > day);
  const after = points[next];
  const before = points[next - 1] ?? points.at(-1);
  if (!before) return undefined;
  if (!after) return before[0] === day ? before[1] : undefined;
  return before[1] + ((after[1] - before[1]) * (day - before[0])) / (after[0] - before[0]);
}
