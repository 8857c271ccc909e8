import '../../shared/styles/grid.css';
import { Fragment, type ReactNode } from 'react';
import { joinTexts, type Marked, type Wording } from '../../shared/text/marked.ts';
import { Address } from '../../shared/ui/Address.tsx';
import { CodeBlock, CodeTabs } from '../../shared/ui/code/CodeBlock.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { Table } from '../../shared/ui/Table.tsx';
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
  const of = summary.plain;
  const code = (
    <>
      <CodeTabs name={`${labels.languages.plain}, ${of}`} group={anchor} tabs={samples} of={of} />
      {answer.code && (
        <CodeBlock title={`${labels.answer.plain}, ${answer.status}`} code={answer.code} language="json" of={of} copy />
      )}
    </>
  );
  return (
    <Chapter id={anchor} title={summary} code={code}>
      <p className="row wrap gap-2">
        <span className={`${styles.method} label plain boxed`}>{method}</span>
        <code translate="no">
          <Address>{path}</Address>
        </code>
      </p>
      <Text.p className="quiet measure">{description}</Text.p>
      {[
        { title: labels.parameters, fields: parameters },
        { title: labels.body, fields: body?.fields ?? [] },
      ].map(
        ({ title, fields }) =>
          fields.length > 0 && (
            <Fragment key={title.plain}>
              <Text.h3 className="heading">{title}</Text.h3>
              <FieldTable caption={`${title.plain}, ${of}`} fields={fields} labels={labels} sent />
            </Fragment>
          ),
      )}
      <Text.h3 className="heading">{labels.answers}</Text.h3>
      <Table
        caption={`${labels.answers.plain}, ${of}`}
        quiet
        columns={[labels.columns.status, labels.columns.meaning]}
        stack
        className={styles.table}
      >
        {answers.map(({ status, description: meaning, object }) => (
          <tr key={status}>
            <th scope="row" className="label plain">
              {object === 'Problem' ? <ProblemLink status={status.slice(0, 3)}>{status}</ProblemLink> : status}
            </th>
            <td>
              <Text>{meaning}</Text> {!object && <Text>{labels.empty}</Text>}
              {object && object !== 'Problem' && <ObjectLink name={object}>{object}</ObjectLink>}
            </td>
          </tr>
        ))}
      </Table>
      <p className="quiet">
        <Text>{labels.common}</Text>{' '}
        {common.map((status, index) => (
          <Fragment key={status}>
            {index > 0 && ', '}
            <ProblemLink status={status}>{status}</ProblemLink>
          </Fragment>
        ))}
      </p>
      <p className="screen-only">
        <a
          className="strong touch inline-row"
          href={`/pengembang#coba-${anchor}`}
          aria-label={`${labels.sandbox.plain}: ${of}`}
        >
          {/* One part of the row: between parts a row leaves out the space. */}
          <Text.span>{labels.sandbox}</Text.span>
        </a>
      </p>
    </Chapter>
  );
}

const ProblemLink = ({ status, children }: { status: string; children: string }) => (
  <a href={`/api-integration/dokumentasi#galat-${status}`}>{children}</a>
);

const ObjectLink = ({ name, children }: { name: string; children: string }) => (
  <a href={`#${objectAnchor(name)}`} translate="no">
    {children}
  </a>
);

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
            <FieldTable caption={name} fields={fields} labels={labels} />
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
    <div className="columns-2 gap-5">
      {tables.map(({ name, title, fields }) => (
        <div key={name} id={objectAnchor(name)} className="stack-2 top slim">
          <Text.h3 className="heading">{title}</Text.h3>
          <FieldTable caption={title.plain} fields={fields} labels={labels} />
        </div>
      ))}
    </div>
  );
}

interface FieldTableProps {
  /** What the fields belong to; heard, not seen. */
  caption: string;
  fields: readonly FieldRow[];
  labels: Pick<ReferenceLabels, 'columns' | 'required' | 'optional'>;
  /** Fields of an answer are always there or not; nobody has to send them. */
  sent?: boolean;
}

/** Parameters or fields: name, type and duty in one column, meaning and rules in the other. */
function FieldTable({ caption, fields, labels, sent = false }: FieldTableProps) {
  const { columns, required: must, optional } = labels;
  return (
    <Table caption={caption} quiet columns={[columns.name, columns.meaning]} stack className={styles.table}>
      {fields.map(({ name, type, object, required, unit, description, rules }) => (
        <tr key={name}>
          <th scope="row">
            <code translate="no">{name}</code>{' '}
            <span className="figures faint small" translate="no">
              {object ? <ObjectLink name={object}>{type}</ObjectLink> : type}
            </span>{' '}
            {required === sent && <Text.span className="small faint">{sent ? must : optional}</Text.span>}
          </th>
          <td>
            <Text>{description}</Text>
            {(unit || rules.length > 0) && (
              <Text.span className="faint small block">
                {joinTexts([...(unit ? [unit] : []), ...rules], ' · ')}
              </Text.span>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
