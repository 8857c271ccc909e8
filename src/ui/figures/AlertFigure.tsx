import styles from './AlertFigure.module.css';

const ladder = [
  { time: '02.14', who: 'Operator jaga', how: 'WhatsApp', state: 'tidak dijawab' },
  { time: '02.19', who: 'Pengawas shift', how: 'Telepon otomatis', state: 'tidak dijawab' },
  { time: '02.24', who: 'Manajer operasi', how: 'Telepon otomatis', state: 'diterima 02.26' },
] as const;

/** The alert ladder of one night: who was told when, and where it stopped. */
export function AlertFigure() {
  return (
    <div className={styles.alert}>
      <p className={styles.cause}>
        <span className={styles.tag}>TK-207</span> Level tinggi 92%
      </p>
      <ol className={styles.ladder}>
        {ladder.map(({ time, who, how, state }) => (
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
