import { highLevel, silentSensor } from '../../plant/terminal/incident.ts';
import { tankAt, terminal } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Text, Words } from '../../shared/ui/Text.tsx';
import styles from './AlarmBar.module.css';
import type { DashboardText } from './screen-schema.ts';

const { moment, stock, tanks } = terminal;
const first = tanks
  .filter(({ status }) => status !== 'silent')
  .reduce((one, tank) => ((tank.days ?? 99) < (one.days ?? 99) ? tank : one));

type AlarmBarProps = Pick<DashboardText, 'site' | 'alarms' | 'summary'>;

/** Head of the screen: place and time, the whole site in three numbers, and what needs somebody now. */
export function AlarmBar({ site, alarms, summary }: AlarmBarProps) {
  const numbers = [
    { name: summary.stock, value: formatUnit(stock.volume, 'kL') },
    { name: summary.tanks, value: summary.read },
    { name: summary.next, value: `${first.tag}, ${formatUnit(first.days ?? 0, 'hari', 1)}` },
  ] as const;
  return (
    <div className={styles.bar}>
      <p>
        <Text.strong>{site}</Text.strong>
        <span className="figures quiet small block">
          {moment.day}, {moment.time} WIB
        </span>
      </p>
      <dl className={styles.numbers}>
        {numbers.map(({ name, value }) => (
          <div key={name.plain}>
            <Text.dt className="small quiet">{name}</Text.dt>
            <Words.dd className={`${styles.value} figures measured`}>{value}</Words.dd>
          </div>
        ))}
      </dl>
      <ul className={styles.alarms}>
        <Alarm look={styles.high} tag={highLevel.tag} cause={alarms.high} state={alarms.highState} />
        <Alarm
          look={styles.silent}
          tag={tankAt(silentSensor.tag).sensor}
          cause={alarms.silent}
          state={alarms.silentState}
        />
      </ul>
    </div>
  );
}

interface AlarmProps {
  look: string | undefined;
  tag: string;
  cause: Marked;
  state: Marked;
}

function Alarm({ look, tag, cause, state }: AlarmProps) {
  return (
    <li className={look}>
      <span className={`${styles.tag} figures`}>{tag}</span> <Text.strong>{cause}</Text.strong>
      <Text.span className={`${styles.state} small`}>{state}</Text.span>
    </li>
  );
}
