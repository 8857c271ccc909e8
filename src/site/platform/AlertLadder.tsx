import { alarm } from '../../plant/example/example-site.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './AlertLadder.module.css';
import type { PlatformPage } from './schema.ts';

/** The alarm of one night as stairs: who was called when, by which rule, and where it ended. */
export function AlertLadder({ steps, end, kinds, ...heading }: PlatformPage['alerts']) {
  return (
    <Band id="alarm" {...heading}>
      <ol className={styles.ladder}>
        {alarm.steps.map(({ time, who, how, state }, index) => (
          <li key={time} className={styles.step}>
            <p className={`${styles.time} figures`}>{time}</p>
            <h3 className={styles.who}>{who}</h3>
            <p className={styles.how}>
              {how}, {state}
            </p>
            <Text.p className={styles.rule}>{steps[index] ?? ''}</Text.p>
          </li>
        ))}
        <li className={styles.step} data-end="">
          <p className={`${styles.time} figures`}>{alarm.accepted}</p>
          <Text.h3 className={styles.who}>{end.title}</Text.h3>
          <Text.p className={styles.rule}>{end.description}</Text.p>
        </li>
      </ol>
      <DataTable {...kinds} stack />
    </Band>
  );
}
