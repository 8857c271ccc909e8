import type { AlarmValues } from './alarm-inputs.ts';
import { daysUntil, eventsOf } from './events.ts';

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
