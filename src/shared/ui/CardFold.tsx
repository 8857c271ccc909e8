import type { ReactNode } from 'react';
import type { Marked } from '../text/marked.ts';
import { About } from './About.tsx';
import styles from './CardFold.module.css';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { Text } from './Text.tsx';

interface CardFoldProps {
  title: Marked;
  /** Name of the card, for whoever hears the line without seeing where it stands. */
  about: Marked;
  /** Stands open where columns have the room for it. */
  settled?: boolean;
  children: ReactNode;
}

/** What a card holds back, under one quiet line; the card has its heading already. Printed open. */
export function CardFold({ title, about, settled = false, children }: CardFoldProps) {
  return (
    <details className={classes(styles.fold, 'prints-open', settled && styles.settled)}>
      <summary className={`${styles.summary} touch row spread rule note`}>
        <span>
          <Text>{title}</Text>
          <About>
            <Text>{about}</Text>
          </About>
        </span>
        <Icon name="chevron" className={`${styles.icon} measured screen-only`} />
      </summary>
      <div className={styles.matter}>{children}</div>
    </details>
  );
}
