/** What a chart says at one place. */
export interface ChartReading {
  /** What the place is: a day, a moment, a level. */
  title: string;
  values: readonly {
    label: string;
    /** With its unit, as it is written. */
    value: string;
    /** Height of the point, in per cent of the box, upwards; a dot stands there. None for what is only told. */
    y?: number | undefined;
  }[];
}

/** What can be read from a `Plot`. */
export interface PlotReading {
  /** Where, in per cent of the width, rising. */
  places: readonly number[];
  /** What stands at a place of `places`. */
  read: (index: number) => ChartReading;
}

export interface Axis {
  min: number;
  max: number;
  /** Where the axis is divided, and what stands there. */
  ticks: readonly { at: number; label: string }[];
  /** What it measures, with its unit. */
  title: string;
}

/** Turns a value into the 100 × 100 box of the chart. */
export const place = ({ min, max }: Pick<Axis, 'min' | 'max'>, value: number): number =>
  max > min ? ((value - min) / (max - min)) * 100 : 0;

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
