import type { ReactNode } from 'react';
import styles from './Plot.module.css';

/**
 * A drawing that fills its box: curves are stretched (their strokes are not), words and dots keep their size.
 * Curves are drawn in a 100 × 100 box with y upwards; words use percentages of the box.
 */
export function Plot({ label, curves, children }: { label: string; curves: ReactNode; children?: ReactNode }) {
  return (
    <svg className={styles.plot} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <g transform="matrix(1 0 0 -1 0 100)">{curves}</g>
      </svg>
      {children}
    </svg>
  );
}

/** Points in the 100 × 100 box as an SVG path. */
export function path(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');
}

type Points = readonly (readonly [number, number])[];

/**
 * Where words on a level meet no curve: their left end in per cent of the width, the first that is free; 0 where none is.
 * @param low,high what they take up of the height, in per cent, upwards
 * @param width what they take up of the width on a narrow screen, in per cent
 */
export function clearPlace(curves: readonly Points[], low: number, high: number, width = 36): number {
  const taken = curves.flatMap((points) =>
    points.slice(1).flatMap(([x, y], index) => {
      const [before = x, from = y] = points[index] ?? [];
      return Math.max(y, from) >= low && Math.min(y, from) <= high ? [[before, x] as const] : [];
    }),
  );
  const places = [0, ...taken.map(([, end]) => end + 1)].sort((a, b) => a - b);
  return places.find((at) => at + width <= 100 && taken.every(([from, to]) => to < at || from > at + width)) ?? 0;
}

export { styles as plot };
