import { lossNight } from '../../plant/terminal/incident.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Text, Words } from '../../shared/ui/Text.tsx';
import styles from './AlertLadder.module.css';
import type { PlatformPage } from './schema.ts';

/** The alarm of one night as stairs: who was called when, by which rule, and where it ended. */
export function AlertLadder({ steps, end, kinds, ...heading }: PlatformPage['alerts']) {
  return (
    <Band id="alarm" {...heading}>
      <ol className={styles.ladder}>
        {lossNight.calls.map(({ time, who, how, accepted }, index) => (
          <li key={time} className={styles.step}>
            <p className={`${styles.time} larger figures`}>{time}</p>
            <h3 className={styles.who}>{who}</h3>
            <p className={styles.how}>
              {how}, {accepted ? `diterima ${lossNight.accepted}` : 'tidak dijawab'}
            </p>
            <Words.p className={`${styles.rule} quiet`}>{steps[index] ?? ''}</Words.p>
          </li>
        ))}
        <li className={styles.step} data-end="">
          <p className={`${styles.time} larger figures`}>{lossNight.accepted}</p>
          <Text.h3 className={styles.who}>{end.title}</Text.h3>
          <Text.p className={`${styles.rule} quiet`}>{end.description}</Text.p>
        </li>
      </ol>
      <DataTable {...kinds} stack />
    </Band>
  );
}
