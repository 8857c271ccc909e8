import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { Axis } from '../kit/charts/axis.ts';
import { type Line, LineChart } from '../kit/charts/LineChart.tsx';
import type { LineReading } from '../kit/charts/line-reading.ts';
import { RangeControl } from '../kit/charts/RangeControl.tsx';
import { useRange } from '../kit/charts/use-range.ts';
import { ticks } from '../kit/ticks.ts';
import type { AlarmValues } from './alarm-inputs.ts';
import { contentOn, daysUntil, eventsOf, type LevelProjection, projectLevel } from './events.ts';
import type { AlarmText } from './schema.ts';
import { litreWords, spanWords } from './words.ts';

/** An axis divided at round numbers. */
export function axis(title: string, max: number, count: number, min = 0): Axis {
  const at = ticks(min, max, count).filter((value) => value >= min - max * 0.0001 && value <= max * 1.0001);
  const digits = at.some((value) => !Number.isInteger(value)) ? 1 : 0;
  return { min, max, title, ticks: at.map((value) => ({ at: value, label: formatNumber(value, digits) })) };
}

export interface TimelineProps {
  text: AlarmText['timeline'];
  values: AlarmValues;
}

/** Content over the days to come: thresholds, alerts, delivery, and what happens without one. */
export function Timeline({ text, values }: TimelineProps) {
  const projection = projectLevel(values);
  const { end, planned, without, range } = projection;
  const top = Math.max(values.capacity, values.content);
  const shown = useRange(0, end, end / 20);
  const line = (label: string, look: Line['look'], points: readonly (readonly [number, number])[]): Line => ({
    label,
    look,
    points: points.map(([x, y]) => [x, Math.min(top, y)] as const),
  });
  const threshold = (name: string, litres: number): Line => ({
    ...line(name, 'limit', [
      [0, litres],
      [end, litres],
    ]),
    name,
  });
  const lines = [
    line(text.lines.planned, 'area', planned),
    line(text.lines.without, 'expected', without),
    threshold(text.lines.low, values.lowLimit),
    threshold(text.lines.critical, values.criticalLimit),
    threshold(text.lines.unusable, values.unusable),
  ];
  const days = ticks(0, end, 8).filter((day) => day <= end);
  const cell = (points: typeof planned, day: number) => {
    const content = contentOn(points, day);
    return content === undefined ? '–' : litreWords(content);
  };
  return (
    <LineChart
      label={fillSlots(text.label, { hari: spanWords(daysUntil(values, values.unusable)) })}
      x={axis(text.day, shown.to, 6, shown.from)}
      y={axis(text.content, top, 4)}
      lines={lines}
      band={{
        label: text.lines.range,
        points: range.map(([x, low, high]) => [x, Math.min(top, low), Math.min(top, high)]),
      }}
      marks={eventsOf(values).map(({ kind, day, content }) => ({
        x: day,
        // A delivery is marked where it has lifted the content to; what lies on a named line needs no word.
        y: Math.min(top, kind === 'delivery' ? (contentOn(planned, day) ?? content) : content),
        text: kind === 'delivery' || kind === 'order' ? text.marks[kind] : undefined,
        alarm: kind === 'critical' || kind === 'dry',
        before: kind === 'delivery',
      }))}
      control={<RangeControl range={shown} step={end / 200} name={spanWords} />}
      reading={timelineReading(values, projection, text)}
      table={{
        caption: text.caption,
        columns: text.columns,
        rows: days.map((day) => [
          formatNumber(day, Number.isInteger(day) ? 0 : 1),
          cell(planned, day),
          cell(without, day),
        ]),
      }}
    />
  );
}

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
