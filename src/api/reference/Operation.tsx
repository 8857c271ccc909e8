import { Fragment } from 'react';
import type { Marked } from '../../shared/text/marked.ts';
import { CodeBlock } from '../../shared/ui/code/CodeBlock.tsx';
import { CodeTabs } from '../../shared/ui/code/CodeTabs.tsx';
import { Text } from '../../shared/ui/Text.tsx';
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
      <p className={`${styles.address} wrap`}>
        <span className={`${styles.method} figures boxed`}>{method}</span>
        <code translate="no">{path}</code>
      </p>
      <Text.p className="quiet measure">{description}</Text.p>
      {parameters.length > 0 && (
        <>
          <Text.h3 className={styles.heading}>{labels.parameters}</Text.h3>
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
          <Text.h3 className={styles.heading}>{labels.body}</Text.h3>
          <FieldList caption={`${labels.body.plain}, ${summary.plain}`} fields={body.fields} labels={labels} sent />
        </>
      )}
      <Text.h3 className={styles.heading}>{labels.answers}</Text.h3>
      <Answers answers={answers} empty={labels.empty} />
      <p className={`${styles.common} quiet`}>
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
          <Text>{labels.sandbox}</Text>
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
          <dt className={`${styles.status} label plain`}>
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
