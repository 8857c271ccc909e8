import { CodeBlock } from '../../shared/ui/code/CodeBlock.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { ObjectView } from '../description/reference-objects.ts';
import { FieldList } from './FieldList.tsx';
import styles from './Reference.module.css';
import type { ReferenceLabels } from './schema.ts';

/** Every object that the operations of a page send or answer. */
export function ObjectSheet({ objects, labels }: { objects: readonly ObjectView[]; labels: ReferenceLabels }) {
  return (
    <section id="objek" className={`${styles.objects} rule-strong`} aria-labelledby="objek-judul">
      <Text.h2 className={`${styles.title} larger`} id="objek-judul">
        {labels.objects}
      </Text.h2>
      {objects.map(({ name, anchor, description, fields, example }) => (
        <div key={name} id={anchor} className={`${styles.chapter} rule-strong`}>
          <div className={`${styles.words} stack-3 top slim`}>
            <h3 className={`${styles.object} figures`} translate="no">
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
