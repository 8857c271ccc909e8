import type { Faq } from '../../records/faq.ts';
import type { Heading } from '../../records/page.ts';
import { Action } from '../Action.tsx';
import { Band } from '../Band.tsx';
import { Icon } from '../Icon.tsx';
import { Text } from '../Text.tsx';
import styles from './FaqList.module.css';

interface FaqListProps extends Heading {
  items: readonly Faq[];
  ground?: 'paper' | 'tint';
}

/** Questions and answers; the shared name lets the browser keep one open at a time. */
export function FaqList({ items, ground = 'tint', ...heading }: FaqListProps) {
  return (
    <Band id="tanya-jawab" ground={ground} {...heading}>
      <div className={styles.list}>
        {items.map(({ question, answer, link }) => (
          <details key={question.plain} name="tanya-jawab" className={styles.item}>
            <summary className={`${styles.question} row spread`}>
              <Text.h3 className={styles.words}>{question}</Text.h3>
              <Icon name="chevron" size={22} className={`${styles.icon} screen-only`} />
            </summary>
            <Text.p className={styles.answer}>{answer}</Text.p>
            {link && (
              <p className={styles.answer}>
                <Action {...link} look="plain" />
              </p>
            )}
          </details>
        ))}
      </div>
    </Band>
  );
}
