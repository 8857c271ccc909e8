import { memo } from 'react';
import { formatNumber } from '../../shared/format/format.ts';
import styles from './LevelTable.module.css';
import { contentDigits } from './table.ts';
import { litres, type Vessel } from './vessel.ts';

interface LevelTableProps {
  caption: string;
  /** Heading of the column of levels. */
  heading: string;
  vessel: Vessel;
  /** First and last row, in whole decimetres. */
  from: number;
  to: number;
  /** The centimetre that the level stands at. */
  current: number;
}

const centimetres = Array.from({ length: 10 }, (_, index) => index);

/** Litres as tank tables print them: a row for each decimetre, a column for each centimetre in it. */
export function LevelTable({ caption, heading, vessel, from, to, current }: LevelTableProps) {
  const rows = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable from the keyboard
    <section className={styles.box} tabIndex={0} aria-label={caption}>
      <table className={`${styles.table} figures small`}>
        <caption className={`${styles.caption} faint`}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {centimetres.map((centimetre) => (
              <th key={centimetre} scope="col">
                {centimetre}&nbsp;cm
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((decimetre) => {
            const marked = current - decimetre * 10;
            return (
              <Row
                key={decimetre}
                vessel={vessel}
                decimetre={decimetre}
                marked={marked >= 0 && marked < 10 ? marked : undefined}
              />
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  vessel: Vessel;
  decimetre: number;
  /** The column to mark. */
  marked: number | undefined;
}

/** Rows stay as they are while the level moves through others: a table may have a thousand of them. */
const Row = memo(function Row({ vessel, decimetre, marked }: RowProps) {
  const digits = contentDigits(litres(vessel, vessel.height));
  return (
    <tr>
      <th scope="row">{formatNumber(decimetre / 10, 1)}&nbsp;m</th>
      {centimetres.map((centimetre) => {
        const level = (decimetre * 10 + centimetre) / 100;
        const inside = level <= vessel.height + 1e-9;
        return (
          <td key={centimetre} aria-current={marked === centimetre || undefined}>
            {inside && formatNumber(litres(vessel, level), digits)}
          </td>
        );
      })}
    </tr>
  );
});
