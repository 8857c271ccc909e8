import type { ReactNode } from 'react';
import type { Marked, Wording } from '../text/marked.ts';
import { About } from './About.tsx';
import { classes } from './classes.ts';
import styles from './Fold.module.css';
import { Icon } from './Icon.tsx';
import { Text, Words } from './Text.tsx';

interface FoldProps {
  title: Marked;
  /** A few words beside the title that are seen while it is closed: a price, a duration, a result. */
  note?: Marked | undefined;
  /** What a card holds back, under one quiet line: the name of the card, for whoever hears the line alone. */
  card?: Wording;
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
            <About>
              <Words>{card}</Words>
            </About>
          </span>
        ) : (
          <Text.h3 className={`${styles.title} heading strong grow`}>{title}</Text.h3>
        )}
        {note && <Text.span className={`${styles.note} note firm`}>{note}</Text.span>}
        <Icon name="chevron" className={`${styles.icon} measured firm screen-only`} />
      </summary>
      <div className={styles.matter}>{children}</div>
    </details>
  );
}

interface FoldListProps<T extends { title: Marked }> {
  items: readonly T[];
  /** Columns on wide screens, where all of them stand open. */
  columns?: 3 | 4;
  /** The items follow one another: they are counted. */
  numbered?: boolean;
  className?: string | undefined;
  /** What stands under the title of an item. */
  children: (item: T, index: number) => ReactNode;
}

/** Peers made of words: on phones a row each that opens, on wide screens columns side by side. */
export function FoldList<T extends { title: Marked }>({ items, columns = 3, ...look }: FoldListProps<T>) {
  const { numbered = false, className, children } = look;
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={classes(styles.list, `columns-${columns}`, numbered && styles.numbered, className)}>
      {items.map((item, index) => (
        <li key={item.title.plain}>
          <Fold title={item.title} settled>
            {children(item, index)}
          </Fold>
        </li>
      ))}
    </List>
  );
}
