import { memo } from 'react';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import styles from './LevelTable.module.css';
import type { Quantities } from './quantities.ts';
import { metresIn } from './units.ts';
import { litres, type Vessel } from './vessel.ts';

interface LevelTableProps {
  caption: string;
  /** Heading of the column of levels. */
  heading: string;
  vessel: Vessel;
  quantities: Quantities;
  /** First and last row: a decimetre or a foot each. */
  from: number;
  to: number;
  /** The step that the level stands at. */
  current: number;
}

/** Volumes as tank tables print them: a row for each decimetre or foot, a column for each step in it. */
export function LevelTable({ caption, heading, vessel, quantities, from, to, current }: LevelTableProps) {
  const { perLine, lengthUnit, step } = quantities;
  const rows = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const fine = perLine === 12 ? 'in' : lengthUnit === 'mm' ? 'mm' : 'cm';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable from the keyboard
    <section className={styles.box} tabIndex={0} aria-label={caption}>
      <table className={`${styles.table} figures small`}>
        <caption className={`${styles.caption} faint`}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {Array.from({ length: perLine }, (_, column) => formatUnit((column * step) / metresIn[fine], fine)).map(
              (name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const marked = current - row * perLine;
            return (
              <Row
                key={row}
                vessel={vessel}
                quantities={quantities}
                row={row}
                marked={marked >= 0 && marked < perLine ? marked : undefined}
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
  quantities: Quantities;
  row: number;
  /** The column to mark. */
  marked: number | undefined;
}

/** Rows stay as they are while the level moves through others: a table may have a thousand of them. */
const Row = memo(function Row({ vessel, quantities, row, marked }: RowProps) {
  const { step, perLine, lengthUnit, bareVolume } = quantities;
  const start = (row * perLine * step) / metresIn[lengthUnit];
  return (
    <tr>
      <th scope="row">
        {formatNumber(start, lengthUnit === 'm' ? 1 : 0)}&nbsp;{lengthUnit}
      </th>
      {Array.from({ length: perLine }, (_, column) => column).map((column) => {
        const level = (row * perLine + column) * step;
        return (
          <td key={column} aria-current={marked === column || undefined}>
            {level <= vessel.height + 1e-9 && bareVolume(litres(vessel, level))}
          </td>
        );
      })}
    </tr>
  );
});
