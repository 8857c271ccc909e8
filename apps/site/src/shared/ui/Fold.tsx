import type { Marked, Wording } from 'contract/marked';
import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import styles from './Fold.module.css';
import { HiddenContext } from './HiddenContext.tsx';
import { Icon } from './Icon.tsx';
import { Text } from './Text.tsx';

interface FoldProps {
  title: Marked;
  /** Shown while the fold is closed: a price, a duration, a result. */
  note?: Marked | undefined;
  /** Title of the card that contains the fold, added to its label for screen readers. */
  card?: Wording;
  /** Target of links; the browser opens the fold when a link or a search in the page leads into it. */
  id?: string;
  /** Of all folds with the same name, only one is open at a time. */
  name?: string | undefined;
  open?: boolean;
  /** Always open on screens that are wide enough for columns. */
  settled?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A disclosure for details that only some readers need; always open in print. */
export function Fold({ title, note, card, settled = false, className, children, ...details }: FoldProps) {
  return (
    <details
      className={joinClasses(
        styles.fold,
        'prints-open rule-strong',
        card && styles.card,
        settled && styles.settled,
        className,
      )}
      {...details}
    >
      <summary className={joinClasses(styles.summary, 'row spread', note && 'wrap')}>
        {card ? (
          <span className="note">
            <Text>{title}</Text>
            <HiddenContext>{card}</HiddenContext>
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
