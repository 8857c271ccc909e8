import { Table } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { ClaimRow, type ClaimRowProps } from './ClaimRow.tsx';
import styles from './ClaimSheet.module.css';
import type { ClaimGroup, ClaimsPage } from './schema.ts';

interface ClaimSheetProps extends Pick<ClaimsPage, 'labels' | 'columns'> {
  groups: readonly (Omit<ClaimGroup, 'claims'> & { claims: readonly ClaimRowProps['claim'][] })[];
}

/** Every marketing figure with its meaning, its condition and its source, in one table; footnotes of all pages lead here. */
export function ClaimSheet({ groups, labels, columns }: ClaimSheetProps) {
  return (
    <div className={`${styles.sheet} page-width`}>
      <Text.p className={`${styles.notice} measure`} id="catatan-sumber">
        {labels.notice}
      </Text.p>
      <Table grouped stack quiet caption={labels.table.plain} columns={columns} className={styles.table}>
        {groups.map(({ id, title, lead, claims }) => (
          <tbody key={id} id={id}>
            <tr className={styles.group}>
              <th colSpan={4} scope="rowgroup">
                <Text.p className="large">{title}</Text.p>
                <Text.p className={`${styles.lead} quiet`}>{lead}</Text.p>
              </th>
            </tr>
            {claims.map((claim) => (
              <ClaimRow key={claim.id} claim={claim} labels={labels} columns={columns} />
            ))}
          </tbody>
        ))}
      </Table>
    </div>
  );
}
