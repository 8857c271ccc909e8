import styles from './BarChart.module.css';
import { type Axis, Chart, type ChartTable, place } from './Chart.tsx';

interface BarChartProps {
  label: string;
  /** Bars from left to right; values may be negative. */
  bars: readonly { label: string; value: number; alarm?: boolean | undefined }[];
  /** Must include 0. */
  y: Axis;
  xTitle: string;
  /** Bars beyond these lines are out of tolerance. */
  limits?: readonly number[];
  table: ChartTable;
}

/** Values of days or cases beside one another. At most about six of their names stand under them. */
export function BarChart({ label, bars, y, xTitle, limits = [], table }: BarChartProps) {
  const width = 100 / Math.max(1, bars.length);
  const every = Math.ceil(bars.length / 6);
  const named = bars.flatMap((bar, index) =>
    index % every === 0 ? [{ at: (index + 0.5) * width, label: bar.label }] : [],
  );
  const zero = place(y, 0);
  return (
    <Chart
      label={label}
      x={{ min: 0, max: 100, ticks: named, title: xTitle }}
      y={y}
      table={table}
      curves={
        <>
          {bars.map((bar, index) => (
            <rect
              key={bar.label}
              className={bar.alarm ? styles.alarm : styles.bar}
              x={(index + 0.15) * width}
              y={Math.min(zero, place(y, bar.value))}
              width={width * 0.7}
              height={Math.max(0.4, Math.abs(place(y, bar.value) - zero))}
            />
          ))}
          <path className={styles.zero} d={`M0 ${zero}H100`} />
          <path className={styles.limit} d={limits.map((at) => `M0 ${place(y, at)}H100`).join('')} />
        </>
      }
    />
  );
}
