import '../../shared/styles/grid.css';
import type { ApiDocument, ApiOperation } from 'api-description/document';
import {
  commonStatuses,
  formatJson,
  isObject,
  listFields,
  listObjects,
  objectAnchor,
  operationAnchor,
  operationParts,
  problemRows,
  requestSamples,
} from 'api-description/reference';
import { isPlain } from 'api-description/spec';
import type { Marked, Wording } from 'contract/marked';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { Address } from '../../shared/ui/Address.tsx';
import { CodeBlock, CodeStack, CodeTabs } from '../../shared/ui/code/CodeBlock.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { DataTable, Table } from '../../shared/ui/Table.tsx';
import { Text, Texts } from '../../shared/ui/Text.tsx';
import { apiWords, sandboxAddress } from '../api.words.ts';
import { FieldTable, ObjectLink } from './FieldTable.tsx';
import { FileList, Problems } from './Overview.tsx';
import styles from './Reference.module.css';
import type { ReferenceContents, ReferenceGroup, ReferenceGuide } from './records.ts';
import type { ReferenceLabels } from './schema.ts';

interface ReferenceFrameProps {
  labels: ReferenceLabels;
  contents: ReferenceContents;
  /** Path of the current page, whose sections are listed. */
  current: string;
  children: ReactNode;
}

/** Frame of the reference: contents at the side, or folded above the body on narrow screens. */
export function ReferenceFrame({ labels, contents, current, children }: ReferenceFrameProps) {
  const list = (
    <ul>
      {contents.map(({ label, to, items }) => (
        <li key={to}>
          <Text.a
            className={`${styles.page} bare touch row strong`}
            href={to}
            aria-current={to === current ? 'page' : undefined}
          >
            {label}
          </Text.a>
          {to === current && (
            <ul className={styles.parts}>
              {items.map((item) => (
                <li key={item.to}>
                  <a className="bare touch quiet row spread gap-2" href={item.to}>
                    <Text.span>{item.label}</Text.span>
                    {item.method && <span className="label">{item.method}</span>}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={`${styles.frame} stack-5 page-width page-end print-block`}>
      <details className={`${styles.folded} rule-strong rule-below screen-only`}>
        <summary className="touch strong row spread">
          <Text.span>{labels.contents}</Text.span>
          <Icon name="chevron" className="turns" />
        </summary>
        {list}
      </details>
      <nav className={`${styles.side} sticky rule-strong screen-only`} aria-label={labels.contents.plain}>
        {list}
      </nav>
      <div className={`${styles.body} slim`}>
        {children}
        <p className="rule-strong screen-only">
          <Text.a className="touch inline-row" href={`${current}.md`}>
            {labels.markdown}
          </Text.a>
        </p>
      </div>
    </div>
  );
}

interface ChapterProps {
  id: string;
  title: Wording;
  level?: 2 | 3;
  paragraphs?: readonly Marked[];
  points?: readonly Marked[];
  children?: ReactNode;
  code?: ReactNode;
  /** Content below both columns, in full width. */
  wide?: ReactNode;
}

/** A chapter of the reference: text left, code right. */
export function Chapter({ id, title, level = 2, paragraphs = [], points = [], children, code, wide }: ChapterProps) {
  const Title = level === 2 ? Text.h2 : Text.h3;
  // Level 3 chapters are objects; they may have the page’s own name, so they are no landmarks.
  const [Part, named] =
    level === 2 ? (['section', { 'aria-labelledby': `${id}-judul` }] as const) : (['div', {}] as const);
  return (
    <Part id={id} className={`${styles.chapter} stack-5 rule-strong print-block`} {...named}>
      <div className={`${styles.words} stack-3 top slim print-block`}>
        <Title className={level === 2 ? 'larger' : 'heading figures'} id={`${id}-judul`}>
          {title}
        </Title>
        <Texts className="quiet measure" items={paragraphs} />
        {points.length > 0 && <PointList items={points} />}
        {children}
      </div>
      {code && <div className={`${styles.code} stack-3 top slim print-block`}>{code}</div>}
      {wide && <div className={`${styles.wide} stack-3 top slim print-block`}>{wide}</div>}
    </Part>
  );
}

/** Chapters with a table of two columns. */
const tabled = ['batas-laju', 'langsung', 'header'] as const;

/** Chapters about all operations, then lists of all operations and files. */
export function Guide({ page, document, blocks, rows, groups, files }: ReferenceGuide) {
  const { labels, chapters, operations } = page;
  const { galat } = chapters;
  const problemTables = [
    { name: 'Problem', title: galat.problem },
    { name: 'FieldError', title: galat.refused },
  ];
  const tables: Readonly<Record<string, Pick<ChapterProps, 'children' | 'wide'>>> = {
    galat: {
      wide: (
        <>
          <Problems caption={galat.title} columns={galat.columns} rows={problemRows(document)} />
          <div className="columns-2 gap-5">
            {problemTables.map(({ name, title }) => (
              <div key={name} id={objectAnchor(name)} className="stack-2 top slim">
                <Text.h3 className="heading">{title}</Text.h3>
                <FieldTable
                  caption={title.plain}
                  anchor={objectAnchor(name)}
                  fields={listFields(document, apiWords.rules, name)}
                  labels={labels}
                />
              </div>
            ))}
          </div>
        </>
      ),
    },
    ...Object.fromEntries(
      tabled.map((id) => {
        const { caption, columns } = chapters[id];
        return [
          id,
          { children: <DataTable owner={id} caption={caption} quiet columns={columns} rows={rows[id]} stack /> },
        ];
      }),
    ),
  };
  return (
    <>
      {Object.entries(chapters).map(([id, { title, paragraphs, points }]) => (
        <Chapter
          key={id}
          id={id}
          {...{ title, paragraphs, points, ...tables[id] }}
          code={<CodeStack items={blocks[id] ?? []} />}
        />
      ))}
      <Chapter id="operasi" title={operations.title} paragraphs={[operations.lead]}>
        {groups.map((group) => (
          <div key={group.to} className="stack-2 slim">
            <h3 className="heading">
              <Text.a href={group.to}>{group.page.breadcrumb}</Text.a>
            </h3>
            <Text.p className="quiet measure block">{group.description}</Text.p>
            <ul className="rule-strong">
              {group.operations.map(({ operationId, method, path, summary }) => (
                <li key={operationId}>
                  <a
                    className={`${styles.operation} bare rule-below touch row wrap`}
                    href={`${group.to}#${operationAnchor(operationId)}`}
                  >
                    <span className="label">{method.toUpperCase()}</span>
                    <code className="grow" translate="no">
                      <Address>{path}</Address>
                    </code>
                    <Text.span className="quiet">{summary}</Text.span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Chapter>
      <Chapter id="berkas" title={page.files.title} paragraphs={[page.files.lead]}>
        <FileList files={files} />
      </Chapter>
    </>
  );
}

interface GroupProps extends ReferenceGroup {
  document: ApiDocument;
  labels: ReferenceLabels;
  /** A delivery with its headers, and programs that verify it. */
  signature: { delivery: string; programs: ComponentProps<typeof CodeTabs>['tabs'] };
}

/** A group of operations, its signature check, and all objects in its requests and responses. */
export function Group({ page, operations, document, labels, signature: { delivery, programs } }: GroupProps) {
  const { signature } = page;
  const common = commonStatuses(document);
  return (
    <>
      {operations.map((operation) => (
        <Operation key={operation.operationId} {...{ document, operation, labels, common }} />
      ))}
      {signature && (
        <Chapter
          id="tanda-tangan"
          {...signature}
          code={<CodeBlock title={signature.delivery} code={delivery} language="http" />}
          wide={<CodeTabs name={signature.title.plain} group="periksa" tabs={programs} />}
        />
      )}
      <section id="objek" className={`${styles.objects} rule-strong`} aria-labelledby="objek-judul">
        <Text.h2 className="larger" id="objek-judul">
          {labels.objects}
        </Text.h2>
        {listObjects(document, operations).map((name) => {
          const example = document.components.examples[name]?.value;
          const { description } = document.components.schemas[name] ?? {};
          const title = `${labels.example.plain}, ${name}`;
          return (
            <Chapter
              key={name}
              id={objectAnchor(name)}
              title={name}
              level={3}
              paragraphs={description ? [description] : []}
              code={
                example !== undefined && <CodeBlock title={title} code={formatJson(example)} language="json" copy />
              }
            >
              <FieldTable
                caption={name}
                anchor={objectAnchor(name)}
                fields={listFields(document, apiWords.rules, name)}
                labels={labels}
              />
            </Chapter>
          );
        })}
      </section>
    </>
  );
}

interface OperationProps {
  document: ApiDocument;
  operation: ApiOperation;
  labels: ReferenceLabels;
  common: readonly string[];
}

/** One operation: path, parameters, body and responses left; code samples and example response right. */
function Operation({ document, operation, labels, common }: OperationProps) {
  const { operationId, method, path, summary, description } = operation;
  const anchor = operationAnchor(operationId);
  const operationName = summary.plain;
  const { status, example, parameters, body, answers } = operationParts(document, apiWords.rules, operation, common);
  const tables = [
    { title: labels.parameters, fields: parameters },
    { title: labels.body, fields: body },
  ];
  const code = (
    <>
      <CodeTabs
        name={`${labels.languages.plain}, ${operationName}`}
        group={anchor}
        tabs={requestSamples(document, operation, sandboxAddress)}
        context={operationName}
      />
      {example !== undefined && (
        <CodeBlock
          title={`${labels.answer.plain}, ${status}`}
          code={formatJson(example)}
          language="json"
          context={operationName}
          copy
        />
      )}
    </>
  );
  return (
    <Chapter id={anchor} title={summary} code={code}>
      <p className="row wrap gap-2">
        <span className={`${styles.method} label plain boxed`}>{method.toUpperCase()}</span>
        <code translate="no">
          <Address>{path}</Address>
        </code>
        <code className="faint" translate="no">
          {operationId}
        </code>
        {operation['x-sandbox'] && <Text.span className="label plain boxed">{labels.only}</Text.span>}
      </p>
      <Text.p className="quiet measure">{description}</Text.p>
      {tables.map(
        ({ title, fields }) =>
          fields.length > 0 && (
            <Fragment key={title.plain}>
              <Text.h3 className="heading">{title}</Text.h3>
              <FieldTable caption={`${title.plain}, ${operationName}`} {...{ anchor, fields, labels }} sent />
            </Fragment>
          ),
      )}
      <Text.h3 className="heading">{labels.answers}</Text.h3>
      <Table
        caption={`${labels.answers.plain}, ${operationName}`}
        quiet
        columns={[labels.columns.status, labels.columns.meaning]}
        stack
        className={styles.table}
      >
        {answers.map(({ code, title, description, object, headers }) => (
          <tr key={code}>
            <th scope="row" className="label plain">
              {title ? <ProblemLink status={code}>{`${code} ${title}`}</ProblemLink> : code}
            </th>
            <td>
              <Text>{description}</Text> {!object && <Text>{labels.empty}</Text>}
              {object && !title && isObject(document, object) && <ObjectLink name={object}>{object}</ObjectLink>}
              {headers.length > 0 && (
                <span className="faint small block" translate="no">
                  {headers.join(', ')}
                </span>
              )}
            </td>
          </tr>
        ))}
      </Table>
      <p className="quiet">
        <Text>{labels.common}</Text>{' '}
        {common.map((code, index) => (
          <Fragment key={code}>
            {index > 0 && ', '}
            <ProblemLink status={code}>{code}</ProblemLink>
          </Fragment>
        ))}
      </p>
      {isPlain(operation) && (
        <p className="screen-only">
          <a
            className="strong touch inline-row"
            href={`/pengembang#coba-${anchor}`}
            aria-label={`${labels.sandbox.plain}: ${operationName}`}
          >
            {/* One element: a flex row drops the spaces between its parts. */}
            <Text.span>{labels.sandbox}</Text.span>
          </a>
        </p>
      )}
    </Chapter>
  );
}

const ProblemLink = ({ status, children }: { status: string; children: string }) => (
  <a href={`/api-integration/dokumentasi#galat-${status}`}>{children}</a>
);
