import type { Marked } from 'contract/marked';
import type { ReactNode } from 'react';
import { formatNumber, formatUnit } from '../format/format.ts';
import { readSum } from '../format/written-sum.ts';
import type { SumRows } from '../records/page-schema.ts';
import { joinClasses } from './classes.ts';
import styles from './SumTable.module.css';
import { Table } from './Table.tsx';
import { Text } from './Text.tsx';

interface SumTableProps extends SumRows {
  caption: Marked;
  id?: string;
  /** On wide screens each row becomes a column, with its result in headline size. */
  across?: boolean;
  children?: ReactNode;
}

/** A worked example in rows. @throws when a sum is wrong */
export function SumTable({ id, across, caption, columns, rows, note, children }: SumTableProps) {
  return (
    <div id={id} className={joinClasses('card whole stack-3', across && styles.across)}>
      <Table stack caption={caption} columns={columns} className={styles.sums}>
        {rows.map(({ name, sum: written, total, unit }) => {
          const { sum, result, digits } = readSum(written.plain);
          return (
            <tr key={name.plain} className={total ? styles.total : undefined}>
              <Text.th scope="row">{name}</Text.th>
              <td className="small figures" data-column={columns[1]?.plain}>
                {sum}
              </td>
              <td className={joinClasses('figures', total && 'measured strong')} data-column={columns[2]?.plain}>
                {unit ? formatUnit(result, unit, digits) : formatNumber(result, digits)}
              </td>
            </tr>
          );
        })}
      </Table>
      <Text.p className="note">{note}</Text.p>
      {children}
    </div>
  );
}
