import type { Stat } from '../records/page-schema.ts';
import { interfaceWords } from '../words/interface.words.ts';
import styles from './Stats.module.css';
import { Text } from './Text.tsx';

/** Figures with labels, each at a graduation mark as on a gauge. */
export function Stats({ items }: { items: readonly Stat[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ number, label, note }) => (
        <div className={styles.item} key={label.plain}>
          <Text.dt className="quiet">{label}</Text.dt>
          <Text.dd className={`${styles.number} larger amount`}>{number}</Text.dd>
          {note && <Text.dd className="small faint">{note}</Text.dd>}
        </div>
      ))}
    </dl>
  );
}

/** A strip of figures between two sections. */
export function KeyFigures({ items }: { items: readonly Stat[] }) {
  return (
    <section className={`${styles.strip} dark`} aria-label={interfaceWords.figures}>
      <div className={`${styles.inner} page-width`}>
        <Stats items={items} />
      </div>
    </section>
  );
}
