import { formatNumber } from '../../shared/format/format.ts';
import type { LineReading } from '../kit/charts/line-reading.ts';
import { ticks } from '../kit/ticks.ts';
import type { AlarmValues } from './alarm-inputs.ts';
import { eventsOf } from './events.ts';
import { contentOn, type LevelProjection } from './level-projection.ts';
import type { AlarmText } from './schema.ts';
import { litreWords, spanWords } from './words.ts';

/** Days that the reader of a projection stops at: about a hundred, evenly, and each event. */
export function daysToRead(end: number, events: readonly { day: number }[] = []): number[] {
  const even = ticks(0, end, 100).filter((day) => day <= end);
  return [...new Set([...even, ...events.map(({ day }) => day)])].sort((a, b) => a - b);
}

/** What the projection says of a day: with the delivery, without it, and how far the content may stray. */
export function timelineReading(
  values: AlarmValues,
  { end, planned, without, range }: LevelProjection,
  text: AlarmText['timeline'],
): LineReading {
  const events = eventsOf(values);
  const at = daysToRead(end, events);
  const edge = (which: 1 | 2) => range.map((point) => [point[0], point[which]] as const);
  const [lows, highs] = [edge(1), edge(2)];
  return {
    at,
    read: (index) => {
      const day = at[index] ?? 0;
      const here = events.filter((event) => event.day === day).map(({ kind }) => text.marks[kind]);
      const [with_, bare, low, high] = [planned, without, lows, highs].map((points) => contentOn(points, day));
      const course = (label: string, y: number | undefined) =>
        y === undefined
          ? []
          : [{ label, value: litreWords(y), y: Math.min(y, Math.max(values.capacity, values.content)) }];
      return {
        title: [spanWords(day), ...here].join(', '),
        values: [
          ...course(text.lines.planned, with_),
          ...(with_ === bare ? [] : course(text.lines.without, bare)),
          ...(low === undefined || high === undefined
            ? []
            : [{ label: text.likely, value: `${formatNumber(Math.round(low))}–${litreWords(high)}` }]),
        ],
      };
    },
  };
}
