import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { type Line, LineChart, valueAt } from '../kit/charts/LineChart.tsx';
import { RangeControl, useRange } from '../kit/charts/RangeControl.tsx';
import { ticks } from '../kit/ticks.ts';
import type { AlarmValues } from './alarm-inputs.ts';
import { daysUntil, eventsOf, projectLevel } from './events.ts';
import type { AlarmText } from './schema.ts';
import { litreWords, spanWords } from './words.ts';

const plain = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 1);

export function Timeline({ text, values }: { text: AlarmText['timeline']; values: AlarmValues }) {
  const { end, planned, without, range } = projectLevel(values);
  const events = eventsOf(values);
  const shown = useRange(0, end, end / 20);
  const even = (count: number) => ticks(0, end, count).filter((day) => day <= end);
  const threshold = (name: string, litres: number): Line => ({
    label: name,
    name,
    look: 'limit',
    points: [0, end].map((day) => [day, litres]),
  });
  return (
    <LineChart
      label={fillSlots(text.label, { hari: spanWords(daysUntil(values, values.unusable)) })}
      x={{ title: text.day, min: shown.from, max: shown.to, tick: plain, name: spanWords }}
      y={{ title: text.content, tick: plain, name: litreWords }}
      lines={[
        { label: text.lines.planned, look: 'area', points: planned },
        { label: text.lines.without, look: 'expected', points: without },
        threshold(text.lines.low, values.lowLimit),
        threshold(text.lines.critical, values.criticalLimit),
        threshold(text.lines.unusable, values.unusable),
      ]}
      band={{ label: text.lines.range, points: range }}
      marks={events.map(({ kind, day, content }) => ({
        x: day,
        // A delivery is marked where it has lifted the content to; what lies on a named line needs no word.
        y: kind === 'delivery' ? (valueAt(planned, day) ?? content) : content,
        text: kind === 'delivery' || kind === 'order' ? text.marks[kind] : undefined,
        alarm: kind === 'critical' || kind === 'dry',
        before: kind === 'delivery',
      }))}
      control={<RangeControl range={shown} step={end / 200} name={spanWords} />}
      at={[...new Set([...even(100), ...events.map(({ day }) => day)])].sort((a, b) => a - b)}
      caption={text.caption}
      rows={even(8)}
    />
  );
}
