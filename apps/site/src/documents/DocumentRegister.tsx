import { formatDay } from '../shared/format/format.ts';
import { Register, RegisterGroup } from '../shared/ui/page/Register.tsx';
import { Table } from '../shared/ui/Table.tsx';
import { Text } from '../shared/ui/Text.tsx';
import styles from './DocumentRegister.module.css';
import { firstPageSize, type getRegister } from './records.ts';
import type { DownloadsPage } from './schema.ts';

type Registered = Awaited<ReturnType<typeof getRegister>>['documents'][number];

interface DocumentRegisterProps extends Pick<DownloadsPage, 'groups' | 'columns' | 'note'> {
  documents: readonly Registered[];
}

export function DocumentRegister({ groups, columns, note, documents }: DocumentRegisterProps) {
  return (
    <Register>
      {groups.map((group) => (
        <RegisterGroup key={group.id} {...group}>
          <Table caption={group.title} quiet columns={columns} stack className={styles.table}>
            {documents
              .filter((document) => document.group === group.id)
              .map((document) => (
                <Row key={document.id} {...document} columns={columns} />
              ))}
          </Table>
        </RegisterGroup>
      ))}
      <Text.p className="quiet measure">{note}</Text.p>
    </Register>
  );
}

/** A document as a table row; cover and question are part of the link. */
function Row({
  columns,
  id,
  code,
  title,
  answers,
  file,
  revised,
  page,
  to,
  cover,
}: Registered & Pick<DownloadsPage, 'columns'>) {
  return (
    <tr id={id}>
      <td className="label unbroken">{code}</td>
      <th scope="row">
        <a className={`${styles.link} bare row wrap gap-4`} href={to} type="application/pdf">
          <img className={styles.cover} src={cover} alt="" loading="lazy" decoding="async" {...firstPageSize} />
          <span className={styles.words}>
            <Text.span className="heading underlined strong">{title}</Text.span>{' '}
            <span className="visually-hidden">({file})</span>
            <Text.span className={`${styles.answers} quiet block`}>{answers}</Text.span>
          </span>
        </a>
      </th>
      <td className="small" data-column={columns[2]?.plain}>
        {file}
      </td>
      <td className="small" data-column={columns[3]?.plain}>
        <time dateTime={revised}>{formatDay(revised)}</time>
      </td>
      <td className="small" data-column={columns[4]?.plain}>
        <Text.a className="touch inline-row" href={page.to}>
          {page.label}
        </Text.a>
      </td>
    </tr>
  );
}
