import type { Stat } from '../../schemas/stat.ts';
import { Text } from '../../ui/Text.tsx';
import styles from './TypicalValues.module.css';

/** Values that hold in this trade whoever measures them, each with what follows from it. */
export function TypicalValues({ title, items }: { title: string; items: readonly Stat[] }) {
  return (
    <div className={styles.values}>
      <h2 className={styles.title}>
        <Text>{title}</Text>
      </h2>
      <dl className={styles.list}>
        {items.map(({ number, label, note }) => (
          <div className={styles.value} key={label}>
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
    </div>
  );
}
