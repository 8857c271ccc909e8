import { fillText } from '../../../server/contract/slots.ts';
import { lossNight } from '../terminal/incident.ts';
import styles from './AlertFigure.module.css';
import { figureWords } from './figures.words.ts';

const { alert: words } = figureWords;

/** The calls of one night: who was told when, and where it stopped. */
export function AlertFigure() {
  return (
    <div className={styles.alert}>
      <p className={styles.cause}>
        <span className={styles.tag}>{lossNight.tag}</span>
        {` ${words.cause}`}
      </p>
      <ol className={styles.ladder}>
        {lossNight.calls.map(({ time, who, how, accepted }) => (
          <li key={time} className={styles.step}>
            <span className={styles.time}>{time}</span>
            <span className={styles.who}>{who}</span>
            <span className={styles.how}>
              {accepted
                ? fillText(words.accepted, { how, time: lossNight.accepted ?? '' })
                : fillText(words.unanswered, { how })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
