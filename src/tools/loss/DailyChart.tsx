import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { LineChart } from '../kit/charts/LineChart.tsx';
import {
  DaysControl,
  daysAxis,
  type LossChartProps,
  nowhere,
  places,
  tableOf,
  useDays,
  valueAxis,
} from './days-axis.tsx';
import styles from './LossAnalyser.module.css';
import type { LossPoint } from './summary.ts';
import { dayName, litres } from './words.ts';

const namedMarks = 3;

/** Loss by day within its tolerance; the worst days are named. */
export function DailyChart({ analysis, text }: LossChartProps) {
  const { points, totals } = analysis;
  const { charts } = text;
  const shown = useDays(points);
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
        x={daysAxis(points, charts.x, shown)}
        y={valueAxis(
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
        control={<DaysControl points={points} range={shown} />}
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
