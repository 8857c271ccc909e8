import { lossNight } from '../terminal/incident.ts';
import styles from './AlertFigure.module.css';

/** The calls of one night: who was told when, and where it stopped. */
export function AlertFigure() {
  return (
    <div className={styles.alert}>
      <p className={styles.cause}>
        <span className={styles.tag}>{lossNight.tag}</span> Susut di luar catatan
      </p>
      <ol className={styles.ladder}>
        {lossNight.calls.map(({ time, who, how, accepted }) => (
          <li key={time} className={styles.step}>
            <span className={styles.time}>{time}</span>
            <span className={styles.who}>{who}</span>
            <span className={styles.how}>
              {how}, {accepted ? `diterima ${lossNight.accepted}` : 'tidak dijawab'}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
