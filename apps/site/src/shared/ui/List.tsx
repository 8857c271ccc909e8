import type { Marked, Wording } from 'contract/marked';
import type { ReactNode } from 'react';
import type { Titled } from '../text/schema.ts';
import { joinClasses } from './classes.ts';
import styles from './List.module.css';
import { Text, Texts } from './Text.tsx';

/** Short points, each with a level mark as its bullet. */
export function PointList({ items }: { items: readonly Wording[] }) {
  return (
    <ul className="stack-1 top">
      <Texts as="li" className={`${styles.point} quiet`} items={items} />
    </ul>
  );
}

/** Names and values in ruled rows. */
export function Facts({ items }: { items: readonly { name: Marked; value: Marked }[] }) {
  return (
    <dl className="small rule-strong">
      {items.map(({ name, value }) => (
        <div key={name.plain} className={`${styles.fact} padded-2 stack-3 rule-below`}>
          <Text.dt className="faint">{name}</Text.dt>
          <Text.dd className="strong">{value}</Text.dd>
        </div>
      ))}
    </dl>
  );
}

export interface TitledListProps<T extends Titled> {
  items: readonly T[];
  /**
   * `columns`: columns below a headline; `pairs`: columns beside a headline; `rows`: title beside text on wide screens.
   */
  form?: 'columns' | 'pairs' | 'rows' | 'plain' | undefined;
  /** Content before the text of an item, and after it. */
  before?: ((item: T) => ReactNode) | undefined;
  after?: ((item: T) => ReactNode) | undefined;
}

const forms = {
  columns: joinClasses(styles.columns, styles.indented, 'columns-2'),
  pairs: joinClasses(styles.columns, 'columns-2'),
  rows: undefined,
  plain: undefined,
};

export function TitledList<T extends Titled>({ items, form = 'columns', before, after }: TitledListProps<T>) {
  return (
    <ul className={forms[form]}>
      {items.map((item) => (
        <li
          key={item.title.plain}
          className={joinClasses(styles.item, 'rule stack-1 top', form === 'rows' && styles.rows)}
        >
          <Text.h3 className="heading">{item.title}</Text.h3>
          <div className="quiet measure stack-2">
            {before?.(item)}
            <Text.p>{item.description}</Text.p>
            {after?.(item)}
          </div>
        </li>
      ))}
    </ul>
  );
}
