import type { ReactNode } from 'react';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { readSum } from '../../shared/format/written-sum.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Table } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './SumTable.module.css';
import type { ProcurementPage } from './schema.ts';

type SumTableProps = Omit<ProcurementPage['cost']['example'], 'link'> & {
  id?: string;
  /** On wide screens each row becomes a column, with its result in headline size. */
  across?: boolean;
  children?: ReactNode;
};

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
