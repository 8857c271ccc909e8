import type { Titled } from '../text/schema.ts';
import { Text } from './Text.tsx';
import styles from './TitledList.module.css';

/** Titles with a few sentences each, in two columns, as the small print of a datasheet. */
export function TitledList({ items }: { items: readonly Titled[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ title, description }) => (
        <li key={title} className={styles.item}>
          <Text.h3 className="heading">{title}</Text.h3>
          <Text.p className="quiet">{description}</Text.p>
        </li>
      ))}
    </ul>
  );
}
