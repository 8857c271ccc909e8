import { Prose } from '../../ui/Prose.tsx';
import styles from './Overview.module.css';

interface ProblemsProps {
  caption: string;
  columns: readonly string[];
  /** Status with its name, meaning, what to do. */
  rows: readonly (readonly string[])[];
}

/** Every problem, each row with the address that the `type` of that problem names. */
export function Problems({ caption, columns, rows }: ProblemsProps) {
  return (
    <table className={styles.problems}>
      <caption className="visually-hidden">{caption}</caption>
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
        {rows.map(([status = '', ...cells]) => (
          <tr key={status} id={`galat-${status.slice(0, 3)}`}>
            <th scope="row">{status}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>
                <Prose>{cell}</Prose>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
