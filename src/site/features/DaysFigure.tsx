import { fillText } from '../../../server/contract/slots.ts';
import { expectedLevels } from '../../plant/terminal/tank-record.ts';
import { filmTag, tankAt } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { featureFigures } from './feature-figures.words.ts';
import styles from './figures.module.css';

const { days: words } = featureFigures;
const tank = tankAt(filmTag);
/** The forecast at the same hour of each of the coming days; it ends where the tank is empty. */
const ahead = expectedLevels(filmTag, 6);
const days = ahead.filter((point) => point.ahead % 24 === 0).map(({ ahead, level }) => ({ day: ahead / 24, level }));
const reorderDay = (ahead.find(({ level }) => level <= tank.reorder)?.ahead ?? 0) / 24;
const levelAt = (day: number) => ahead.findLast((point) => point.ahead <= day * 24)?.level ?? 0;
/** Days that the supplier needs. */
const leadTime = 2;

/** Middle of a day's tank, and half its width, in per cent of the drawing; the tanks leave room for a line on top. */
const x = (day: number) => ((day + 0.5) / days.length) * 100;
const half = 5.2;
const y = (percent: number) => `${100 - percent * 0.84}%`;
const share = (percent: number) => `${percent * 0.84}%`;
const [orderX, arrivalX] = [x(reorderDay), x(reorderDay + leadTime)];

/** The coming week as seven tanks: where the order must go out, and how far the delivery may be away. */
export function DaysFigure() {
  return (
    <svg
      className={`${styles.days} figures`}
      role="img"
      aria-label={fillText(words.label, {
        tag: tank.tag,
        levels: days.map(({ level }) => formatUnit(level, '%')).join(', '),
        reorder: tank.reorder,
        due: formatUnit(reorderDay, 'hari', 1),
        lead: leadTime,
      })}
    >
      {days.map(({ day, level }) => (
        <g key={day} className={level < tank.reorder ? styles.low : undefined}>
          <rect
            className={styles.content}
            x={`${x(day) - half}%`}
            y={y(level)}
            width={`${2 * half}%`}
            height={share(level)}
          />
          <rect
            className={`${styles.shell} outline`}
            x={`${x(day) - half}%`}
            y={y(100)}
            width={`${2 * half}%`}
            height={share(100)}
          />
          <line
            className={styles.surface}
            x1={`${x(day) - half}%`}
            x2={`${x(day) + half}%`}
            y1={y(level)}
            y2={y(level)}
          />
          <text x={`${x(day)}%`} y="100%" dy="20" textAnchor="middle">
            {day === 0 ? words.today : `+${day}`}
          </text>
        </g>
      ))}
      <line className={styles.reorder} x1="0" x2="100%" y1={y(tank.reorder)} y2={y(tank.reorder)} />
      <g className={styles.lead}>
        <line x1={`${orderX}%`} x2={`${orderX}%`} y1="5%" y2={y(tank.reorder)} />
        <line x1={`${arrivalX}%`} x2={`${arrivalX}%`} y1="5%" y2={y(levelAt(reorderDay + leadTime))} />
        <line x1={`${orderX}%`} x2={`${arrivalX}%`} y1="8%" y2="8%" />
        <text x={`${(orderX + arrivalX) / 2}%`} y="8%" dy="-7" textAnchor="middle">
          {fillText(words.lead, { days: leadTime })}
        </text>
        <text x={`${orderX}%`} y="8%" dx="-10" dy="0.35em" textAnchor="end">
          {words.order}
        </text>
        <circle cx={`${orderX}%`} cy={y(tank.reorder)} r="5" />
      </g>
      {days.map(({ day, level }) => (
        <text key={day} className={styles.percent} x={`${x(day)}%`} y={y(level)} dy="-9" textAnchor="middle">
          {Math.round(level)}
        </text>
      ))}
    </svg>
  );
}
