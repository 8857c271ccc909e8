import { useState } from 'react';

/** The part of an axis that a chart shows. */
export interface ChartRange {
  /** Ends of the whole axis. */
  min: number;
  max: number;
  from: number;
  to: number;
  /** Shortest part that can be shown. */
  least: number;
  /** Sets both ends; they keep within the axis and at least `least` apart. */
  show: (from: number, to: number) => void;
}

/** Which part of an axis is shown: all of it until somebody chooses, and all of it again when the axis is another. */
export function useRange(min: number, max: number, least: number): ChartRange {
  const [chosen, choose] = useState<{ from: number; to: number; min: number; max: number }>();
  const held = chosen?.min === min && chosen.max === max ? chosen : { from: min, to: max };
  const apart = Math.min(least, max - min);
  return {
    min,
    max,
    least: apart,
    from: held.from,
    to: held.to,
    show: (from, to) => {
      // The end that was moved gives way to the one that stands.
      const low = from === held.from ? from : Math.min(Math.max(min, from), to - apart);
      const high = to === held.to ? to : Math.max(Math.min(max, to), from + apart);
      choose({ from: low, to: high, min, max });
    },
  };
}
