import { fillText } from '../../../server/contract/slots.ts';
import { expectedLevels } from '../../plant/terminal/tank-record.ts';
import { filmTag, tankAt } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { Plot, plot } from '../../shared/ui/plot/Plot.tsx';
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
const y = (percent: number) => percent * 0.84;
const [orderX, arrivalX] = [x(reorderDay), x(reorderDay + leadTime)];

/** The coming week as seven tanks: where the order must go out, and how far the delivery may be away. */
export function DaysFigure() {
  return (
    <Plot
      label={fillText(words.label, {
        tag: tank.tag,
        levels: days.map(({ level }) => formatUnit(level, '%')).join(', '),
        reorder: tank.reorder,
        due: formatUnit(reorderDay, 'hari', 1),
        lead: leadTime,
      })}
      curves={
        <>
          {days.map(({ day, level }) => {
            const [left, right] = [x(day) - half, x(day) + half];
            return (
              <g key={day} className={level < tank.reorder ? styles.low : undefined}>
                <path className={plot.area} d={`M${left} 0V${y(level)}H${right}V0Z`} />
                <path className={plot.rule} d={`M${left} 0V${y(100)}H${right}V0Z`} />
                <path className={plot.curve} d={`M${left} ${y(level)}H${right}`} />
              </g>
            );
          })}
          <path className={plot.limit} d={`M0 ${y(tank.reorder)}H100`} />
          <path
            className={styles.witness}
            d={`M${orderX} 95V${y(tank.reorder)}M${arrivalX} 95V${y(levelAt(reorderDay + leadTime))}M${orderX} 92H${arrivalX}`}
          />
        </>
      }
    >
      <text x={`${(orderX + arrivalX) / 2}%`} y="8%" dy="-7" textAnchor="middle" className={plot.strong}>
        {fillText(words.lead, { days: leadTime })}
      </text>
      <text x={`${orderX}%`} y="8%" dx="-10" dy="0.35em" textAnchor="end" className={plot.strong}>
        {words.order}
      </text>
      <circle className={plot.alarmDot} cx={`${orderX}%`} cy={`${100 - y(tank.reorder)}%`} r="6" />
      {days.map(({ day, level }) => (
        <g key={day}>
          <text x={`${x(day)}%`} y="100%" dy="20" textAnchor="middle">
            {day === 0 ? words.today : `+${day}`}
          </text>
          <text className={styles.large} x={`${x(day)}%`} y={`${100 - y(level)}%`} dy="-9" textAnchor="middle">
            {Math.round(level)}
          </text>
        </g>
      ))}
    </Plot>
  );
}
