import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DaysChart, type LossChartProps } from './DaysChart.tsx';
import type { LossPoint } from './summary.ts';
import { dayName, litres } from './words.ts';

const namedMarks = 3;

/** Loss by day within its tolerance; the worst days are named. */
export function DailyChart({ analysis, text }: LossChartProps) {
  const { points, totals } = analysis;
  const { charts } = text;
  return (
    <DaysChart
      analysis={analysis}
      text={text}
      id="susut-harian"
      title={charts.daily}
      label={fillSlots(charts.dailyLabel, {
        hari: formatNumber(totals.days),
        curiga: formatNumber(totals.suspicious),
      })}
      caption={charts.caption}
      unit={charts.y}
      extremes={points.flatMap(({ loss, tolerance }) => [loss, tolerance, -tolerance])}
      lines={[{ label: charts.loss, look: 'measured', points: points.map(({ loss }, index) => [index, loss]) }]}
      band={{
        label: charts.band,
        points: points.map(({ tolerance }, index) => [index, -tolerance, tolerance] as const),
      }}
      marks={worstOf(points).map((index) => ({
        x: index,
        y: points[index]?.loss ?? 0,
        text: dayName(points[index]?.date ?? '', false),
        alarm: true,
      }))}
      tell={({ loss, tolerance }) => [
        { label: charts.loss, value: litres(Math.round(loss)), y: loss },
        { label: charts.band, value: `±${litres(Math.round(tolerance))}` },
      ]}
    />
  );
}

/** Places of the worst marked days that lie far enough apart to be named. */
function worstOf(points: readonly LossPoint[]): number[] {
  const apart = points.length / 6;
  const named: number[] = [];
  const marked = points.flatMap((point, index) => (point.marked ? [{ index, size: Math.abs(point.loss) }] : []));
  for (const { index } of marked.sort((a, b) => b.size - a.size)) {
    if (named.every((other) => Math.abs(other - index) >= apart)) named.push(index);
    if (named.length === namedMarks) break;
  }
  return named;
}
