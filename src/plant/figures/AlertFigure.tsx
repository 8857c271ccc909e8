import { alarm, limits } from '../example/example-site.ts';
import styles from './AlertFigure.module.css';

/** The alert ladder of one night: who was told when, and where it stopped. */
export function AlertFigure() {
  return (
    <div className={styles.alert}>
      <p className={styles.cause}>
        <span className={styles.tag}>{alarm.tag}</span> Level tinggi, di atas {limits.high}%
      </p>
      <ol className={styles.ladder}>
        {alarm.steps.map(({ time, who, how, state }) => (
          <li key={time} className={styles.step}>
            <span className={styles.time}>{time}</span>
            <span className={styles.who}>{who}</span>
            <span className={styles.how}>
              {how}, {state}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
