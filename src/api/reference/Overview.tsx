import { type Marked, plainText, type Wording } from '../../shared/text/marked.ts';
import { Address } from '../../shared/ui/Address.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Table } from '../../shared/ui/Table.tsx';
import { Text, Words } from '../../shared/ui/Text.tsx';
import styles from './Overview.module.css';

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
          <Words.th scope="row" className="figures">
            {status}
          </Words.th>
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

interface OperationIndexProps {
  groups: readonly {
    title: Marked;
    to: string;
    description: Marked;
    operations: readonly { anchor: string; method: string; path: string; summary: Marked }[];
  }[];
}

/** Every operation of the interface by its group. */
export function OperationIndex({ groups }: OperationIndexProps) {
  return groups.map(({ title, to, description, operations }) => (
    <div key={to} className="stack-2 slim">
      <h3 className="heading">
        <Text.a href={to}>{title}</Text.a>
      </h3>
      <Text.p className="quiet measure block">{description}</Text.p>
      <ul className="rule-strong">
        {operations.map(({ anchor, method, path, summary }) => (
          <li key={anchor}>
            <a className={`${styles.operation} bare rule-below touch row wrap`} href={`${to}#${anchor}`}>
              <span className="label">{method}</span>
              <code className="grow" translate="no">
                <Address>{path}</Address>
              </code>
              <Text.span className="quiet">{summary}</Text.span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

interface FileListProps {
  files: readonly { address: string; name: string; title: Marked; kind: Marked; size: string; description: Marked }[];
}

/** Files to download, each with its type and size. */
export function FileList({ files }: FileListProps) {
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
