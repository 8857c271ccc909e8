import type { Marked, Wording } from '../../shared/text/marked.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { CodeTabs } from '../../shared/ui/code/CodeBlock.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { DataTable, Table } from '../../shared/ui/Table.tsx';
import { Text, Words } from '../../shared/ui/Text.tsx';
import type { FieldRow, Sample } from '../description/reference.ts';
import styles from './ApiRequest.module.css';
import type { ApiPage } from './schema.ts';

interface ApiRequestProps extends Omit<ApiPage['request'], 'tabs'> {
  /** Name of the choice of languages. */
  tabs: Marked;
  languages: readonly Sample[];
  /** Fields of the sample answer, and that answer. */
  rows: readonly FieldRow[];
  sample: Readonly<Record<string, unknown>>;
  /** Statuses of an answer: what they mean, what to do. */
  statuses: readonly (readonly Wording[])[];
}

/** The first request: three steps beside the code in three languages, then what every field and status means. */
export function ApiRequest({
  steps,
  tabs,
  languages,
  fields,
  errors,
  rows,
  sample,
  statuses,
  ...heading
}: ApiRequestProps) {
  return (
    <Band id="permintaan" ground="tint" {...heading}>
      <div className={`${styles.first} stack-5`}>
        <ol className={`${styles.steps} stack-4 top`}>
          {steps.map(({ title, description }) => (
            <li key={title.plain} className={`${styles.step} quiet`}>
              <Text.h3 className={`${styles.title} plain`}>{title}</Text.h3>
              <Text.p>{description}</Text.p>
            </li>
          ))}
        </ol>
        <CodeTabs name={tabs.plain} group="bahasa" tabs={languages} />
      </div>
      <div id="kolom" className={styles.target}>
        <FieldTable {...fields} rows={rows} sample={sample} />
      </div>
      <Fold title={errors.caption}>
        <div id="galat" className={styles.target}>
          <DataTable {...errors} rows={statuses} quiet stack />
        </div>
      </Fold>
    </Band>
  );
}

type FieldTableProps = ApiPage['request']['fields'] & {
  rows: readonly FieldRow[];
  sample: Readonly<Record<string, unknown>>;
};

/** The fields of the answer in the order of the sample, each with the value that the sample shows. */
function FieldTable({ caption, columns, rows, sample }: FieldTableProps) {
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
