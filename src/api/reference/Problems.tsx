import { type Marked, plainText, type Wording } from '../../shared/text/marked.ts';
import { Table } from '../../shared/ui/Table.tsx';
import { Text, Words } from '../../shared/ui/Text.tsx';
import { type FieldRow, objectAnchor } from '../description/reference.ts';
import { FieldList } from './FieldList.tsx';
import styles from './Overview.module.css';
import sheet from './Reference.module.css';
import type { ReferenceLabels } from './schema.ts';

interface ProblemsProps {
  caption: Marked;
  columns: readonly Marked[];
  /** Status with its name, meaning, what to do. */
  rows: readonly (readonly Wording[])[];
}

/** Every problem, each row with the address that the `type` of that problem names. */
export function Problems({ caption, columns, rows }: ProblemsProps) {
  return (
    <Table caption={<Text>{caption}</Text>} quiet columns={columns} stack className={styles.problems}>
      {rows.map(([status = '', ...cells]) => (
        <tr key={plainText(status)} id={`galat-${plainText(status).slice(0, 3)}`}>
          <Words.th scope="row">{status}</Words.th>
          {cells.map((cell, index) => (
            <Words.td key={columns[index + 1]?.plain} data-column={columns[index + 1]?.plain}>
              {cell}
            </Words.td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

interface ProblemFieldsProps {
  tables: readonly { name: string; title: Marked; fields: readonly FieldRow[] }[];
  labels: ReferenceLabels;
}

/** The fields that every problem has, and those of a refused value. */
export function ProblemFields({ tables, labels }: ProblemFieldsProps) {
  return (
    <div className={sheet.pair}>
      {tables.map(({ name, title, fields }) => (
        <div key={name} id={objectAnchor(name)} className={`${sheet.words} stack-3 top slim`}>
          <Text.h3 className={sheet.heading}>{title}</Text.h3>
          <FieldList caption={title} fields={fields} labels={labels} />
        </div>
      ))}
    </div>
  );
}
