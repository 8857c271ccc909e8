import type { ReactNode } from 'react';
import styles from './Plot.module.css';

/**
 * A chart that fills its box: curves are stretched (their strokes are not), text and dots keep their size. Curves are
 * in a 100 × 100 box with y upwards; text is positioned in per cent.
 */
export function Plot({ label, curves, children }: { label: string; curves: ReactNode; children?: ReactNode }) {
  return (
    <svg className={`${styles.plot} figures full`} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <g transform="matrix(1 0 0 -1 0 100)">{curves}</g>
      </svg>
      {/* Hidden from screen readers, as the single texts would conceal the label. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus */}
      <g aria-hidden="true">{children}</g>
    </svg>
  );
}

type Point = readonly [x: number, y: number];
type Points = readonly Point[];

interface WordProps {
  at: Point;
  /** Offset to the right and down, px. */
  by?: Point;
  anchor?: 'middle' | 'end' | undefined;
  className?: string | undefined;
  children: string | number | undefined;
}

export const PlotLabel = ({ at: [x, y], by: [dx, dy] = [0, 0], anchor, className, children }: WordProps) => (
  <text x={`${x}%`} y={`${100 - y}%`} dx={dx || undefined} dy={dy} textAnchor={anchor} className={className}>
    {children}
  </text>
);

/** Labels below the axis, each centred at its position except the first and the last. */
export const Ticks = ({ items }: { items: readonly { at: number; word: string; className?: string | undefined }[] }) =>
  items.map(({ at, word, className }) => (
    <PlotLabel
      key={at}
      at={[at, 0]}
      by={[0, 18]}
      className={className}
      {...(at > 0 && { anchor: at < 100 ? 'middle' : 'end' })}
    >
      {word}
    </PlotLabel>
  ));

/** Marks a reading, or the moment of an alarm. */
export const Dot = ({ at: [x, y], alarm = false }: { at: Point; alarm?: boolean | undefined }) => (
  <circle className={alarm ? styles.alarmDot : styles.dot} cx={`${x}%`} cy={`${100 - y}%`} r="6" />
);

/** SVG path of the area between two curves. */
export const areaPath = (upper: Points, lower: Points): string =>
  `${linePath(upper)}${linePath([...lower].reverse()).replace('M', 'L')}Z`;

/** SVG path of a curve. */
export function linePath(points: Points): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');
}

/**
 * First horizontal position, in per cent of the width, at which a text at a given height overlaps no curve; 0 if there
 * is none.
 * @param low,high lower and upper edge of the text, in per cent upwards
 * @param width width of the text on a narrow screen, in per cent
 */
export function findClearPlace(curves: readonly Points[], low: number, high: number, width = 36): number {
  const occupied = curves.flatMap((points) =>
    points.slice(1).flatMap(([x, y], index) => {
      const [before = x, from = y] = points[index] ?? [];
      return Math.max(y, from) >= low && Math.min(y, from) <= high ? [[before, x] as const] : [];
    }),
  );
  const places = [0, ...occupied.map(([, end]) => end + 1)].sort((a, b) => a - b);
  return places.find((at) => at + width <= 100 && occupied.every(([from, to]) => to < at || from > at + width)) ?? 0;
}

export { styles as plot };
