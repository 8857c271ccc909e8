import type { ReactNode } from 'react';
import type { Marked } from '../text/marked.ts';
import styles from './CardFold.module.css';
import { Icon } from './Icon.tsx';
import { Text } from './Text.tsx';

/** What a card holds back, under one quiet line; the card has its heading already. Printed open. */
export function CardFold({ title, children }: { title: Marked; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={`${styles.summary} touch row spread rule note`}>
        <Text>{title}</Text>
        <Icon name="chevron" className={`${styles.icon} measured screen-only`} />
      </summary>
      <div className={styles.matter}>{children}</div>
    </details>
  );
}
