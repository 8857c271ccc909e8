import type { ReactNode } from 'react';
import { type Marked, plainText, type Wording } from '../../shared/text/marked.ts';
import { Address } from '../../shared/ui/Address.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Table } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Overview.module.css';
import type { FileEntry } from './records.ts';

/** The interface in a few values, like the plate of an instrument. */
export function NamePlate({ rows }: { rows: readonly (readonly [Wording, string])[] }) {
  return (
    <dl className={`${styles.plate} slim dark`}>
      {rows.map(([name, value]) => (
        <div key={plainText(name)} className="touch">
          <Text.dt className="quiet">{name}</Text.dt>
          <dd className="figures" translate="no">
            <Address>{value}</Address>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface LinkPlateProps {
  title: Marked;
  items: readonly { to: string; name: ReactNode; about: ReactNode }[];
  short?: boolean;
}

/** What a page holds, as a plate beside its headline. */
export function LinkPlate({ title, items, short }: LinkPlateProps) {
  return (
    <nav className={`${styles.plate} slim dark screen-only`} data-short={short} aria-label={title.plain}>
      <ul>
        {items.map(({ to, name, about }) => (
          <li key={to}>
            <a className="bare touch" href={to}>
              {name} {about}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface AddressPlateProps {
  title: Marked;
  items: readonly { anchor: string; method: string; path: string }[];
}

/** Every address of a page, as its table of contents. */
export const AddressPlate = ({ title, items }: AddressPlateProps) => (
  <LinkPlate
    title={title}
    short
    items={items.map(({ anchor, method, path }) => ({
      to: `#${anchor}`,
      name: <span className="label quiet">{method}</span>,
      about: (
        <code translate="no">
          <Address>{path}</Address>
        </code>
      ),
    }))}
  />
);

interface ProblemsProps {
  caption: Marked;
  columns: readonly Marked[];
  rows: readonly (readonly Wording[])[];
}

/** Every problem, each row with the address that the `type` of that problem names. */
export function Problems({ caption, columns, rows }: ProblemsProps) {
  return (
    <Table caption={<Text>{caption}</Text>} quiet columns={columns} stack className={styles.problems}>
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
