import type { Stat } from '../../schemas/stat.ts';
import { Stats } from '../../ui/Stat.tsx';
import styles from './KeyFigures.module.css';

/** A strip of figures between two sections. */
export function KeyFigures({ items, label }: { items: readonly Stat[]; label: string }) {
  return (
    <section className={`${styles.strip} dark`} aria-label={label}>
      <div className={styles.inner}>
        <Stats items={items} />
      </div>
    </section>
  );
}
