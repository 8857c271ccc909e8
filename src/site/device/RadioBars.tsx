import { batteryPosition, batteryTicks, rangePosition, rangeTicks } from '../../plant/radio/connectivity-chart.ts';
import type { Connectivity as Radio } from '../../shared/records/hardware.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './RadioBars.module.css';
import type { ChartLabels } from './schema.ts';

const scales = {
  range: { place: rangePosition, ticks: rangeTicks.map(({ km, label }) => ({ at: km, label })) },
  battery: { place: batteryPosition, ticks: batteryTicks.map((years) => ({ at: years, label: `${years}` })) },
} as const;

/**
 * Four radios, two bars each: full as far as one may count on, pale as far as it may reach. Where the record states no
 * figure the track stays dashed and empty: no distance and no time is made up.
 */
export function RadioBars({ words, items }: { words: ChartLabels; items: readonly Radio[] }) {
  return (
    <div>
      <ul className={`${styles.legend} small quiet wrap`}>
        <Text.li>{words.least}</Text.li>
        <Text.li>{words.most}</Text.li>
      </ul>
      <ul>
        {items.map(({ title, description, range, rangeKm, batteryLife, batteryYears }) => (
          <li key={title.plain} className={`${styles.radio} rule`}>
            <div>
              <Text.h3 className="heading">{title}</Text.h3>
              <Text.p className="note">{description}</Text.p>
            </div>
            <dl className={styles.bars}>
              <Bar scale="range" name={words.range} value={range} span={rangeKm} />
              <Bar scale="battery" name={words.battery} value={batteryLife} span={batteryYears} />
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BarProps {
  scale: keyof typeof scales;
  name: Marked;
  value: Marked;
  span: Radio['rangeKm'];
}

function Bar({ scale, name, value, span }: BarProps) {
  const { place, ticks } = scales[scale];
  return (
    <div>
      <Text.dt className="small quiet">{name}</Text.dt>
      <Text.dd className={styles.value}>{value}</Text.dd>
      <dd>
        <svg className={`${styles.track} full`} aria-hidden="true" data-empty={span ? undefined : ''}>
          <rect className={styles.bed} width="100%" height="12" />
          {span && <rect className={styles.most} width={`${place(span.to)}%`} height="12" />}
          {span && <rect className={styles.least} width={`${place(span.from)}%`} height="12" />}
          {span &&
            ticks.map(({ at, label }) => (
              <text key={label} x={`${place(at)}%`} y="27" textAnchor={place(at) > 0 ? 'middle' : 'start'}>
                {label}
              </text>
            ))}
        </svg>
      </dd>
    </div>
  );
}
