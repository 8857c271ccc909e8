import { filmTag, tankAt } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
import styles from './Readouts.module.css';
import type { Readout } from './schema.ts';

const { metres, level, temperature, days = 0 } = tankAt(filmTag);

const values: Record<Readout['shows'], string> = {
  level: formatUnit(metres, 'm', 2),
  share: formatUnit(level, '%', 1),
  temperature: formatUnit(temperature, '°C', 1),
  days: formatUnit(days, 'hari', 1),
};

/** What the instruments in the film show, pinned to the places where they measure. */
export function Readouts({ items }: { items: readonly Readout[] }) {
  return (
    <dl className={styles.readouts}>
      {items.map(({ tag, name, shows }) => (
        <div className={styles.readout} key={tag}>
          <dt>
            <span className={`${styles.tag} figures`}>{tag}</span> {name}
          </dt>
          <dd className={`${styles.value} figures large measured`}>{values[shows]}</dd>
        </div>
      ))}
    </dl>
  );
}
