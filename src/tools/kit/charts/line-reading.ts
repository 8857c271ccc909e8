import { type Axis, place } from './axis.ts';
import type { ChartReading, PlotReading } from './chart-reading.ts';

/** What a chart answers, in its own values. */
export interface LineReading {
  /** Values on the horizontal axis that can be read, rising. */
  at: readonly number[];
  /** What stands at a place of `at`; `y` on the vertical axis. */
  read: (index: number) => ChartReading;
}

/** The same in per cent of the box, of what lies within the axis: a chart that shows a part answers for that part. */
export function plotReading({ at, read }: LineReading, x: Axis, y: Axis): PlotReading {
  const shown = at.flatMap((value, index) => (value >= x.min && value <= x.max ? index : []));
  return {
    places: shown.map((index) => place(x, at[index] ?? 0)),
    read: (index) => {
      const { title, values } = read(shown[index] ?? 0);
      return {
        title,
        values: values.map(({ y: value, ...said }) => ({ ...said, y: value === undefined ? value : place(y, value) })),
      };
    },
  };
}
