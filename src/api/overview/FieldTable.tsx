import { Table } from '../../shared/ui/Table.tsx';
import { Text, Words } from '../../shared/ui/Text.tsx';
import type { FieldRow } from '../description/reference.ts';
import styles from './ApiRequest.module.css';
import type { ApiPage } from './schema.ts';

type FieldTableProps = ApiPage['request']['fields'] & {
  rows: readonly FieldRow[];
  sample: Readonly<Record<string, unknown>>;
};

/** The fields of the answer in the order of the sample, each with the value that the sample shows. */
export function FieldTable({ caption, columns, rows, sample }: FieldTableProps) {
  return (
    <>
      <Text.h3 className={`${styles.heading} heading`}>{caption}</Text.h3>
      <Table caption={<Text>{caption}</Text>} quiet columns={columns} stack className={styles.fields}>
        {rows.map(({ name, unit, type, description }) => (
          <tr key={name}>
            <th scope="row">
              <code translate="no">{name}</code>
            </th>
            <td data-column={columns[1]?.plain}>
              <code className="measured" translate="no">
                {JSON.stringify(sample[name])}
              </code>
            </td>
            <Words.td data-column={columns[2]?.plain}>{unit ?? type}</Words.td>
            <Text.td data-column={columns[3]?.plain}>{description}</Text.td>
          </tr>
        ))}
      </Table>
    </>
  );
}
