import { formatNumber } from '../../lib/format.ts';
import { fillSlots } from '../../lib/slots.ts';
import { ticks } from '../../lib/ticks.ts';
import type { LossToolText } from '../../schemas/pages/loss.ts';
import type { Axis } from '../../ui/charts/Chart.tsx';
import { LineChart } from '../../ui/charts/LineChart.tsx';
import type { Analysis } from './analyse.ts';
import styles from './LossAnalyser.module.css';
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

/** Loss by day within its tolerance, and what it adds up to. */
export function LossCharts({ analysis, text }: { analysis: Analysis; text: LossToolText }) {
  const { points, totals, suspicious } = analysis;
  const { charts } = text;
  const x = daysAxis(points, charts.x);
  const at = (of: (point: LossPoint) => number) => points.map((point, index) => [index, of(point)] as const);
  const worst = new Set(suspicious.slice(0, namedMarks).map(({ date }) => date));
  const table = {
    caption: charts.caption,
    columns: charts.columns,
    rows: points.map(({ date, loss, tolerance, sum }) => [
      dayName(date),
      formatNumber(loss),
      formatNumber(tolerance),
      formatNumber(sum),
    ]),
  };
  const slots = {
    hari: formatNumber(totals.days),
    curiga: formatNumber(totals.suspicious),
    susut: litres(totals.loss),
  };
  return (
    <>
      <section aria-labelledby="susut-harian">
        <h4 className={styles.heading} id="susut-harian">
          {charts.daily}
        </h4>
        <LineChart
          label={fillSlots(charts.dailyLabel, slots)}
          x={x}
          y={axisOf(
            points.flatMap(({ loss, tolerance }) => [loss, tolerance, -tolerance]),
            charts.y,
          )}
          lines={[{ label: charts.loss, look: 'measured', points: at(({ loss }) => loss) }]}
          band={{
            label: charts.band,
            points: points.map(({ tolerance }, index) => [index, -tolerance, tolerance] as const),
          }}
          marks={points.flatMap(({ date, loss }, index) =>
            worst.has(date) ? [{ x: index, y: loss, text: dayName(date, false), alarm: true }] : [],
          )}
          table={table}
        />
      </section>
      <section aria-labelledby="susut-kumulatif">
        <h4 className={styles.heading} id="susut-kumulatif">
          {charts.sum}
        </h4>
        <LineChart
          label={fillSlots(charts.sumLabel, slots)}
          x={x}
          y={axisOf(
            points.map(({ sum }) => sum),
            charts.sumLine,
          )}
          lines={[{ label: charts.sumLine, look: 'area', points: at(({ sum }) => sum) }]}
          table={table}
        />
      </section>
    </>
  );
}
