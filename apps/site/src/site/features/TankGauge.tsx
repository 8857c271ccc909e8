import { fillText } from 'contract/slots';
import { filmTag, findTankView } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { plot } from '../../shared/ui/plot/Plot.tsx';
import { featureFigures } from './feature-figures.words.ts';
import styles from './TankGauge.module.css';

const { gauge: words } = featureFigures;
const tank = findTankView(filmTag);
const { metres: level, volume, standard, dead: deadPercent, days = 0 } = tank;

const readouts = [
  { tag: 'LT-204', name: words.readouts.level, value: formatUnit(level, 'm', 2) },
  { tag: 'LI-204', name: words.readouts.content, value: formatUnit(tank.level, '%', 1) },
  { tag: 'TT-204', name: words.readouts.temperature, value: formatUnit(tank.temperature, '°C', 1) },
  { tag: 'LY-204', name: words.readouts.observed, value: formatUnit(volume, 'kL') },
  { tag: 'LY-204', name: words.readouts.standard, value: formatUnit(standard, 'kL') },
  { tag: 'KI-204', name: words.readouts.days, value: formatUnit(days, 'hari', 1) },
] as const;

/** The example tank as a sight glass with graduations, and the values calculated from its level. */
export function TankGauge() {
  return (
    <div className={`${styles.gauge} stack-5`}>
      <Glass />
      <dl className={styles.readouts}>
        {readouts.map(({ tag, name, value }) => (
          <div key={name} className={`${styles.readout} rule`}>
            <dt className="note">
              <span className="label quiet unbroken">{tag}</span>
              {` ${name}`}
            </dt>
            <dd className="figures large measured unbroken">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const percentAt = (metres: number) => `${100 - (metres / tank.height) * 100}%`;
const marks = Array.from({ length: tank.height * 2 + 1 }, (_, i) => i / 2);

function Glass() {
  const top = percentAt(level);
  return (
    <svg
      className={`${styles.glass} figures outline full`}
      role="img"
      aria-label={fillText(words.label, {
        tag: tank.tag,
        level: formatUnit(level, 'm', 2),
        height: formatUnit(tank.height, 'm', 1),
        ullage: formatUnit(tank.height - level, 'm', 2),
        reorder: tank.reorder,
      })}
    >
      {marks.map((metres) => (
        <line
          key={metres}
          className={plot.rule}
          x1={metres % 2.5 === 0 ? 40 : 48}
          x2="56"
          y1={percentAt(metres)}
          y2={percentAt(metres)}
        />
      ))}
      {marks
        .filter((metres) => metres % 2.5 === 0)
        .map((metres) => (
          <text key={metres} x="32" y={percentAt(metres)} dy="0.35em" textAnchor="end">
            {metres.toLocaleString('id-ID')}
          </text>
        ))}
      <rect className="liquid" x="64" y={top} width="72" height={`${tank.level}%`} />
      <rect
        className={`liquid ${styles.dead}`}
        x="64"
        y={percentAt((deadPercent / 100) * tank.height)}
        width="72"
        height={`${deadPercent}%`}
      />
      <rect x="64" y="0" width="72" height="100%" />
      <line className={plot.limit} x1="64" x2="136" y1={`${100 - tank.reorder}%`} y2={`${100 - tank.reorder}%`} />
      <text className={plot.limitText} x="144" y={`${100 - tank.reorder}%`} dy="0.35em">
        {tank.reorder}%
      </text>
      <line className="level" x1="52" x2="100%" y1={top} y2={top} />
      <text className={styles.now} x="148" y={top} dy="-10">
        {formatUnit(level, 'm', 2)}
      </text>
      <text x="148" y={top} dy="20">
        {formatUnit(tank.level, '%', 1)}
      </text>
      <text x="148" y="0" dy="0.8em">
        H {formatUnit(tank.height, 'm', 1)}
      </text>
    </svg>
  );
}
