import type { ReactNode } from 'react';
import type { Marked } from '../text/marked.ts';
import { classes } from './classes.ts';
import styles from './Fold.module.css';
import { Icon } from './Icon.tsx';
import { Text } from './Text.tsx';

interface FoldProps {
  title: Marked;
  /** A few words beside the title that are seen while it is closed: a price, a duration, a result. */
  note?: Marked | undefined;
  /** Fragment under which it is linked; the browser opens what a link or a search in the page leads to. */
  id?: string;
  /** Folds of one name: the browser keeps one of them open at a time. */
  name?: string | undefined;
  open?: boolean;
  /** Stands open where columns have the room for it. */
  settled?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** What only some readers want, a touch away; printed open. */
export function Fold({ title, note, settled = false, className, children, ...details }: FoldProps) {
  return (
    <details className={classes(styles.fold, 'prints-open', settled && styles.settled, className)} {...details}>
      <summary className={`${styles.summary} row spread`}>
        <Text.h3 className={styles.title}>{title}</Text.h3>
        {note && <Text.span className={`${styles.note} note`}>{note}</Text.span>}
        <Icon name="chevron" size={22} className={`${styles.icon} screen-only`} />
      </summary>
      <div className={styles.matter}>{children}</div>
    </details>
  );
}
