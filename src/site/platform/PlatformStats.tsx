import type { Stat } from '../../shared/records/stat.ts';
import { Stats } from '../../shared/ui/Stat.tsx';
import styles from './PlatformStats.module.css';

/** The strip of figures that closes the dark hero. */
export function PlatformStats({ items }: { items: readonly Stat[] }) {
  return (
    <section className="dark" aria-label="Platform dalam angka">
      <div className={`${styles.inner} page-width`}>
        <Stats items={items} />
      </div>
    </section>
  );
}
