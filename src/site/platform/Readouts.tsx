import { filmTag, tankAt, terminal } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
import styles from './Readouts.module.css';

const { metres, level, temperature, days = 0, volume, content } = tankAt(filmTag);

const readouts = [
  { name: 'Level', value: formatUnit(metres, 'm', 2) },
  { name: 'Isi', value: formatUnit(level, '%', 1) },
  { name: 'Suhu', value: formatUnit(temperature, '°C', 1) },
  { name: 'Cukup untuk', value: formatUnit(days, 'hari', 1) },
] as const;

/** The tank that is open on the screen: its section, and the four numbers that the home page shows too. */
export function Readouts() {
  return (
    <div>
      <h4 className={styles.tankName}>
        <span className="mono">{filmTag}</span> {content}, {formatUnit(volume, 'kL')}
      </h4>
      <div className={`${styles.tankBody} stack-4`}>
        <svg
          className={`${styles.section} full outline`}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className={`${styles.liquid} liquid`} y={100 - level} width="100" height={level} />
          <path className={styles.surface} d={`M0 ${100 - level}H100`} />
          <path d="M0 0V100H100V0" />
        </svg>
        <dl className={`${styles.readouts} stack-1`}>
          {readouts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

const { stock, tanks } = terminal;
const next = tanks
  .filter(({ status }) => status !== 'silent')
  .reduce((first, tank) => ((tank.days ?? 99) < (first.days ?? 99) ? tank : first));

const summary = [
  { name: 'Stok terbaca, volume teramati', value: formatUnit(stock.volume, 'kL') },
  { name: 'Tangki terbaca', value: `${stock.tanks} dari ${tanks.length}` },
  { name: 'Paling cepat habis', value: `${next.tag}, ${formatUnit(next.days ?? 0, 'hari', 1)}` },
] as const;

/** The whole site in three numbers. */
export function Summary() {
  return (
    <dl className={`${styles.summary} wrap`}>
      {summary.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
