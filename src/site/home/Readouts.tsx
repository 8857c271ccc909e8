import styles from './Readouts.module.css';
import type { Readout } from './schema.ts';

/** What the instruments in the film show, pinned to the places where they measure. */
export function Readouts({ items }: { items: readonly Readout[] }) {
  return (
    <dl className={styles.readouts}>
      {items.map(({ tag, name, value }) => (
        <div className={styles.readout} key={tag}>
          <dt>
            <span className={`${styles.tag} figures`}>{tag}</span> {name}
          </dt>
          <dd className={`${styles.value} label large measured`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
