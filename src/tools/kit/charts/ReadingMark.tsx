import type { ChartReading } from './chart-reading.ts';
import styles from './ReadingMark.module.css';

/** px; the letters of the label are mono, so that its width follows from their number. */
const letter = 7.3;
const line = 17;
const inset = 9;
const gap = 12;

interface ReadingMarkProps {
  /** Per cent of the width. */
  x: number;
  /** Width of the chart, px: the label stays within it. */
  room: number;
  reading: ChartReading;
}

/** A line through the chart, a dot at each value, and a label that keeps to the side with more room. */
export function ReadingMark({ x, room, reading: { title, values } }: ReadingMarkProps) {
  const longest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length));
  const columns = longest(values.map(({ label }) => label)) + 2 + longest(values.map(({ value }) => value));
  const width = Math.max(columns, title.length) * letter + 2 * inset;
  const height = (values.length + 1) * line + inset;
  const here = (x / 100) * room;
  const left = Math.max(-here, Math.min(room - here - width, x > 50 ? -width - gap : gap));
  // The label keeps away from the points that it tells.
  const heights = values.flatMap(({ y }) => y ?? []);
  const below = heights.length > 0 && Math.min(...heights) > 45;
  const top = below ? -height - 4 : 4;
  return (
    <svg className={`${styles.mark} full figures`} aria-hidden="true">
      <line className={styles.line} x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" />
      {values.map(
        ({ label, y }) =>
          y !== undefined && <circle key={label} className={styles.dot} cx={`${x}%`} cy={`${100 - y}%`} r="4.5" />,
      )}
      <svg x={`${x}%`} y={below ? '100%' : 0} overflow="visible" aria-hidden="true">
        <rect className={styles.plate} x={left} y={top} width={width} height={height} rx="3" />
        <text className={styles.title} x={left + inset} y={top + line}>
          {title}
        </text>
        {values.map(({ label, value }, index) => (
          <g key={label}>
            <text x={left + inset} y={top + (index + 2) * line}>
              {label}
            </text>
            <text x={left + width - inset} y={top + (index + 2) * line} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
      </svg>
    </svg>
  );
}
