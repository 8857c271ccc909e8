import { lastDelivery } from '../../plant/example/delivery.ts';
import { history, kilolitresPerPercent } from '../../plant/example/example-tank.ts';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { Plot, path, plot } from '../../shared/ui/plot/Plot.tsx';
import styles from './figures.module.css';

const series = history();
const delivery = lastDelivery(series);
const first = delivery.from - 6;
const window = series.slice(first - 1, first + 12);
/** The hours take 80 % of the width; the dimension stands in the rest. Levels from 20 to 100 per cent. */
const x = (hour: number) => ((hour - first) / 12) * 80;
const y = (kilolitres: number) => ((kilolitres / kilolitresPerPercent - 20) / 80) * 100;
const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}.00`;

const { before, after, received, document, difference, from, to } = delivery;
const rise = after - before;
const rows = [
  { name: 'Naik di tangki', value: formatNumber(rise) },
  { name: 'Terpakai selama bongkar', value: `+ ${formatNumber(received - rise)}` },
  { name: 'Diterima', value: formatNumber(received), strong: true },
  { name: 'Menurut konosemen', value: formatNumber(document) },
  {
    name: 'Selisih',
    value: `−${formatNumber(-difference)} (${formatUnit((difference / document) * 100, '%', 2).replace('-', '−')})`,
  },
];

/** The last delivery of the example tank: start, end, rise, and the sum that is held against the paper. */
export function DeliveryFigure() {
  return (
    <div className="stack-6">
      <div className={styles.step}>
        <Plot
          label={`Level naik dari pukul ${clock(from)} sampai ${clock(to)}: ${formatUnit(rise, 'kL')} di tangki.`}
          curves={
            <>
              <path className={plot.rule} d="M0 0H80" />
              <path className={styles.witness} d={`M${x(from)} 0V100M${x(to)} 0V100`} />
              <path
                className={styles.witness}
                d={`M${x(from)} ${y(before)}H88M${x(to)} ${y(after)}H88M86 ${y(before)}V${y(after)}`}
              />
              <path
                className={plot.curve}
                d={path(window.map((h) => [x(h.hour + 1), y(h.level * kilolitresPerPercent)]))}
              />
            </>
          }
        >
          <text x="86%" y={`${100 - y((before + after) / 2)}%`} dx="8" dy="0.35em" className={styles.large}>
            {formatNumber(rise)}
          </text>
          {[from, to].map((hour) => (
            <text key={hour} x={`${x(hour)}%`} y="100%" dy="18" textAnchor="middle" className={plot.strong}>
              {clock(hour)}
            </text>
          ))}
        </Plot>
      </div>
      <dl className={styles.sum}>
        {rows.map(({ name, value, strong }) => (
          <div
            key={name}
            className={strong ? `${styles.total} small quiet spread rule` : `${styles.entry} small quiet spread rule`}
          >
            <dt>{name}</dt>
            <dd className={`${styles.figure} figures unbroken`}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
