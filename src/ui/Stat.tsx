import type { Stat as StatRecord } from '../schemas/stat.ts';
import styles from './Stat.module.css';
import { Text } from './Text.tsx';

/** Figures on a scale, as on a gauge: each stands at a graduation mark. */
export function Stats({ items }: { items: readonly StatRecord[] }) {
  return (
    <dl className={styles.stats}>
      {items.map(({ number, label, note }) => (
        <div className={styles.stat} key={label}>
          <dt className={styles.label}>
            <Text>{label}</Text>
          </dt>
          <dd className={styles.number}>
            <Text>{number}</Text>
          </dd>
          {note && (
            <dd className={styles.note}>
              <Text>{note}</Text>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
