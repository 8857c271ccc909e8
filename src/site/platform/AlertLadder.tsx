import type { ReactNode } from 'react';
import { lossNight } from '../../plant/terminal/incident.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { Text, Words } from '../../shared/ui/Text.tsx';
import styles from './AlertLadder.module.css';
import type { PlatformPage } from './schema.ts';

type AlertLadderProps = PlatformPage['alerts'] & {
  /** What stands beside the ladder. */
  children: ReactNode;
};

/** The alarm of one night as stairs: who was called when, by which rule, and where it ended. */
export function AlertLadder({ steps, answers, end, kinds, children, ...heading }: AlertLadderProps) {
  return (
    <Band id="alarm" {...heading}>
      <div className={styles.layout}>
        <ol className={styles.ladder}>
          {lossNight.calls.map(({ time, who, how, accepted }, index) => (
            <li key={time} className={styles.step}>
              <p className={`${styles.time} larger figures`}>{time}</p>
              <h3 className="heading">{who}</h3>
              <p className="strong">
                {how}, <Text>{accepted ? answers.accepted : answers.unanswered}</Text>
              </p>
              <Words.p className="quiet">{steps[index] ?? ''}</Words.p>
            </li>
          ))}
          <li className={styles.step} data-end="">
            <p className={`${styles.time} larger figures`}>{lossNight.accepted}</p>
            <Text.h3 className="heading">{end.title}</Text.h3>
            <Text.p className="quiet">{end.description}</Text.p>
          </li>
        </ol>
        {children}
      </div>
      <Fold title={kinds.caption}>
        <DataTable {...kinds} quiet stack />
        <Text.p className={`${styles.note} note`}>{kinds.note}</Text.p>
      </Fold>
    </Band>
  );
}
