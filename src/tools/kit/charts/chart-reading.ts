/** What a chart says at one place. */
export interface ChartReading {
  /** What the place is: a day, a moment, a level. */
  title: string;
  values: readonly {
    label: string;
    /** With its unit, as it is written. */
    value: string;
    /** Height of the point in per cent of the box, upwards; a dot stands there. None for what is only told. */
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
