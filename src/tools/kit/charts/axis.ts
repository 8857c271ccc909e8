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
