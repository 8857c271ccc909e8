import { formatDay } from '../../shared/format/format.ts';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './DocumentRegister.module.css';

/** A document with what its finished file is like. */
export interface Registered {
  id: string;
  code: string;
  title: string;
  answers: string;
  revised: string;
  page: { label: string; to: string };
  to: string;
  /** Type, pages and size. */
  file: string;
}

interface DocumentRegisterProps {
  groups: readonly { id: string; title: string; lead: string; documents: readonly Registered[] }[];
  columns: readonly string[];
  note: string;
}

/** All documents as a drawing register: number, what each answers, its file, its revision, the page that says the same. */
export function DocumentRegister({ groups, columns, note }: DocumentRegisterProps) {
  return (
    <div className={styles.register}>
      {groups.map(({ id, title, lead, documents }) => (
        <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-judul`}>
          <header className={styles.head}>
            <Text.h2 className={styles.title} id={`${id}-judul`}>
              {title}
            </Text.h2>
            <Text.p className="quiet measure">{lead}</Text.p>
          </header>
          <table className={styles.table}>
            <Text.caption className="visually-hidden">{title}</Text.caption>
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
              {documents.map((document) => (
                <Row key={document.id} document={document} columns={columns} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <Text.p className={styles.note}>{note}</Text.p>
    </div>
  );
}

function Row({ document, columns }: { document: Registered; columns: readonly string[] }) {
  const { id, code, title, answers, file, revised, page, to } = document;
  return (
    <tr id={id}>
      <td className={styles.code}>{code}</td>
      <th scope="row">
        <a className={styles.link} href={to} type="application/pdf">
          <Text>{title}</Text> <span className="visually-hidden">({file})</span>
        </a>
        <Text.span className={styles.answers}>{answers}</Text.span>
      </th>
      <td className={styles.file} data-column={columns[2]}>
        {file}
      </td>
      <td className={styles.day} data-column={columns[3]}>
        <time dateTime={revised}>{formatDay(revised)}</time>
      </td>
      <td data-column={columns[4]}>
        <Text.a className={styles.page} href={page.to}>
          {page.label}
        </Text.a>
      </td>
    </tr>
  );
}
