import type { DeveloperPage } from '../../schemas/pages/developer.ts';
import { Band } from '../../ui/Band.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './Developer.module.css';

/** Three steps, each with the one line that does it. */
export function QuickStart({ steps, ...heading }: DeveloperPage['start']) {
  return (
    <Band id="mulai-cepat" {...heading}>
      <ol className={styles.steps}>
        {steps.map(({ title, description, code }) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.title}>
              <Text>{title}</Text>
            </h3>
            <p className={styles.text}>
              <Prose>{description}</Prose>
            </p>
            <p className={`${styles.line} dark`}>
              <code translate="no">{code}</code>
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
