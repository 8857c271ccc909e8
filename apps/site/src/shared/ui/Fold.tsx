import type { Marked, Wording } from 'contract/marked';
import type { ReactNode } from 'react';
import { About } from './About.tsx';
import { classes } from './classes.ts';
import styles from './Fold.module.css';
import { Icon } from './Icon.tsx';
import { Text } from './Text.tsx';

interface FoldProps {
  title: Marked;
  /** Seen while it is closed: a price, a duration, a result. */
  note?: Marked | undefined;
  /** Name of the card whose rest is folded, for whoever hears the line alone. */
  card?: Wording;
  /** The browser opens what a link or a search in the page leads to. */
  id?: string;
  /** One of a name is open at a time. */
  name?: string | undefined;
  open?: boolean;
  /** Open where columns have the room. */
  settled?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** For some readers; printed open. */
export function Fold({ title, note, card, settled = false, className, children, ...details }: FoldProps) {
  return (
    <details
      className={classes(styles.fold, 'prints-open', card && styles.card, settled && styles.settled, className)}
      {...details}
    >
      <summary className={`${styles.summary} row spread`}>
        {card ? (
          <span className="note">
            <Text>{title}</Text>
            <About>{card}</About>
          </span>
        ) : (
          <Text.h3 className="heading strong grow">{title}</Text.h3>
        )}
        {note && <Text.span className={`${styles.note} note firm`}>{note}</Text.span>}
        <Icon name="chevron" className="turns measured firm screen-only" />
      </summary>
      <div className={styles.matter}>{children}</div>
    </details>
  );
}
