import type { ClosingText } from '../../records/page-schema.ts';
import { Actions } from '../Action.tsx';
import { Text } from '../Text.tsx';
import styles from './Closing.module.css';

/** Last section of a page: a tank in section, with the text in its liquid. */
export function Closing({ title, lead, reading, actions }: ClosingText) {
  return (
    <section className={`${styles.closing} page-width screen-only`} aria-labelledby="penutup-judul">
      <div className={`${styles.tank} relative dark`}>
        <div className={styles.part}>
          <Text.h2 className={styles.title} id="penutup-judul">
            {title}
          </Text.h2>
        </div>
        <div className={`${styles.part} ${styles.liquid} relative stack-4`}>
          {reading && <Text.p className={`${styles.reading} label measured`}>{reading}</Text.p>}
          <Text.p className="lead plain">{lead}</Text.p>
          <Actions items={actions} />
        </div>
      </div>
    </section>
  );
}
