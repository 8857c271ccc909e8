import { siteTank, siteTanks, stock } from '../../plant/example/example-site.ts';
import { tank } from '../../plant/example/example-tank.ts';
import { formatUnit } from '../../shared/format/format.ts';
import styles from './Readouts.module.css';

const { metres, level, temperature, days, kilolitres, content } = siteTank(tank.tag);

const readouts = [
  { name: 'Level', value: formatUnit(metres, 'm', 2) },
  { name: 'Isi', value: formatUnit(level, '%', 1) },
  { name: 'Suhu', value: formatUnit(temperature, '°C', 1) },
  { name: 'Cukup untuk', value: formatUnit(days, 'hari', 1) },
] as const;

/** The tank that is open on the screen: its section, and the four numbers that the home page shows too. */
export function Readouts() {
  return (
    <div className={styles.tank}>
      <h4 className={styles.tankName}>
        <span className="mono">{tank.tag}</span> {content}, {formatUnit(kilolitres, 'kL')}
      </h4>
      <div className={`${styles.tankBody} stack-4`}>
        <svg className={styles.section} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.liquid} y={100 - level} width="100" height={level} />
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

const summary = [
  { name: 'Stok terbaca', value: formatUnit(stock.kilolitres, 'kL') },
  { name: 'Tangki terbaca', value: `${stock.tanks} dari ${siteTanks.length}` },
  { name: 'Paling cepat habis', value: `${stock.next.tag}, ${formatUnit(stock.next.days, 'hari', 1)}` },
] as const;

/** The whole site in three numbers. */
export function Summary() {
  return (
    <dl className={styles.summary}>
      {summary.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
