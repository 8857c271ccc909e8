import { Text } from '../Text.tsx';
import { type Axis, place } from './Chart.tsx';
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
  cells: readonly string[];
}

interface RangeBarsProps {
  caption: string;
  /** How to read it. */
  note?: string | undefined;
  /** Heads of the columns: the line itself, and one for each cell. */
  columns: readonly string[];
  bars: readonly RangeBar[];
  /** A value that all bars are measured against, drawn through all lines. */
  middle?: number | undefined;
}

/** Named bars under one another: a table whose rows are drawn, so that the chart and its figures are one thing. */
export function RangeBars({ caption, note, columns, bars, middle }: RangeBarsProps) {
  const all = bars.flatMap(({ from, to, spread = [] }) => [from, to, ...spread]);
  const axis = { min: Math.min(0, ...all), max: Math.max(0, ...all) };
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <span className={styles.title}>{caption}</span>
        {note && <span className={styles.note}>{note}</span>}
      </caption>
      <thead className="visually-hidden">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.label} className={styles.row}>
            <th scope="row" className={styles.label}>
              <Text>{bar.label}</Text>
              {bar.note && <span className={styles.detail}> {bar.note}</span>}
            </th>
            {bar.cells.map((cell, index) => (
              <td key={columns[index + 1]} className={styles.value} data-cell={index}>
                {index === 0 && <Bar bar={bar} axis={axis} middle={middle} />}
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type BarProps = { bar: RangeBar; axis: Pick<Axis, 'min' | 'max'>; middle: number | undefined };

function Bar({ bar: { from, to, spread }, axis, middle }: BarProps) {
  const at = (value: number) => place(axis, value);
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const [gain, debt] = [Math.max(0, left), Math.min(0, right)];
  return (
    <svg className={styles.bar} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.base} d="M0 10H100" />
      {right > 0 && <rect className={styles.gain} x={at(gain)} y="3" width={at(right) - at(gain)} height="14" />}
      {left < 0 && <rect className={styles.debt} x={at(left)} y="3" width={at(debt) - at(left)} height="14" />}
      {spread && (
        <path
          className={styles.spread}
          d={`M${at(spread[0])} 10H${at(spread[1])}M${at(spread[0])} 4V16M${at(spread[1])} 4V16`}
        />
      )}
      <path className={styles.zero} d={`M${at(0)} 0V20`} />
      {middle !== undefined && <path className={styles.middle} d={`M${at(middle)} 0V20`} />}
    </svg>
  );
}
