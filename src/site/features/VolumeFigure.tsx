import { fillText } from '../../../server/contract/slots.ts';
import { restingDay, restingTag, restingVolume } from '../../plant/terminal/tank-record.ts';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { Plot, path, plot } from '../../shared/ui/plot/Plot.tsx';
import { featureFigures } from './feature-figures.words.ts';
import styles from './figures.module.css';

const { volume: words } = featureFigures;
const day = restingDay();
const extreme = (better: (a: number, b: number) => boolean) =>
  day.reduce((best, hour) => (better(hour.observed, best.observed) ? hour : best));
const low = extreme((a, b) => a < b);
const high = extreme((a, b) => a > b);
const swing = formatUnit(high.observed - low.observed, 'L');
const standard = restingVolume();
const growth = formatUnit(high.observed - standard, 'L');
const range = high.observed - standard;
const [bottom, top] = [standard - range * 0.25, high.observed + range * 0.35];
/** The day takes 80 % of the width; the dimension stands in the rest. */
const x = (hour: number) => (hour / 24) * 80;
const y = (litres: number) => ((litres - bottom) / (top - bottom)) * 100;
const witnesses = [
  `M${x(low.hour)} ${y(low.observed)}H88M${x(high.hour)} ${y(high.observed)}H88M86 ${y(low.observed)}V${y(high.observed)}`,
  `M${x(high.hour)} ${y(standard)}V${y(high.observed)}`,
].join('');

/** One day of a tank at rest: the volume that is seen breathes with the temperature, the volume at 15 °C stays. */
export function VolumeFigure() {
  return (
    <Plot
      label={fillText(words.label, {
        tag: restingTag,
        cold: formatUnit(low.temperature, '°C', 1),
        warm: formatUnit(high.temperature, '°C', 1),
        swing,
        standard: formatUnit(standard, 'L'),
      })}
      curves={
        <>
          <path className={plot.rule} d="M0 0H80" />
          <path className={styles.witness} d={witnesses} />
          <path className={plot.area} d={`${path(day.map((h) => [x(h.hour), y(h.observed)]))}V${y(standard)}H0Z`} />
          <path className={plot.curve} d={path(day.map((h) => [x(h.hour), y(h.observed)]))} />
          <path className={styles.standard} d={`M0 ${y(standard)}H80`} />
        </>
      }
    >
      <text x="0" y={`${100 - y(low.observed)}%`} dy="22" className={plot.strong}>
        {formatNumber(low.observed)} L, {formatUnit(low.temperature, '°C', 1)}
      </text>
      <text
        x={`${x(high.hour)}%`}
        y={`${100 - y(high.observed)}%`}
        dy="-12"
        textAnchor="middle"
        className={plot.strong}
      >
        {formatNumber(high.observed)} L, {formatUnit(high.temperature, '°C', 1)}
      </text>
      <text x="86%" y={`${100 - y((low.observed + high.observed) / 2)}%`} dx="8" dy="0.35em" className={styles.large}>
        {swing}
      </text>
      <text
        x={`${x(high.hour)}%`}
        y={`${100 - y((standard + low.observed) / 2)}%`}
        dx="-10"
        dy="0.35em"
        textAnchor="end"
      >
        {fillText(words.growth, { litres: growth })}
      </text>
      <text x="0" y={`${100 - y(standard)}%`} dy="22" className={styles.value}>
        {fillText(words.standard, { litres: formatNumber(standard) })}
      </text>
      {[0, 8, 16, 24].map((hour) => (
        <text key={hour} x={`${x(hour)}%`} y="100%" dy="20" textAnchor={hour ? 'middle' : 'start'}>
          {String(hour).padStart(2, '0')}.00
        </text>
      ))}
    </Plot>
  );
}
