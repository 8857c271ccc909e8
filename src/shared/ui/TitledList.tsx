import type { ReactNode } from 'react';
import type { Titled } from '../text/schema.ts';
import { classes } from './classes.ts';
import { Text } from './Text.tsx';
import styles from './TitledList.module.css';

export interface TitledListProps<T extends Titled> {
  items: readonly T[];
  /**
   * On wide screens two or four columns, or title and text beside each other; plain: one under the other anywhere;
   * pairs: two close columns, beside a headline.
   */
  form?: 'columns' | 'pairs' | 'quarters' | 'rows' | 'plain';
  /** The items follow one another: they are counted. */
  numbered?: boolean;
  large?: boolean;
  /** What an item has besides its title and text: before the text, after it. */
  before?: (item: T) => ReactNode;
  after?: (item: T) => ReactNode;
}

/** Titles with a few sentences each, as the small print of a datasheet. */
export function TitledList<T extends Titled>({ items, form = 'columns', ...look }: TitledListProps<T>) {
  const { numbered = false, large = false, before, after } = look;
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={classes(styles.list, styles[form], numbered && styles.numbered)}>
      {items.map((item) => (
        <li key={item.title.plain} className={`${styles.item} rule`}>
          <Text.h3 className={large ? 'large' : 'heading'}>{item.title}</Text.h3>
          <div className="quiet measure stack-2">
            {before?.(item)}
            <Text.p>{item.description}</Text.p>
            {after?.(item)}
          </div>
        </li>
      ))}
    </List>
  );
}
