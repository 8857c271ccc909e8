import type { ClosingText } from '../../records/page.ts';
import { Actions } from '../Action.tsx';
import { Text } from '../Text.tsx';
import styles from './Closing.module.css';

/** The closing call to action: a tank in section whose sight glass fills as it comes into view. */
export function Closing({ title, lead, actions }: ClosingText) {
  return (
    <section className={styles.closing} aria-labelledby="penutup-judul">
      <div className={`${styles.tank} dark`}>
        <div className={styles.vapour}>
          <Text.h2 className={styles.title} id="penutup-judul">
            {title}
          </Text.h2>
        </div>
        <div className={styles.liquid}>
          <Text.p className={styles.lead}>{lead}</Text.p>
          <Actions items={actions} />
        </div>
      </div>
    </section>
  );
}
