import type { Marked } from '../text/marked.ts';
import { classes } from './classes.ts';
import styles from './Facts.module.css';
import { Text } from './Text.tsx';

interface FactsProps {
  items: readonly { name: Marked; value: Marked }[];
  className?: string;
}

/** Names with their values, ruled off from one another. */
export function Facts({ items, className }: FactsProps) {
  return (
    <dl className={classes(styles.facts, className)}>
      {items.map(({ name, value }) => (
        <div key={name.plain} className={`${styles.fact} stack-3`}>
          <Text.dt className="faint">{name}</Text.dt>
          <Text.dd className="strong">{value}</Text.dd>
        </div>
      ))}
    </dl>
  );
}
