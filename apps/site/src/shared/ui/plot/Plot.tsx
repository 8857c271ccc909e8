import type { ReactNode } from 'react';
import styles from './Plot.module.css';

/**
 * Fills its box: curves are stretched (their strokes are not), words and dots keep their size. Curves stand in a 100
 * × 100 box with y upwards; words use percentages.
 */
export function Plot({ label, curves, children }: { label: string; curves: ReactNode; children?: ReactNode }) {
  return (
    <svg className={styles.plot} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <g transform="matrix(1 0 0 -1 0 100)">{curves}</g>
      </svg>
      {/* Read out one by one, they would hide what the label tells. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus */}
      <g aria-hidden="true">{children}</g>
    </svg>
  );
}

type Point = readonly [x: number, y: number];
type Points = readonly Point[];

interface WordProps {
  at: Point;
  /** Pixels to the right and down. */
  by?: Point;
  anchor?: 'middle' | 'end' | undefined;
  className?: string | undefined;
  children: string | number | undefined;
}

export const Word = ({ at: [x, y], by: [dx, dy] = [0, 0], anchor, className, children }: WordProps) => (
  <text x={`${x}%`} y={`${100 - y}%`} dx={dx || undefined} dy={dy} textAnchor={anchor} className={className}>
    {children}
  </text>
);

/** Below the axis, each in the middle of its place. */
export const Ticks = ({ items }: { items: readonly { at: number; word: string; className?: string | undefined }[] }) =>
  items.map(({ at, word, className }) => (
    <Word
      key={at}
      at={[at, 0]}
      by={[0, 18]}
      className={className}
      {...(at > 0 && { anchor: at < 100 ? 'middle' : 'end' })}
    >
      {word}
    </Word>
  ));

/** A reading, or the moment of an alarm. */
export const Dot = ({ at: [x, y], alarm = false }: { at: Point; alarm?: boolean | undefined }) => (
  <circle className={alarm ? styles.alarmDot : styles.dot} cx={`${x}%`} cy={`${100 - y}%`} r="6" />
);

/** The area between. */
export const between = (upper: Points, lower: Points): string =>
  `${path(upper)}${path([...lower].reverse()).replace('M', 'L')}Z`;

/** As an SVG path. */
export function path(points: Points): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');
}

/**
 * The first place, in per cent of the width, where words on a level meet no curve; 0 where none is.
 * @param low,high their height in per cent, upwards
 * @param width theirs on a narrow screen, in per cent
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
