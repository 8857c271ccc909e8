import { Fragment } from 'react';
import { CodeBlock } from '../../shared/ui/code/CodeBlock.tsx';
import { CodeTabs } from '../../shared/ui/code/CodeTabs.tsx';
import { Prose } from '../../shared/ui/Prose.tsx';
import { type OperationView, objectAnchor } from '../description/reference.ts';
import { Chapter } from './Chapter.tsx';
import { FieldList } from './FieldList.tsx';
import styles from './Reference.module.css';
import type { ReferenceLabels } from './schema.ts';

type OperationProps = OperationView & { labels: ReferenceLabels };

/** One operation: address, parameters, body and answers left; the call in three languages and its answer right. */
export function Operation({ labels, ...operation }: OperationProps) {
  const { anchor, method, path, summary, description, parameters, body, answers, common, samples, answer } = operation;
  const code = (
    <>
      <CodeTabs name={`${labels.languages}, ${summary}`} group={anchor} tabs={samples} />
      {answer.code && (
        <CodeBlock title={`${labels.answer}, ${answer.status}`} code={answer.code} language="json" copy />
      )}
    </>
  );
  return (
    <Chapter id={anchor} title={summary} code={code}>
      <p className={`${styles.address} wrap`}>
        <span className={`${styles.method} figures boxed`}>{method}</span>
        <code translate="no">{path}</code>
      </p>
      <Prose.p className="quiet measure">{description}</Prose.p>
      {parameters.length > 0 && (
        <>
          <h3 className={styles.heading}>{labels.parameters}</h3>
          <FieldList caption={`${labels.parameters}, ${summary}`} fields={parameters} labels={labels} sent />
        </>
      )}
      {body && (
        <>
          <h3 className={styles.heading}>{labels.body}</h3>
          <FieldList caption={`${labels.body}, ${summary}`} fields={body.fields} labels={labels} sent />
        </>
      )}
      <h3 className={styles.heading}>{labels.answers}</h3>
      <Answers answers={answers} empty={labels.empty} />
      <p className={`${styles.common} quiet`}>
        {labels.common}{' '}
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
          aria-label={`${labels.sandbox}: ${summary}`}
        >
          {labels.sandbox}
        </a>
      </p>
    </Chapter>
  );
}

/** Good answers lead to their object, problems to the table of problems. */
function Answers({ answers, empty }: { answers: OperationView['answers']; empty: string }) {
  return (
    <dl className={`${styles.answers} rule-strong`}>
      {answers.map(({ status, description, object }) => (
        <div key={status} className={`${styles.answer} quiet rule-below`}>
          <dt className={`${styles.status} label plain`}>
            {object === 'Problem' ? (
              <a href={`/api-integration/dokumentasi#galat-${status.slice(0, 3)}`}>{status}</a>
            ) : (
              status
            )}
          </dt>
          <dd>
            <Prose>{description}</Prose>{' '}
            {object && object !== 'Problem' && (
              <a href={`#${objectAnchor(object)}`} translate="no">
                {object}
              </a>
            )}
            {!object && empty}
          </dd>
        </div>
      ))}
    </dl>
  );
}
