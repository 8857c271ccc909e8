import { type Marked, plainText, type Wording } from 'contract/marked';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Table } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Overview.module.css';
import type { FileEntry } from './records.ts';

interface ProblemsProps {
  caption: Marked;
  columns: readonly Marked[];
  rows: readonly (readonly Wording[])[];
}

/** All problems, each row with the anchor to which the problem’s `type` points. */
export function Problems({ caption, columns, rows }: ProblemsProps) {
  return (
    <Table caption={caption} quiet columns={columns} stack className={styles.problems}>
      {rows.map(([status = '', ...cells]) => (
        <tr key={plainText(status)} id={`galat-${plainText(status).slice(0, 3)}`}>
          <Text.th scope="row" className="figures">
            {status}
          </Text.th>
          {cells.map((cell, index) => (
            <Text.td key={columns[index + 1]?.plain} data-column={columns[index + 1]?.plain}>
              {cell}
            </Text.td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

export function FileList({ files }: { files: readonly FileEntry[] }) {
  return (
    <ul className="columns-2 gap-3">
      {files.map(({ address, name, title, kind, size, description }) => (
        <li key={address} className="rule">
          <a className={`${styles.file} row gap-3`} href={address} download={name}>
            <Icon name="down" size={18} />
            <span>
              <span className="row wrap gap-2">
                <Text.span className="strong underlined">{title}</Text.span>{' '}
                <span className="label">
                  <Text>{kind}</Text>, {size}
                </span>{' '}
              </span>
              <Text.span className="quiet measure block">{description}</Text.span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
