import { type Between, type Line, LineChart } from '../kit/charts/LineChart.tsx';
import { RangeControl } from '../kit/charts/RangeControl.tsx';
import { useRange } from '../kit/charts/use-range.ts';
import type { Analysis } from './analyse.ts';
import { daysAxis, daysTable, valueAxis } from './days-axis.ts';
import styles from './LossAnalyser.module.css';
import type { LossToolText } from './schema.ts';
import type { LossPoint } from './summary.ts';
import { dayName } from './words.ts';

export interface LossChartProps {
  analysis: Analysis;
  text: LossToolText;
}

interface DaysChartProps extends LossChartProps {
  id: string;
  title: string;
  /** What the drawing says to those who do not see it. */
  label: string;
  caption: string;
  /** Title of the vertical axis, and all that it must hold beside zero. */
  unit: string;
  extremes: readonly number[];
  lines: readonly Line[];
  band?: Between;
  marks?: readonly { x: number; y: number; text: string; alarm?: boolean }[];
  /** What a day says when it is read. */
  tell: (point: LossPoint) => readonly { label: string; value: string; y?: number }[];
}

/** A week at least is shown. */
const shortest = 6;

/** Values by day, the part of them that is chosen below; every day can be read. */
export function DaysChart({ analysis, text, id, title, caption, unit, extremes, tell, ...drawn }: DaysChartProps) {
  const { points } = analysis;
  const { charts } = text;
  const shown = useRange(0, Math.max(1, points.length - 1), shortest);
  const named = (index: number) => dayName(points[index]?.date ?? '1970-01-01');
  return (
    <section aria-labelledby={id}>
      <h3 className={styles.heading} id={id}>
        {title}
      </h3>
      <LineChart
        {...drawn}
        x={daysAxis(points, charts.x, shown)}
        y={valueAxis(extremes, unit)}
        control={<RangeControl range={shown} step={1} name={named} />}
        reading={{
          at: points.map((_, index) => index),
          read: (index) => {
            const point = points[index];
            return { title: named(index), values: point ? tell(point) : [] };
          },
        }}
        table={{ caption, columns: charts.columns, rows: daysTable(points) }}
      />
    </section>
  );
}
