import { Band } from '../../shared/ui/Band.tsx';
import { Table } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Comparison.module.css';
import type { FeaturesPage } from './schema.ts';

/** Why choose it: the dip tape and the continuous reading side by side, row by row. */
export function Comparison({ aspect, manual, continuous, rows, note, ...heading }: FeaturesPage['comparison']) {
  return (
    <Band id="perbandingan" ground="tint" {...heading}>
      <Table
        caption={<Text>{heading.title}</Text>}
        quiet
        stack
        columns={[aspect, manual, continuous]}
        className={styles.table}
      >
        {rows.map((row) => (
          <tr key={row.aspect.plain}>
            <Text.th scope="row">{row.aspect}</Text.th>
            <Text.td data-column={manual.plain}>{row.manual}</Text.td>
            <Text.td data-column={continuous.plain}>{row.continuous}</Text.td>
          </tr>
        ))}
      </Table>
      <Text.p className="small faint measure above-3">{note}</Text.p>
    </Band>
  );
}
