import type { ReactNode } from 'react';
import type { Marked } from '../text/marked.ts';
import { classes } from './classes.ts';
import { Fold } from './Fold.tsx';
import styles from './FoldList.module.css';

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
    <List className={classes(styles.list, styles[`columns${columns}`], numbered && styles.numbered, className)}>
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
