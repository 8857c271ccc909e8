import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { Axis } from '../kit/charts/chart-reading.ts';
import { type Line, LineChart } from '../kit/charts/LineChart.tsx';
import { RangeControl, useRange } from '../kit/charts/RangeControl.tsx';
import { tabulate } from '../kit/columns.ts';
import { ticks } from '../kit/ticks.ts';
import type { AlarmValues } from './alarm-inputs.ts';
import { contentOn, daysUntil, eventsOf, projectLevel } from './events.ts';
import type { AlarmText } from './schema.ts';
import { litreWords, spanWords } from './words.ts';

/** An axis divided at round numbers. */
function axis(title: string, max: number, count: number, min = 0): Axis {
  const at = ticks(min, max, count).filter((value) => value >= min - max * 0.0001 && value <= max * 1.0001);
  const digits = at.some((value) => !Number.isInteger(value)) ? 1 : 0;
  return { min, max, title, ticks: at.map((value) => ({ at: value, label: formatNumber(value, digits) })) };
}

/** Days that the reader of a projection stops at: about a hundred, evenly, and each event. */
function daysToRead(end: number, events: readonly number[]): number[] {
  const even = ticks(0, end, 100).filter((day) => day <= end);
  return [...new Set([...even, ...events])].sort((a, b) => a - b);
}

/** Content over the days to come: thresholds, alerts, delivery, and what happens without one. */
export function Timeline({ text, values }: { text: AlarmText['timeline']; values: AlarmValues }) {
  const { end, planned, without, range } = projectLevel(values);
  const events = eventsOf(values);
  const top = Math.max(values.capacity, values.content);
  const shown = useRange(0, end, end / 20);
  const line = (label: string, look: Line['look'], points: Line['points'], name?: string): Line => ({
    label,
    look,
    points: points.map(([x, y]) => [x, Math.min(top, y)]),
    name,
  });
  const threshold = (name: string, litres: number) =>
    line(
      name,
      'limit',
      [0, end].map((day) => [day, litres] as const),
      name,
    );
  const days = daysToRead(
    end,
    events.map(({ day }) => day),
  );
  const [lows, highs] = ([1, 2] as const).map((edge) => range.map((point) => [point[0], point[edge]] as const));
  const read = (day: number) => {
    const here = events.filter((event) => event.day === day).map(({ kind }) => text.marks[kind]);
    const [with_, bare, low, high] = [planned, without, lows, highs].map((points = []) => contentOn(points, day));
    const course = (label: string, y?: number) =>
      y === undefined ? [] : [{ label, value: litreWords(y), y: Math.min(y, top) }];
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
  };
  const cell = (points: typeof planned) => (day: number) => {
    const content = contentOn(points, day);
    return content === undefined ? '–' : litreWords(content);
  };
  return (
    <LineChart
      label={fillSlots(text.label, { hari: spanWords(daysUntil(values, values.unusable)) })}
      x={axis(text.day, shown.to, 6, shown.from)}
      y={axis(text.content, top, 4)}
      lines={[
        line(text.lines.planned, 'area', planned),
        line(text.lines.without, 'expected', without),
        threshold(text.lines.low, values.lowLimit),
        threshold(text.lines.critical, values.criticalLimit),
        threshold(text.lines.unusable, values.unusable),
      ]}
      band={{
        label: text.lines.range,
        points: range.map(([x, low, high]) => [x, Math.min(top, low), Math.min(top, high)]),
      }}
      marks={events.map(({ kind, day, content }) => ({
        x: day,
        // A delivery is marked where it has lifted the content to; what lies on a named line needs no word.
        y: Math.min(top, kind === 'delivery' ? (contentOn(planned, day) ?? content) : content),
        text: kind === 'delivery' || kind === 'order' ? text.marks[kind] : undefined,
        alarm: kind === 'critical' || kind === 'dry',
        before: kind === 'delivery',
      }))}
      control={<RangeControl range={shown} step={end / 200} name={spanWords} />}
      reading={{ at: days, read: (index) => read(days[index] ?? 0) }}
      table={{
        caption: text.caption,
        ...tabulate(
          ticks(0, end, 8).filter((day) => day <= end),
          [
            { head: text.tableDay, cell: (day) => formatNumber(day, Number.isInteger(day) ? 0 : 1) },
            { head: text.lines.planned, cell: cell(planned) },
            { head: text.lines.without, cell: cell(without) },
          ],
        ),
      }}
    />
  );
}
