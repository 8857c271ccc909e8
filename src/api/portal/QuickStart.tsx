import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Developer.module.css';
import type { DeveloperPage } from './schema.ts';

/** Three steps, each with the one line that does it. */
export function QuickStart({ steps, ...heading }: DeveloperPage['start']) {
  return (
    <Band id="mulai-cepat" {...heading}>
      <ol className={styles.steps}>
        {steps.map(({ title, description, code }) => (
          <li key={title.plain} className={`${styles.step} stack-2 top slim rule-strong`}>
            <Text.h3 className="large">{title}</Text.h3>
            <Text.p className={`${styles.text} quiet measure`}>{description}</Text.p>
            <p className={`${styles.line} dark`}>
              <code translate="no">
                <Text>{code}</Text>
              </code>
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
