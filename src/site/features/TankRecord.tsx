import { deliveries } from '../../plant/terminal/delivery.ts';
import { expectedLevels, forecastDays, levels, recordDays } from '../../plant/terminal/tank-record.ts';
import { filmTag, tankAt } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { Dimension } from '../../shared/ui/Dimension.tsx';
import { Plot, path, plot } from '../../shared/ui/plot/Plot.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { FeaturesPage } from './schema.ts';
import styles from './TankRecord.module.css';

/** Fourteen measured days and four expected ones: the columns of the dimension lines follow this. */
const tank = tankAt(filmTag);
const span = (recordDays + forecastDays) * 24;
const x = (hour: number) => ((hour + recordDays * 24) / span) * 100;
const past = levels(filmTag);
const ahead = expectedLevels(filmTag);
const line = path(past.map((h) => [x(h.hour), h.level]));
const now = x(0);
const arrivals = deliveries(filmTag).map(({ to, received }) => ({
  x: x(to / 60),
  top: 100 - (past.find(({ hour }) => hour >= to / 60)?.level ?? 0),
  volume: formatUnit(received, 'kL'),
}));
const edge = [
  ...ahead.map((e) => [x(e.ahead), e.high] as const),
  ...[...ahead].reverse().map((e) => [x(e.ahead), e.low] as const),
];

/** Two weeks of the example tank across the whole page, hour by hour, as the recorder of a control room. */
export function TankRecord({ title, measured, expected }: FeaturesPage['record']) {
  return (
    <section className={`${styles.record} plain dark`} aria-labelledby="catatan-judul">
      <div className={`${styles.inner} page-width`}>
        <Text.h2 className={`${styles.title} label rule`} id="catatan-judul">
          {title}
        </Text.h2>
        <div className={styles.plot}>
          <Plot
            label={`Level ${filmTag} per jam selama 14 hari dengan ${arrivals.length} penerimaan: ${arrivals.map((a) => a.volume).join(', ')}; sekarang ${formatUnit(tank.level, '%', 1)}, turun menuju titik pesan ulang ${tank.reorder}% dalam empat hari.`}
            curves={
              <>
                <path className={plot.rule} d="M0 0H100M0 50H100M0 100H100" />
                <path className={plot.area} d={`${line}V0H0Z`} />
                <path className={plot.curve} d={line} />
                <path className={plot.band} d={`${path(edge)}Z`} />
                <path className={plot.expected} d={path(ahead.map((e) => [x(e.ahead), e.level]))} />
                <path className={plot.limit} d={`M0 ${tank.reorder}H100`} />
                <path className={plot.rule} d={`M${now} 0V100`} />
              </>
            }
          >
            {arrivals.map((arrival) => (
              <text
                key={arrival.x}
                x={`${arrival.x}%`}
                y={`${arrival.top}%`}
                dx="8"
                dy="-6"
                className={`${plot.strong} ${styles.arrival}`}
              >
                + {arrival.volume}
              </text>
            ))}
            <circle className={plot.dot} cx={`${now}%`} cy={`${100 - tank.level}%`} r="7" />
            <text x={`${now}%`} y={`${100 - tank.level}%`} dx="14" dy="-4" className={`${plot.strong} ${styles.now}`}>
              {formatUnit(tank.level, '%', 1)}
            </text>
            <text x="100%" y="0" dy="20" textAnchor="end">
              prakiraan
            </text>
            <text x="0" y={`${100 - tank.reorder}%`} dy="16" className={plot.limitText}>
              pesan ulang {tank.reorder}%
            </text>
          </Plot>
        </div>
        <div className={styles.spans}>
          <Dimension>{measured}</Dimension>
          <Dimension>{expected}</Dimension>
        </div>
      </div>
    </section>
  );
}
