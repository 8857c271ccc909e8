import type { SampleResponse } from '../../schemas/hardware.ts';
import type { ApiPage } from '../../schemas/pages/api.ts';
import { Text } from '../../ui/Text.tsx';
import styles from './ApiRequest.module.css';

type FieldTableProps = ApiPage['request']['fields'] & { sample: SampleResponse };

/** The fields of the answer in the order of the sample, each with the value that the sample shows. */
export function FieldTable({ caption, columns, items, sample }: FieldTableProps) {
  const fields = Object.keys(sample) as (keyof SampleResponse)[];
  return (
    <>
      <h3 className={styles.heading}>
        <Text>{caption}</Text>
      </h3>
      <table className={styles.fields}>
        <caption className="visually-hidden">
          <Text>{caption}</Text>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">
                <code translate="no">{field}</code>
              </th>
              <td className={styles.value} data-column={columns[1]}>
                <code translate="no">{JSON.stringify(sample[field])}</code>
              </td>
              <td data-column={columns[2]}>
                <Text>{items[field].unit}</Text>
              </td>
              <td>
                <Text>{items[field].meaning}</Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
