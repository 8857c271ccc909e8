import { timeAt } from '../../plant/simulator/clock.ts';
import { lossNight } from '../../plant/terminal/incident.ts';
import { nightLoss } from '../../plant/terminal/loss-night.ts';
import { tankAt, terminal } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
import styles from './Screens.module.css';

const urgency = { high: 0, silent: 1, low: 2, normal: 3 } as const;
const sorted = [...terminal.tanks].sort(
  (a, b) => urgency[a.status] - urgency[b.status] || (a.days ?? 99) - (b.days ?? 99),
);
const { calls } = lossNight;
const subject = tankAt(lossNight.tag);

function StatusBar({ time }: { time: string }) {
  return (
    <p className={`${styles.bar} label quiet row spread`}>
      <span>{time}</span>
      <span className={styles.signal} aria-hidden="true" />
    </p>
  );
}

/** All tanks, what needs somebody first, then by days left. */
export function ListScreen() {
  return (
    <div className={`${styles.screen} column`}>
      <StatusBar time={terminal.moment.time} />
      <p className={styles.heading}>{terminal.name}</p>
      <ul className={styles.list}>
        {sorted.map(({ tag, content, level, days, age, status }) => (
          <li key={tag} className={styles.item} data-status={status}>
            <span className={`${styles.tag} figures`}>{tag}</span>
            <span className={`${styles.percent} measured figures`}>{formatUnit(level, '%', level % 1 ? 1 : 0)}</span>
            <span className={`${styles.detail} quiet`}>{content}</span>
            <span className={`${styles.detail} quiet`}>
              {status === 'silent'
                ? `diam ${formatUnit(age, 'menit')}`
                : days === undefined
                  ? ''
                  : formatUnit(days, 'hari', 1)}
            </span>
            <svg className={styles.gauge} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.bed} width="100" height="1" />
              <rect className={styles.fill} width={level} height="1" />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The third call of the night, before it was accepted. The buttons are part of the picture. */
export function AlarmScreen() {
  return (
    <div className={`${styles.screen} column`}>
      <StatusBar time={calls.at(-1)?.time ?? ''} />
      <p className={styles.heading}>Panggilan alarm</p>
      <div className={styles.alarm}>
        <p>
          <span className={`${styles.tag} figures`}>{subject.tag}</span> {subject.content}
        </p>
        <p className={`${styles.big} figures`}>{formatUnit(nightLoss.atAlarm, 'kL', 1)}</p>
        <p>
          Hilang di luar catatan
          <br />
          sejak pukul {timeAt(nightLoss.from)}, {formatUnit(nightLoss.rate, 'kL', 1)} per jam
        </p>
      </div>
      <ol className={styles.steps}>
        {calls.map(({ time, who }, index) => (
          <li key={time} className={`${styles.step} rule-below`}>
            <span className={`${styles.tag} figures`}>{time}</span> {who}
            <span className={`${styles.answer} quiet`}>
              {index < calls.length - 1 ? 'tidak dijawab' : 'giliran Anda'}
            </span>
          </li>
        ))}
      </ol>
      <p className={`${styles.accept} centred`}>Terima alarm</p>
      <p className={`${styles.pass} centred`}>Teruskan</p>
    </div>
  );
}
