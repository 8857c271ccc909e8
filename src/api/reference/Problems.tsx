import { Prose } from '../../shared/ui/Prose.tsx';
import { Table } from '../../shared/ui/Table.tsx';
import { type FieldRow, objectAnchor } from '../description/reference.ts';
import { FieldList } from './FieldList.tsx';
import styles from './Overview.module.css';
import sheet from './Reference.module.css';
import type { ReferenceLabels } from './schema.ts';

interface ProblemsProps {
  caption: string;
  columns: readonly string[];
  /** Status with its name, meaning, what to do. */
  rows: readonly (readonly string[])[];
}

/** Every problem, each row with the address that the `type` of that problem names. */
export function Problems({ caption, columns, rows }: ProblemsProps) {
  return (
    <Table caption={caption} quiet columns={columns} stack className={styles.problems}>
      {rows.map(([status = '', ...cells]) => (
        <tr key={status} id={`galat-${status.slice(0, 3)}`}>
          <th scope="row">{status}</th>
          {cells.map((cell, index) => (
            <Prose.td key={columns[index + 1]} data-column={columns[index + 1]}>
              {cell}
            </Prose.td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

interface ProblemFieldsProps {
  tables: readonly { name: string; title: string; fields: readonly FieldRow[] }[];
  labels: ReferenceLabels;
}

/** The fields that every problem has, and those of a refused value. */
export function ProblemFields({ tables, labels }: ProblemFieldsProps) {
  return (
    <div className={sheet.pair}>
      {tables.map(({ name, title, fields }) => (
        <div key={name} id={objectAnchor(name)} className={`${sheet.words} stack-3 top slim`}>
          <h3 className={sheet.heading}>{title}</h3>
          <FieldList caption={title} fields={fields} labels={labels} />
        </div>
      ))}
    </div>
  );
}
