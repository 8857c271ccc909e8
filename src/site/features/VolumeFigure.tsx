import { restingDay, restingTank } from '../../plant/example/standard-volume.ts';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { Plot, path, plot } from '../../shared/ui/plot/Plot.tsx';
import styles from './figures.module.css';

const [bottom, top] = [23_480, 24_110];
/** The day takes 80 % of the width; the dimension stands in the rest. */
const x = (hour: number) => (hour / 24) * 80;
const y = (litres: number) => ((litres - bottom) / (top - bottom)) * 100;

const day = restingDay();
const seen = day.map(({ observed }) => observed);
const [low, high] = [Math.min(...seen), Math.max(...seen)];
const { tag, standard, coolest, warmest } = restingTank;
const swing = formatUnit(high - low, 'L');
const growth = formatUnit(high - standard, 'L');
const witnesses = [
  `M${x(5)} ${y(low)}H88M${x(17)} ${y(high)}H88M86 ${y(low)}V${y(high)}`,
  `M${x(17)} ${y(standard)}V${y(high)}`,
].join('');

/** One day of a tank at rest: the volume that is seen breathes with the temperature, the volume at 15 °C stays. */
export function VolumeFigure() {
  return (
    <Plot
      label={`${tag} selama 24 jam: suhu naik dari ${formatUnit(coolest, '°C', 1)} ke ${formatUnit(warmest, '°C', 1)} dan volume terukur berubah ${swing}, sedangkan volume pada 15 °C tetap ${formatUnit(standard, 'L')}.`}
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
      <text x={`${x(5)}%`} y={`${100 - y(low)}%`} dy="22" textAnchor="middle" className={plot.strong}>
        {formatNumber(low)} L, {formatUnit(coolest, '°C', 1)}
      </text>
      <text x={`${x(17)}%`} y={`${100 - y(high)}%`} dy="-12" textAnchor="middle" className={plot.strong}>
        {formatNumber(high)} L, {formatUnit(warmest, '°C', 1)}
      </text>
      <text x="86%" y={`${100 - y((low + high) / 2)}%`} dx="8" dy="0.35em" className={styles.large}>
        {swing}
      </text>
      <text x={`${x(17)}%`} y={`${100 - y((standard + low) / 2)}%`} dx="-10" dy="0.35em" textAnchor="end">
        pemuaian {growth}
      </text>
      <text x="0" y={`${100 - y(standard)}%`} dy="22" className={styles.value}>
        pada 15 °C: {formatNumber(standard)} L
      </text>
      {[0, 8, 16, 24].map((hour) => (
        <text key={hour} x={`${x(hour)}%`} y="100%" dy="20" textAnchor={hour ? 'middle' : 'start'}>
          {String(hour).padStart(2, '0')}.00
        </text>
      ))}
    </Plot>
  );
}
