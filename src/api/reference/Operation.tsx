import { Fragment, type ReactNode } from 'react';
import { joinTexts, type Marked, type Wording } from '../../shared/text/marked.ts';
import { Address } from '../../shared/ui/Address.tsx';
import { CodeBlock, CodeTabs } from '../../shared/ui/code/CodeBlock.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { Text, Words } from '../../shared/ui/Text.tsx';
import { type FieldRow, type ObjectView, type OperationView, objectAnchor } from '../description/reference.ts';
import styles from './Reference.module.css';
import type { ReferenceLabels } from './schema.ts';

interface ChapterProps {
  /** Fragment of its address. */
  id: string;
  title: Wording;
  paragraphs?: readonly Marked[];
  points?: readonly Marked[];
  /** Under the words: tables, lists. */
  children?: ReactNode;
  /** Code beside the words. */
  code?: ReactNode;
  /** Below both, over the whole width. */
  wide?: ReactNode;
}

/** A part of the reference: words left, code right. */
export function Chapter({ id, title, paragraphs = [], points = [], children, code, wide }: ChapterProps) {
  return (
    <section id={id} className={`${styles.chapter} stack-5 rule-strong`} aria-labelledby={`${id}-judul`}>
      <div className={`${styles.words} stack-3 top slim`}>
        <Words.h2 className="larger" id={`${id}-judul`}>
          {title}
        </Words.h2>
        {paragraphs.map((paragraph) => (
          <Text.p key={paragraph.plain} className="quiet measure">
            {paragraph}
          </Text.p>
        ))}
        {points.length > 0 && <PointList items={points} />}
        {children}
      </div>
      {code && <div className={`${styles.code} stack-3 top slim`}>{code}</div>}
      {wide && <div className={`${styles.wide} stack-3 top slim`}>{wide}</div>}
    </section>
  );
}

type OperationProps = OperationView & { labels: ReferenceLabels };

/** One operation: address, parameters, body and answers left; the call in three languages and its answer right. */
export function Operation({ labels, ...operation }: OperationProps) {
  const { anchor, method, path, summary, description, parameters, body, answers, common, samples, answer } = operation;
  const code = (
    <>
      <CodeTabs name={`${labels.languages.plain}, ${summary.plain}`} group={anchor} tabs={samples} of={summary.plain} />
      {answer.code && (
        <CodeBlock
          title={`${labels.answer.plain}, ${answer.status}`}
          code={answer.code}
          language="json"
          of={summary.plain}
          copy
        />
      )}
    </>
  );
  return (
    <Chapter id={anchor} title={summary} code={code}>
      <p className={`${styles.address} row wrap`}>
        <span className={`${styles.method} label plain boxed`}>{method}</span>
        <code translate="no">
          <Address>{path}</Address>
        </code>
      </p>
      <Text.p className="quiet measure">{description}</Text.p>
      {parameters.length > 0 && (
        <>
          <Text.h3 className={`${styles.heading} heading`}>{labels.parameters}</Text.h3>
          <FieldList
            caption={`${labels.parameters.plain}, ${summary.plain}`}
            fields={parameters}
            labels={labels}
            sent
          />
        </>
      )}
      {body && (
        <>
          <Text.h3 className={`${styles.heading} heading`}>{labels.body}</Text.h3>
          <FieldList caption={`${labels.body.plain}, ${summary.plain}`} fields={body.fields} labels={labels} sent />
        </>
      )}
      <Text.h3 className={`${styles.heading} heading`}>{labels.answers}</Text.h3>
      <Answers answers={answers} empty={labels.empty} />
      <p className="quiet">
        <Text>{labels.common}</Text>{' '}
        {common.map((status, index) => (
          <Fragment key={status}>
            {index > 0 && ', '}
            <a href={`/api-integration/dokumentasi#galat-${status}`}>{status}</a>
          </Fragment>
        ))}
      </p>
      <p className="screen-only">
        <a
          className={`${styles.sandbox} strong touch inline-row`}
          href={`/pengembang#coba-${anchor}`}
          aria-label={`${labels.sandbox.plain}: ${summary.plain}`}
        >
          {/* One part of the row: between parts a row leaves out the space. */}
          <Text.span>{labels.sandbox}</Text.span>
        </a>
      </p>
    </Chapter>
  );
}

/** Good answers lead to their object, problems to the table of problems. */
function Answers({ answers, empty }: { answers: OperationView['answers']; empty: Marked }) {
  return (
    <dl className={`${styles.answers} rule-strong`}>
      {answers.map(({ status, description, object }) => (
        <div key={status} className={`${styles.answer} quiet rule-below`}>
          <dt className="label plain">
            {object === 'Problem' ? (
              <a href={`/api-integration/dokumentasi#galat-${status.slice(0, 3)}`}>{status}</a>
            ) : (
              status
            )}
          </dt>
          <dd>
            <Text>{description}</Text>{' '}
            {object && object !== 'Problem' && (
              <a href={`#${objectAnchor(object)}`} translate="no">
                {object}
              </a>
            )}
            {!object && <Text>{empty}</Text>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Every object that the operations of a page send or answer. */
export function ObjectSheet({ objects, labels }: { objects: readonly ObjectView[]; labels: ReferenceLabels }) {
  return (
    <section id="objek" className={`${styles.objects} rule-strong`} aria-labelledby="objek-judul">
      <Text.h2 className="larger" id="objek-judul">
        {labels.objects}
      </Text.h2>
      {objects.map(({ name, anchor, description, fields, example }) => (
        <div key={name} id={anchor} className={`${styles.chapter} stack-5 rule-strong`}>
          <div className={`${styles.words} stack-3 top slim`}>
            <h3 className="heading figures" translate="no">
              {name}
            </h3>
            <Text.p className="quiet measure">{description}</Text.p>
            <FieldList caption={name} fields={fields} labels={labels} />
          </div>
          {example && (
            <div className={`${styles.code} stack-3 top slim`}>
              <CodeBlock title={`${labels.example.plain}, ${name}`} code={example} language="json" copy />
            </div>
          )}
        </div>
      ))}
    </section>
  );
}

interface ProblemFieldsProps {
  tables: readonly { name: string; title: Marked; fields: readonly FieldRow[] }[];
  labels: ReferenceLabels;
}

/** The fields that every problem has, and those of a refused value. */
export function ProblemFields({ tables, labels }: ProblemFieldsProps) {
  return (
    <div className={`${styles.pair} stack-4`}>
      {tables.map(({ name, title, fields }) => (
        <div key={name} id={objectAnchor(name)} className={`${styles.words} stack-3 top slim`}>
          <Text.h3 className={`${styles.heading} heading`}>{title}</Text.h3>
          <FieldList caption={title} fields={fields} labels={labels} />
        </div>
      ))}
    </div>
  );
}

interface FieldListProps {
  /** What the fields belong to; heard, not seen. */
  caption: Wording;
  fields: readonly FieldRow[];
  labels: Pick<ReferenceLabels, 'columns' | 'required' | 'optional'>;
  /** Fields of an answer are always there or not; nobody has to send them. */
  sent?: boolean;
}

/** Parameters or fields: name, type and duty in one column, meaning and rules in the other. */
function FieldList({ caption, fields, labels, sent = false }: FieldListProps) {
  return (
    <table className={`${styles.fields} full rule-strong`}>
      <Words.caption className="visually-hidden">{caption}</Words.caption>
      <thead className="visually-hidden">
        <tr>
          <Text.th scope="col">{labels.columns.name}</Text.th>
          <Text.th scope="col">{labels.columns.meaning}</Text.th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, object, required, unit, description, rules }) => (
          <tr key={name}>
            <th scope="row">
              <code translate="no">{name}</code>
              <span className="figures faint small block" translate="no">
                {object ? <a href={`#${objectAnchor(object)}`}>{type}</a> : type}
              </span>
              {sent && required && <Text.span className="small block faint">{labels.required}</Text.span>}
              {!sent && !required && <Text.span className="small block faint">{labels.optional}</Text.span>}
            </th>
            <td className="quiet">
              <Text>{description}</Text>
              {(unit || rules.length > 0) && (
                <Text.span className="faint small block">
                  {joinTexts([...(unit ? [unit] : []), ...rules], ' · ')}
                </Text.span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
