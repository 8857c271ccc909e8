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
import { dayName, litres } from './words.ts';

/** What the losses add up to. */
export function SumChart({ analysis, text }: LossChartProps) {
  const { points, totals } = analysis;
  const { charts } = text;
  const shown = useDays(points);
  return (
    <section aria-labelledby="susut-kumulatif">
      <h3 className={styles.heading} id="susut-kumulatif">
        {charts.sum}
      </h3>
      <LineChart
        label={fillSlots(charts.sumLabel, { susut: litres(totals.loss) })}
        x={daysAxis(points, charts.x, shown)}
        y={valueAxis(
          points.map(({ sum }) => sum),
          charts.sumLine,
        )}
        lines={[{ label: charts.sumLine, look: 'area', points: points.map(({ sum }, index) => [index, sum]) }]}
        control={<DaysControl points={points} range={shown} />}
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
