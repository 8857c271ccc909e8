import { batteryPosition, batteryTicks, rangePosition, rangeTicks } from '../../plant/radio/connectivity-chart.ts';
import type { Connectivity as Radio } from '../../shared/records/hardware.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Connectivity.module.css';
import type { DevicePage } from './schema.ts';

type ConnectivityProps = DevicePage['connectivity'] & { items: readonly Radio[] };

/**
 * Four radios, two bars each: full as far as one may count on, pale as far as it may reach. Where the record states no
 * figure the track stays dashed and empty: no distance and no time is made up. Power and use stand in a folded table.
 */
export function Connectivity({ chart, caption, columns, items, ...heading }: ConnectivityProps) {
  return (
    <Band id="konektivitas" ground="tint" opening="spread" {...heading}>
      <ul className={`${styles.legend} small quiet row wrap`}>
        <Text.li className="row gap-1">{chart.least}</Text.li>
        <Text.li className="row gap-1">{chart.most}</Text.li>
      </ul>
      <ul>
        {items.map(({ title, description, range, rangeKm, batteryLife, batteryYears }) => (
          <li key={title.plain} className={`${styles.radio} rule padded-3 stack-3`}>
            <div>
              <Text.h3 className="heading">{title}</Text.h3>
              <Text.p className="note">{description}</Text.p>
            </div>
            <dl className="pair gap-4">
              <Bar scale="range" name={chart.range} value={range} span={rangeKm} />
              <Bar scale="battery" name={chart.battery} value={batteryLife} span={batteryYears} />
            </dl>
          </li>
        ))}
      </ul>
      <Fold title={caption}>
        <DataTable
          caption={caption}
          quiet
          columns={columns}
          stack
          rows={items.map((item) => [item.title, item.range, item.power, item.batteryLife, item.useCase])}
        />
      </Fold>
    </Band>
  );
}

const scales = {
  range: { place: rangePosition, ticks: rangeTicks.map(({ km, label }) => ({ at: km, label })) },
  battery: { place: batteryPosition, ticks: batteryTicks.map((years) => ({ at: years, label: `${years}` })) },
} as const;

interface BarProps {
  scale: keyof typeof scales;
  name: Marked;
  value: Marked;
  span: Radio['rangeKm'];
}

function Bar({ scale, name, value, span }: BarProps) {
  const { place, ticks } = scales[scale];
  return (
    <div className={styles.bar}>
      <Text.dt className="note">{name}</Text.dt>
      <Text.dd className="strong">{value}</Text.dd>
      <dd>
        <svg className={`${styles.track} full`} aria-hidden="true" data-empty={span ? undefined : ''}>
          <rect className={styles.bed} width="100%" height="12" />
          {span && (
            <>
              <rect className={styles.most} width={`${place(span.to)}%`} height="12" />
              <rect className={styles.least} width={`${place(span.from)}%`} height="12" />
              {ticks.map(({ at, label }) => (
                <text key={label} x={`${place(at)}%`} y="27" textAnchor={place(at) > 0 ? 'middle' : 'start'}>
                  {label}
                </text>
              ))}
            </>
          )}
        </svg>
      </dd>
    </div>
  );
}
