import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { Axis } from '../kit/charts/axis.ts';
import { LineChart } from '../kit/charts/LineChart.tsx';
import { ticks } from '../kit/ticks.ts';
import type { Analysis } from './analyse.ts';
import styles from './LossAnalyser.module.css';
import type { LossToolText } from './schema.ts';
import type { LossPoint } from './summary.ts';
import { dayName, litres } from './words.ts';

const namedDays = 4;
const namedMarks = 3;

function axisOf(values: readonly number[], title: string): Axis {
  const steps = ticks(Math.min(0, ...values), Math.max(0, ...values), 5);
  return {
    min: steps[0] ?? 0,
    max: steps.at(-1) ?? 1,
    ticks: steps.map((at) => ({ at, label: formatNumber(at) })),
    title,
  };
}

function daysAxis(points: readonly LossPoint[], title: string): Axis {
  const last = points.length - 1;
  const places = [...new Set(Array.from({ length: namedDays }, (_, i) => Math.round((i * last) / (namedDays - 1))))];
  const years = new Set(points.map(({ date }) => date.slice(0, 4))).size > 1;
  return {
    min: 0,
    max: Math.max(1, last),
    ticks: places.map((at) => ({ at, label: dayName(points[at]?.date ?? '1970-01-01', years) })),
    title,
  };
}

const places = (points: readonly LossPoint[]) => points.map((_, index) => index);
const nowhere = { date: '1970-01-01', loss: 0, tolerance: 0, sum: 0 };

interface ChartProps {
  analysis: Analysis;
  text: LossToolText;
}

const tableOf = ({ points }: Analysis, { charts }: LossToolText, caption: string) => ({
  caption,
  columns: charts.columns,
  rows: points.map(({ date, loss, tolerance, sum }) => [
    dayName(date),
    formatNumber(loss),
    formatNumber(tolerance),
    formatNumber(sum),
  ]),
});

/** Loss by day within its tolerance; the worst days are named. */
export function DailyChart({ analysis, text }: ChartProps) {
  const { points, totals } = analysis;
  const { charts } = text;
  return (
    <section aria-labelledby="susut-harian">
      <h3 className={styles.heading} id="susut-harian">
        {charts.daily}
      </h3>
      <LineChart
        label={fillSlots(charts.dailyLabel, {
          hari: formatNumber(totals.days),
          curiga: formatNumber(totals.suspicious),
        })}
        x={daysAxis(points, charts.x)}
        y={axisOf(
          points.flatMap(({ loss, tolerance }) => [loss, tolerance, -tolerance]),
          charts.y,
        )}
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
        reading={{
          at: places(points),
          read: (index) => {
            const { date, loss, tolerance } = points[index] ?? nowhere;
            return {
              title: dayName(date),
              values: [
                { label: charts.loss, value: litres(Math.round(loss)), y: loss },
                { label: charts.band, value: `±${litres(Math.round(tolerance))}` },
              ],
            };
          },
        }}
        table={tableOf(analysis, text, charts.caption)}
      />
    </section>
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

/** What the losses add up to. */
export function SumChart({ analysis, text }: ChartProps) {
  const { points, totals } = analysis;
  const { charts } = text;
  return (
    <section aria-labelledby="susut-kumulatif">
      <h3 className={styles.heading} id="susut-kumulatif">
        {charts.sum}
      </h3>
      <LineChart
        label={fillSlots(charts.sumLabel, { susut: litres(totals.loss) })}
        x={daysAxis(points, charts.x)}
        y={axisOf(
          points.map(({ sum }) => sum),
          charts.sumLine,
        )}
        lines={[{ label: charts.sumLine, look: 'area', points: points.map(({ sum }, index) => [index, sum]) }]}
        reading={{
          at: places(points),
          read: (index) => {
            const { date, sum } = points[index] ?? nowhere;
            return { title: dayName(date), values: [{ label: charts.sum, value: litres(Math.round(sum)), y: sum }] };
          },
        }}
        table={tableOf(analysis, text, charts.sumCaption)}
      />
    </section>
  );
}
