import { fillText } from 'contract/slots';
import { clockTimeAt } from 'tank-gauging/simulator/clock';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { simplify } from '../../shared/geo/simplify.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { areaPath, Dot, linePath, Plot, PlotLabel, plot, Ticks } from '../../shared/ui/plot/Plot.tsx';
import { lossIncident, lossPeriod, nightReadings } from '../terminal/incident.ts';
import {
  balances,
  balanceUncertainty,
  expectedLevels,
  forecastDays,
  levels,
  recordDays,
} from '../terminal/tank-record.ts';
import { filmTag, findTankView, type TankView, terminal } from '../terminal/terminal.ts';
import styles from './Figure.module.css';
import { figureWords } from './figures.words.ts';

/** Two weeks of level, the forecast with its band, and the reorder level. */
export function TrendFigure() {
  const tank = findTankView(filmTag);
  const x = (hour: number) => ((hour + recordDays * 24) / ((recordDays + forecastDays) * 24)) * 100;
  const ahead = expectedLevels(filmTag);
  const crossing = ahead.find(({ level }) => level <= tank.reorder);
  const words = figureWords.trend;
  const label = fillText(words.label, { tag: tank.tag, level: formatUnit(tank.level, '%', 1) });
  const days = crossing && formatUnit(crossing.ahead / 24, 'hari', 1);
  const order = days ? `; ${fillText(words.crossing, { reorder: tank.reorder, days })}` : '';
  const points = levels(filmTag).map(({ hour, level }): [number, number] => [x(hour), level]);
  // Tolerance in units of the 100 × 100 view box: less than a pixel on a wide screen.
  const line = linePath(simplify(points, 0.08));
  const now = x(0);
  const forecast = (key: 'low' | 'level' | 'high') =>
    ahead.map((point): [number, number] => [x(point.ahead), point[key]]);
  return (
    <Plot
      label={`${label}${order}.`}
      curves={
        <>
          <path className={plot.rule} d="M0 0H100M0 50H100M0 100H100" />
          <path className={plot.area} d={`${line}V0H0Z`} />
          <path className={plot.curve} d={line} />
          <path className={plot.band} d={areaPath(forecast('high'), forecast('low'))} />
          <path className={plot.expected} d={linePath(forecast('level'))} />
          <path className={plot.limit} d={`M0 ${tank.reorder}H100`} />
          <path className={plot.rule} d={`M${now} 0V100`} />
        </>
      }
    >
      <Dot at={[now, tank.level]} />
      <PlotLabel at={[now, tank.level]} by={[11, -9]} className={plot.strong}>
        {formatUnit(tank.level, '%', 1)}
      </PlotLabel>
      <PlotLabel at={[now, 100]} by={[-8, 14]} anchor="end" className={plot.strong}>
        {`${terminal.moment.time}: ${formatUnit(tank.metres, 'm', 2)}`}
      </PlotLabel>
      <PlotLabel at={[0, 0]} by={[0, -7]} className={plot.limitText}>
        {fillText(words.reorder, { percent: tank.reorder })}
      </PlotLabel>
      <Ticks
        items={[
          { at: 0, word: fillText(words.past, { days: recordDays }) },
          { at: now, word: words.now },
          { at: 100, word: `+${forecastDays}` },
        ]}
      />
    </Plot>
  );
}

export function AlertFigure() {
  const { alert: words } = figureWords;
  return (
    <div className="stack-3 top note">
      <p className={`${styles.cause} strong row gap-2`}>
        <span className="figures unbroken">{lossIncident.tag}</span>
        {` ${words.cause}`}
      </p>
      <ol>
        {lossIncident.calls.map(({ time, who, how, accepted }) => (
          <li key={time} className={`${styles.step} relative`}>
            <span className="figures faint">{time}</span>
            <span>
              <span className="strong plain block">{who}</span>
              <span className="quiet">
                {fillText(accepted ? words.accepted : words.unanswered, { how, time: lossIncident.accepted ?? '' })}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Time range of the unbooked loss from TK-206, minutes from now. */
export const lossHours = [lossPeriod.from, lossPeriod.from + 180] as const;
const [lensFrom, lensTo] = lossHours;

/** Level of TK-206 from 01.00 to 04.00 in millimetres: by the books, and as read. */
export function LossFigure() {
  const night = nightReadings(lensFrom, lensTo);
  const base = night[0]?.booked ?? 0;
  const { height } = findTankView(lossIncident.tag);
  const millimetres = (level: number) => (level - base) * 10 * height;
  const deepest = Math.ceil(-Math.min(...night.map(({ level }) => millimetres(level))) / 20) * 20;
  const x = (at: number) => ((at - lensFrom) / (lensTo - lensFrom)) * 100;
  const y = (mm: number) => 90 * (1 + mm / deepest);
  const raised = lossIncident.alarm.at;
  const atAlarm = night.findLast(({ at }) => at <= raised);
  const line = (key: 'level' | 'booked') => night.map((point) => [x(point.at), y(millimetres(point[key]))] as const);
  const marks = Array.from({ length: deepest / 20 + 1 }, (_, index) => -20 * index);
  return (
    <Plot
      label={fillText(figureWords.leak.label, {
        tag: lossIncident.tag,
        from: clockTimeAt(lossPeriod.from),
        raised: lossIncident.raised,
        volume: formatUnit(lossPeriod.atAlarm, 'kL', 1),
        closed: clockTimeAt(lossPeriod.to),
      })}
      curves={
        <>
          <path className={plot.rule} d={marks.map((mm) => `M0 ${y(mm)}H100`).join('')} />
          <path className={styles.lost} d={areaPath(line('booked'), line('level'))} />
          <path className={plot.expected} d={linePath(line('booked'))} />
          <path className={plot.curve} d={linePath(line('level'))} />
          <path className={plot.limit} d={`M${x(raised)} 0V${y(0)}`} />
        </>
      }
    >
      <Dot at={[x(raised), y(millimetres(atAlarm?.level ?? base))]} alarm />
      {/* The lowest mark is left out: on narrow screens and paper the volume label is there. */}
      {marks.slice(1, -1).map((mm) => (
        <PlotLabel key={mm} at={[0, y(mm)]} by={[0, -6]}>
          {formatNumber(mm)}
        </PlotLabel>
      ))}
      <PlotLabel at={[0, y(0)]} by={[0, -8]}>
        mm
      </PlotLabel>
      <PlotLabel at={[100, y(0)]} by={[0, -8]} anchor="end">
        {figureWords.leak.booked}
      </PlotLabel>
      <PlotLabel at={[x(raised), 0]} by={[-8, -28]} anchor="end" className={plot.limitText}>
        {fillText(figureWords.leak.alarm, { time: lossIncident.raised })}
      </PlotLabel>{' '}
      <PlotLabel at={[x(raised), 0]} by={[-8, -8]} anchor="end" className={plot.limitText}>
        {`${formatUnit(lossPeriod.atAlarm, 'kL', 1)} = ${formatUnit((lossPeriod.millimetres * lossPeriod.atAlarm) / lossPeriod.total, 'mm')}`}
      </PlotLabel>
      <Ticks
        items={[0, 60, 120, 180].map((minute) => ({ at: x(lensFrom + minute), word: clockTimeAt(lensFrom + minute) }))}
      />
    </Plot>
  );
}

/** Daily balances of a tank. */
export function ReportFigure({ tag = filmTag }: { tag?: string }) {
  const { report: words } = figureWords;
  return (
    <table className={`${styles.report} full figures`}>
      <caption>{fillText(words.caption, { tag })}</caption>
      <thead>
        <tr>
          {words.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {balances(tag).map(({ day, received, issued, difference }) => (
          <tr key={day}>
            <th scope="row">{day === 0 ? words.today : fillText(words.day, { days: formatNumber(-day) })}</th>
            <td>{received > 0.5 ? formatNumber(received) : '–'}</td>
            <td>{formatNumber(issued)}</td>
            <td>{formatNumber(difference, 1)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={4}>{fillText(words.note, { uncertainty: formatNumber(balanceUncertainty(tag), 1) })}</td>
        </tr>
      </tfoot>
    </table>
  );
}

export function DeviceFigure() {
  const { device: words } = figureWords;
  return (
    <ul>
      {['TK-204', 'TK-205', 'TK-206', 'TK-208'].map(findTankView).map(({ sensor, battery, age, status }) => (
        <li key={sensor} className={`${styles.device} middle padded-2 rule small`}>
          <span className="figures">{sensor}</span>
          <svg
            className={styles.battery}
            width="44"
            height="16"
            viewBox="0 0 44 16"
            role="img"
            aria-label={fillText(words.battery, { percent: battery })}
          >
            <rect x="0.75" y="0.75" width="38.5" height="14.5" rx="2" />
            <rect x="41" y="5" width="3" height="6" />
            <rect className="solid" x="3.5" y="3.5" width={(battery / 100) * 33} height="9" />
          </svg>
          <span className={joinClasses('end', status === 'silent' ? `${styles.unheard} strong` : 'quiet')}>
            {fillText(status === 'silent' ? words.silent : words.seen, { age: formatUnit(age, 'menit') })}
          </span>
        </li>
      ))}
    </ul>
  );
}

const described = ({ tag, level, status }: TankView) =>
  `${fillText(figureWords.plan.tank, { tag, percent: Math.round(level) })}${status === 'normal' ? '' : ` (${figureWords.plan[status]})`}`;

/** Liquid of a tank of radius 50 seen from above, filled like a gauge. */
function filled(level: number): string {
  const surface = 50 - level;
  const half = Math.sqrt(50 ** 2 - surface ** 2);
  return `M${-half} ${surface}A50 50 0 ${level > 50 ? 1 : 0} 0 ${half} ${surface}Z`;
}

/** Height of the sheet that the largest tank has, and the width that it may have, in per cent. */
const largest = { height: 29, width: 22 } as const;
/** Places of tags and shells in per cent: those of the upper bund hang from the first line, the others stand on the last. */
const rows = { upper: { tag: 9, shell: 12 }, lower: { tag: 97, shell: 87 }, rack: 49.5 } as const;

/** Plan of the terminal's tanks to scale, in two bunds on one pipe rack. */
export function PlanFigure() {
  const widest = Math.max(...terminal.tanks.map(({ diameter }) => diameter));
  const placed = terminal.tanks.map((tank) => {
    const isUpper = tank.y < rows.rack;
    const row = isUpper ? rows.upper : rows.lower;
    const height = (largest.height * tank.diameter) / widest;
    const width = (largest.width * tank.diameter) / widest;
    return { ...tank, isUpper, height, width, tagAt: row.tag, centre: row.shell + (isUpper ? height : -height) / 2 };
  });
  return (
    <svg
      className={`${styles.plan} full figures`}
      role="img"
      aria-label={fillText(figureWords.plan.label, {
        count: terminal.tanks.length,
        tanks: terminal.tanks.map(described).join(', '),
      })}
    >
      <rect className={styles.bund} x="1" y="1" width="99%" height="45%" rx="2" />
      <rect className={styles.bund} x="1" y="53%" width="99%" height="46%" rx="2" />
      {['48.7%', '50.3%'].map((y) => (
        <line key={y} className={styles.pipe} x1="0" x2="100%" y1={y} y2={y} />
      ))}
      {placed.map(({ tag, x, centre }) => (
        <line key={tag} className={styles.pipe} x1={`${x}%`} x2={`${x}%`} y1={`${centre}%`} y2={`${rows.rack}%`} />
      ))}
      {placed.map(({ tag, x, tagAt, centre, height, width, level, status }) => (
        <g key={tag} className={status === 'normal' ? undefined : styles[status]}>
          <svg
            aria-hidden="true"
            x={`${x - width / 2}%`}
            y={`${centre - height / 2}%`}
            width={`${width}%`}
            height={`${height}%`}
            viewBox="-51 -51 102 102"
          >
            <circle className={styles.shell} r="50" />
            <path className={styles.level} d={filled(level)} />
          </svg>
          <svg x={`${x}%`} y={`${centre}%`} overflow="visible" aria-hidden="true">
            {/* Beside the surface, which would cross out the number. */}
            <text
              className={styles.value}
              dy={level < 35 || level > 75 ? '0.35em' : level < 50 ? '-0.3em' : '1em'}
              textAnchor="middle"
            >
              {Math.round(level)}
            </text>
          </svg>
          <text className={styles.tag} x={`${x}%`} y={`${tagAt}%`} textAnchor="middle">
            {tag}
          </text>
        </g>
      ))}
    </svg>
  );
}
