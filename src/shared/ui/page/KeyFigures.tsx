import type { Stat } from '../../records/stat.ts';
import { interfaceWords } from '../../words/interface.words.ts';
import { Stats } from '../Stat.tsx';
import styles from './KeyFigures.module.css';

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
