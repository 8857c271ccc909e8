import { filmTag, tankAt } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Readouts.module.css';
import type { DashboardText } from './screen-schema.ts';

const { metres, level, temperature, days = 0, volume, content } = tankAt(filmTag);
const values = {
  level: formatUnit(metres, 'm', 2),
  share: formatUnit(level, '%', 1),
  temperature: formatUnit(temperature, '°C', 1),
  days: formatUnit(days, 'hari', 1),
} as const;
const shown = Object.keys(values) as (keyof typeof values)[];

/** The tank that is open on the screen, with the four numbers that the home page shows too. */
export function Readouts({ names }: { names: DashboardText['readouts'] }) {
  return (
    <div>
      <p className="strong">
        <span className="mono">{filmTag}</span>
        {` ${content}, ${formatUnit(volume, 'kL')}`}
      </p>
      <dl className={styles.readouts}>
        {shown.map((key) => (
          <div key={key}>
            <Text.dt className="small quiet">{names[key]}</Text.dt>
            <dd className={`${styles.value} figures measured`}>{values[key]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
