import type { ObjectView } from '../../lib/openapi/reference-objects.ts';
import type { ReferenceLabels } from '../../schemas/pages/reference.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { FieldList } from './FieldList.tsx';
import styles from './Reference.module.css';

/** Every object that the operations of a page send or answer. */
export function ObjectSheet({ objects, labels }: { objects: readonly ObjectView[]; labels: ReferenceLabels }) {
  return (
    <section id="objek" className={styles.objects} aria-labelledby="objek-judul">
      <h2 className={styles.title} id="objek-judul">
        {labels.objects}
      </h2>
      {objects.map(({ name, anchor, description, fields, example }) => (
        <div key={name} id={anchor} className={styles.chapter}>
          <div className={styles.words}>
            <h3 className={styles.object} translate="no">
              {name}
            </h3>
            <p className={styles.text}>
              <Prose>{description}</Prose>
            </p>
            <FieldList caption={name} fields={fields} labels={labels} />
          </div>
          {example && (
            <div className={styles.code}>
              <CodeBlock title={`${labels.example}, ${name}`} code={example} language="json" copy />
            </div>
          )}
        </div>
      ))}
    </section>
  );
}
