import { formatDay } from '../shared/format/format.ts';
import { issueName } from '../shared/records/issues.ts';
import { fillSlots } from '../shared/text/slots.ts';
import { Fold } from '../shared/ui/Fold.tsx';
import { Register, RegisterGroup } from '../shared/ui/page/Register.tsx';
import { Table } from '../shared/ui/Table.tsx';
import { Text } from '../shared/ui/Text.tsx';
import styles from './DocumentRegister.module.css';
import { firstPageSize, type getRegister } from './records.ts';
import type { DownloadsPage } from './schema.ts';

type Registered = Awaited<ReturnType<typeof getRegister>>['documents'][number];

type RowWords = Pick<DownloadsPage, 'columns' | 'issue' | 'draft' | 'history'>;

interface DocumentRegisterProps extends RowWords, Pick<DownloadsPage, 'groups' | 'note'> {
  documents: readonly Registered[];
}

export function DocumentRegister({ groups, note, documents, ...words }: DocumentRegisterProps) {
  return (
    <Register>
      {groups.map((group) => (
        <RegisterGroup key={group.id} {...group}>
          <Table caption={group.title} quiet columns={words.columns} stack className={styles.table}>
            {documents
              .filter((document) => document.group === group.id)
              .map((document) => (
                <Row key={document.id} {...document} words={words} />
              ))}
          </Table>
        </RegisterGroup>
      ))}
      <Text.p className="quiet measure">{note}</Text.p>
    </Register>
  );
}

/** A document as a table row; cover and question are part of the link. */
function Row({ words: { columns, issue, draft, history: former }, ...document }: Registered & { words: RowWords }) {
  const { id, code, title, answers, file, issued, current, history, page, to, cover } = document;
  const number = fillSlots(issued ? issue : draft, { revisi: String(current.revision) });
  return (
    <tr id={id}>
      <td className="label unbroken">{code}</td>
      <th scope="row">
        <a className={`${styles.link} bare row wrap gap-4`} href={to} type="application/pdf">
          <img
            className={`${styles.cover} firm`}
            src={cover}
            alt=""
            loading="lazy"
            decoding="async"
            {...firstPageSize}
          />
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
        <div className="stack-1">
          <p id={issueName(id, current.revision)}>
            <Text.span className="strong">{number}</Text.span>,{' '}
            <time dateTime={current.day}>{formatDay(current.day)}</time>
            <span className="quiet block">{current.change}</span>
          </p>
          {history.length > 0 && (
            <Fold title={former} card={title}>
              <ul className="stack-1">
                {history.map((one) => (
                  <Former key={one.revision} {...one} id={issueName(id, one.revision)} issue={issue} />
                ))}
              </ul>
            </Fold>
          )}
        </div>
      </td>
      <td className="small" data-column={columns[4]?.plain}>
        <Text.a className="touch inline-row" href={page.to}>
          {page.label}
        </Text.a>
      </td>
    </tr>
  );
}

type FormerProps = Registered['history'][number] & { id: string; issue: DownloadsPage['issue'] };

/** A former issue, with its PDF while that is stored. */
function Former({ id, issue, revision, day, change, ...kept }: FormerProps) {
  const number = fillSlots(issue, { revisi: String(revision) });
  return (
    <li id={id}>
      {'to' in kept ? (
        <a href={kept.to} type="application/pdf">
          <Text>{number}</Text> ({kept.file})
        </a>
      ) : (
        <Text>{number}</Text>
      )}
      , <time dateTime={day}>{formatDay(day)}</time>
      <span className="quiet block">{change}</span>
    </li>
  );
}
