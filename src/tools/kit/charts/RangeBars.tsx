import { classes } from '../../../shared/ui/classes.ts';
import { place } from './axis.ts';
import styles from './RangeBars.module.css';

/** One line of the chart. Values share one scale. */
export interface RangeBar {
  label: string;
  /** Stands under the label. */
  note?: string | undefined;
  /** The bar reaches from one value to the other. */
  from: number;
  to: number;
  /** A thin line from end to end over the bar: how far the value may lie off. */
  spread?: readonly [low: number, high: number] | undefined;
  /** The values as they are written, one for each column. */
  cells: readonly [string] | readonly [string, string];
}

interface RangeBarsProps {
  caption: string;
  /** How to read it. */
  note?: string | undefined;
  /** Heads of the columns: the line itself, and one for each cell. */
  columns: readonly string[];
  bars: readonly RangeBar[];
  /** The bars reach to both sides of this value; without it they start at zero. */
  middle?: number | undefined;
}

/** Named bars under one another: a table whose rows are drawn, so that the chart and its figures are one thing. */
export function RangeBars({ caption, note, columns, bars, middle }: RangeBarsProps) {
  const all = [middle ?? 0, ...bars.flatMap(({ from, to, spread = [] }) => [from, to, ...spread])];
  const scale = { min: Math.min(...all), max: Math.max(...all) };
  const [lineHead, ...heads] = columns;
  return (
    <table className={classes(styles.table, heads.length > 1 && styles.ends)}>
      <caption className={styles.caption}>
        <span className={`${styles.title} heading block`}>{caption}</span>
        {note && <span className={`${styles.note} note measure block`}>{note}</span>}
      </caption>
      <thead className={heads.length > 1 ? undefined : 'visually-hidden'}>
        <tr className={`${styles.row} rule`}>
          <th className={`${styles.head} caption`} scope="col">
            {lineHead}
          </th>
          {heads.map((head) => (
            <th key={head} className={`${styles.head} caption`} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.label} className={`${styles.row} rule`}>
            <th scope="row" className={styles.label}>
              {bar.label}
              {bar.note && <span className={`${styles.detail} small faint`}> {bar.note}</span>}
            </th>
            {bar.cells.map((cell, index) => (
              <td key={columns[index + 1]} className={`${styles.value} figures small unbroken`}>
                {cell}
              </td>
            ))}
            {/* What is drawn stands in the cells beside it. */}
            <td className={styles.drawing} aria-hidden="true">
              <Bar bar={bar} scale={scale} middle={middle} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BarProps {
  bar: RangeBar;
  scale: { min: number; max: number };
  middle: number | undefined;
}

/** What lies below zero is drawn as a debt. */
function Bar({ bar: { from, to, spread }, scale, middle }: BarProps) {
  const at = (value: number) => place(scale, value);
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const hasZero = scale.min <= 0 && scale.max >= 0;
  const [gain, debt] = [at(Math.max(0, left)), at(Math.min(0, right))];
  const ends = spread?.map(at) ?? [];
  return (
    <svg className={styles.bar} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.base} d="M0 10H100" />
      {right > 0 && <rect className={styles.gain} x={gain} y="2" width={at(right) - gain} height="16" />}
      {left < 0 && <rect className={styles.debt} x={at(left)} y="2" width={debt - at(left)} height="16" />}
      {spread && (
        <path className={styles.mark} d={`M${ends[0]} 10H${ends[1]}${ends.map((end) => `M${end} 4V16`).join('')}`} />
      )}
      {hasZero && <path className={styles.mark} d={`M${at(0)} 0V20`} />}
      {middle !== undefined && <path className={styles.middle} d={`M${at(middle)} 0V20`} />}
    </svg>
  );
}
