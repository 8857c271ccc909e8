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

export { styles as plot };
