import type { Stat } from '../../shared/records/stat.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Stats } from '../../shared/ui/Stats.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './TypicalValues.module.css';

/** Values that hold in this trade whoever measures them, each with what follows from it; on the ground of the hero. */
export function TypicalValues({ title, items }: { title: Marked; items: readonly Stat[] }) {
  return (
    <section className="dark" aria-labelledby="nilai-judul">
      <div className={`${styles.inner} page-width`}>
        <Text.h2 className={`${styles.title} label quiet`} id="nilai-judul">
          {title}
        </Text.h2>
        <Stats items={items} />
      </div>
    </section>
  );
}
