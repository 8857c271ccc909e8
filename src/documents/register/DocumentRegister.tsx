import { formatDay } from '../../shared/format/format.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Register, RegisterGroup } from '../../shared/ui/page/Register.tsx';
import { Table } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { firstPageSize } from '../records.ts';
import styles from './DocumentRegister.module.css';

/** A document with what its finished file is like. */
export interface Registered {
  id: string;
  code: string;
  title: Marked;
  answers: Marked;
  revised: string;
  page: { label: Marked; to: string };
  to: string;
  /** Address of the picture of its first page. */
  cover: string;
  /** Type, pages and size. */
  file: string;
}

interface DocumentRegisterProps {
  groups: readonly { id: string; title: Marked; lead: Marked; documents: readonly Registered[] }[];
  columns: readonly Marked[];
  note: Marked;
}

/** All documents as a drawing register: number, what each answers, its file, its revision, the page that says the same. */
export function DocumentRegister({ groups, columns, note }: DocumentRegisterProps) {
  return (
    <Register>
      {groups.map(({ documents, ...group }) => (
        <RegisterGroup key={group.id} {...group}>
          <Table caption={<Text>{group.title}</Text>} quiet columns={columns} stack className={styles.table}>
            {documents.map((document) => (
              <Row key={document.id} document={document} columns={columns} />
            ))}
          </Table>
        </RegisterGroup>
      ))}
      <Text.p className="quiet measure">{note}</Text.p>
    </Register>
  );
}

function Row({ document, columns }: { document: Registered; columns: readonly Marked[] }) {
  const { id, code, title, answers, file, revised, page, to, cover } = document;
  return (
    <tr id={id}>
      <td className="label">{code}</td>
      <th scope="row" className={styles.document}>
        <img className={styles.cover} src={cover} alt="" loading="lazy" decoding="async" {...firstPageSize} />
        <a className={`${styles.link} touch inline-row ${styles.title}`} href={to} type="application/pdf">
          <Text>{title}</Text> <span className="visually-hidden">({file})</span>
        </a>
        <Text.span className="quiet block">{answers}</Text.span>
      </th>
      <td data-column={columns[2]?.plain}>{file}</td>
      <td data-column={columns[3]?.plain}>
        <time dateTime={revised}>{formatDay(revised)}</time>
      </td>
      <td data-column={columns[4]?.plain}>
        <Text.a className={`${styles.link} touch inline-row`} href={page.to}>
          {page.label}
        </Text.a>
      </td>
    </tr>
  );
}
