import { fillText } from '../../../server/contract/slots.ts';
import { timeAt } from '../../plant/simulator/clock.ts';
import {
  balanceUncertainty,
  expectedLevels,
  lastDelivery,
  recordedHours,
  restingDay,
  restingTag,
  restingVolume,
} from '../../plant/terminal/tank-record.ts';
import { filmTag, tankAt } from '../../plant/terminal/terminal.ts';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { classes } from '../../shared/ui/classes.ts';
import { Dot, Plot, path, plot, Ticks, Word } from '../../shared/ui/plot/Plot.tsx';
import { featureFigures as words } from './feature-figures.words.ts';
import styles from './figures.module.css';

type Point = readonly [x: number, y: number];

/** What happens in time takes 80 % of a drawing's width; a dimension from one point's level to another's has the rest. */
const width = 80;
const dimension = ([x, y]: Point, [u, v]: Point) => `M${x} ${y}H88M${u} ${v}H88M86 ${y}V${v}`;
const scale = (from: number, to: number, length: number) => (value: number) => ((value - from) / (to - from)) * length;

/** One day of a tank at rest: the volume that is seen breathes with the temperature, the volume at 15 °C stays. */
export function VolumeFigure() {
  const day = restingDay();
  const [low, high] = [-1, 1].map((sign) =>
    day.reduce((best, hour) => (sign * hour.observed > sign * best.observed ? hour : best)),
  ) as [(typeof day)[0], (typeof day)[0]];
  const standard = restingVolume();
  const range = high.observed - standard;
  const x = scale(0, 24, width);
  const y = scale(standard - range * 0.25, high.observed + range * 0.35, 100);
  const swing = formatUnit(high.observed - low.observed, 'L');
  const curve = path(day.map((h) => [x(h.hour), y(h.observed)]));
  const ends = [low, high].map(({ hour, observed }) => [x(hour), y(observed)] as const) as [Point, Point];
  const said = ({ observed, temperature }: typeof low) =>
    `${formatNumber(observed)} L, ${formatUnit(temperature, '°C', 1)}`;
  return (
    <Plot
      label={fillText(words.volume.label, {
        tag: restingTag,
        cold: formatUnit(low.temperature, '°C', 1),
        warm: formatUnit(high.temperature, '°C', 1),
        swing,
        standard: formatUnit(standard, 'L'),
      })}
      curves={
        <>
          <path className={plot.rule} d={`M0 0H${width}`} />
          <path className={plot.rule} d={`${dimension(...ends)}M${ends[1][0]} ${y(standard)}V${ends[1][1]}`} />
          <path className={plot.area} d={`${curve}V${y(standard)}H0Z`} />
          <path className={plot.curve} d={curve} />
          <path className={styles.standard} d={`M0 ${y(standard)}H${width}`} />
        </>
      }
    >
      <Word at={[0, ends[0][1]]} by={[0, 22]} className={plot.strong}>
        {said(low)}
      </Word>
      <Word at={ends[1]} by={[0, -12]} anchor="middle" className={plot.strong}>
        {said(high)}
      </Word>
      <Word at={[86, (ends[0][1] + ends[1][1]) / 2]} by={[8, 5]} className={styles.large}>
        {swing}
      </Word>
      <Word at={[ends[1][0], y((standard + low.observed) / 2)]} by={[-10, 4]} anchor="end">
        {fillText(words.volume.growth, { litres: formatUnit(range, 'L') })}
      </Word>
      <Word at={[0, y(standard)]} by={[0, 22]} className={styles.value}>
        {fillText(words.volume.standard, { litres: formatNumber(standard) })}
      </Word>
      <Ticks items={[0, 8, 16, 24].map((hour) => ({ at: x(hour), word: `${String(hour).padStart(2, '0')}.00` }))} />
    </Plot>
  );
}

/** Days that the supplier needs. */
const leadTime = 2;

/** The coming week as seven tanks: where the order must go out, and how far the delivery may be away. */
export function DaysFigure() {
  const tank = tankAt(filmTag);
  // The forecast at the same hour of each of the coming days; it ends where the tank is empty.
  const ahead = expectedLevels(filmTag, 6);
  const days = ahead.filter((point) => point.ahead % 24 === 0).map(({ ahead, level }) => ({ day: ahead / 24, level }));
  const reorderDay = (ahead.find(({ level }) => level <= tank.reorder)?.ahead ?? 0) / 24;
  const arrival = ahead.findLast((point) => point.ahead <= (reorderDay + leadTime) * 24)?.level ?? 0;
  // Middle of a day's tank in per cent of the drawing; the tanks leave room for a line on top.
  const x = (day: number) => ((day + 0.5) / days.length) * 100;
  const y = (percent: number) => percent * 0.84;
  const half = 5.2;
  const [orderX, arrivalX] = [x(reorderDay), x(reorderDay + leadTime)];
  return (
    <Plot
      label={fillText(words.days.label, {
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
            className={plot.rule}
            d={`M${orderX} 95V${y(tank.reorder)}M${arrivalX} 95V${y(arrival)}M${orderX} 92H${arrivalX}`}
          />
        </>
      }
    >
      <Word at={[(orderX + arrivalX) / 2, 92]} by={[0, -7]} anchor="middle" className={plot.strong}>
        {fillText(words.days.lead, { days: leadTime })}
      </Word>
      <Word at={[orderX, 92]} by={[-10, 4]} anchor="end" className={plot.strong}>
        {words.days.order}
      </Word>
      <Dot at={[orderX, y(tank.reorder)]} alarm />
      <Ticks items={days.map(({ day }) => ({ at: x(day), word: day === 0 ? words.days.today : `+${day}` }))} />
      {days.map(({ day, level }) => (
        <Word key={day} at={[x(day), y(level)]} by={[0, -9]} anchor="middle" className={styles.large}>
          {Math.round(level)}
        </Word>
      ))}
    </Plot>
  );
}

/** The last delivery of the example tank: start, end, rise, and the sum that is held against the paper. */
export function DeliveryFigure() {
  const { before, after, received, document, difference, from, to, used } = lastDelivery(filmTag);
  // Twelve hours around it; kL at 15 °C.
  const [first, last] = [from - 4 * 60, from + 8 * 60];
  const x = scale(first, last, width);
  const y = scale(before * 0.8, after * 1.05, 100);
  const rise = after - before;
  const sign = difference < 0 ? '−' : '+';
  const share = formatNumber(Math.abs(difference / document) * 100, 2);
  const names = words.delivery.rows;
  const rows = [
    { name: names.rise, value: formatNumber(rise, 1) },
    { name: names.used, value: `+ ${formatNumber(used, 1)}` },
    { name: names.received, value: formatNumber(received, 1), strong: true },
    { name: names.document, value: formatNumber(document, 1) },
    { name: names.difference, value: `${sign}${formatNumber(Math.abs(difference), 1)} (${sign}${share}%)` },
    { name: names.uncertainty, value: `±${formatNumber(balanceUncertainty(filmTag), 1)}` },
  ];
  const window = recordedHours(filmTag).filter(({ at }) => at >= first && at <= last);
  const witness = `M${x(from)} 0V100M${x(to)} 0V100${dimension([x(from), y(before)], [x(to), y(after)])}`;
  return (
    <div className="stack-5">
      <div className={styles.step}>
        <Plot
          label={fillText(words.delivery.label, { from: timeAt(from), to: timeAt(to), rise: formatUnit(rise, 'kL') })}
          curves={
            <>
              <path className={plot.rule} d={`M0 0H${width}`} />
              <path className={plot.rule} d={witness} />
              <path className={plot.curve} d={path(window.map(({ at, standard }) => [x(at), y(standard)]))} />
            </>
          }
        >
          <Word at={[86, y((before + after) / 2)]} by={[8, 5]} className={styles.large}>
            {formatNumber(rise)}
          </Word>
          <Ticks items={[from, to].map((at) => ({ at: x(at), word: timeAt(at) }))} />
        </Plot>
      </div>
      <dl>
        {rows.map(({ name, value, strong }) => (
          <div
            key={name}
            className={classes(styles.entry, 'small spread gap-3 rule', strong ? `${styles.total} strong` : 'quiet')}
          >
            <dt>{name}</dt>
            <dd className={classes('figures unbroken', strong && 'measured')}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
