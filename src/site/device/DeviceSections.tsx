import { batteryPosition, batteryTicks, rangePosition, rangeTicks } from '../../plant/radio/radio.ts';
import type { Connectivity as Radio } from '../../shared/records/hardware.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Fold, FoldList } from '../../shared/ui/Fold.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './DeviceSections.module.css';
import { leaders, type RadarPart } from './radar-parts.ts';
import type { DevicePage } from './schema.ts';

type ExplodedRadarProps = DevicePage['exploded'] & {
  /** The farthest first: each is laid over those before it. */
  layers: readonly { part: RadarPart; picture: PictureProps }[];
};

/**
 * The radar taken apart as the page is scrolled, by style sheets alone: it stays in the window while its nine parts come
 * off one after another, each with its name beside it; on phones one part's words at a time stand below it. It stands
 * still, apart and beside a list where animations cannot follow the scroll, where motion is unwanted, and in print.
 */
export function ExplodedRadar({ drawing, parts, layers, ...heading }: ExplodedRadarProps) {
  return (
    <Band
      id="bagian-radar"
      opening="figure"
      {...heading}
      figure={
        <div className={styles.teardown}>
          {/* The policy allows no style in an attribute, and knows this one by its hash. */}
          <style>
            {leaders
              .map(({ at: [x, y] }, stop) => `[data-stop="${stop}"]{--stop:${stop};--u:${x / 3.6}%;--v:${y / 4.8}%}`)
              .join('')}
          </style>
          <div className={`${styles.pin} split-wide gap-5 middle`}>
            <div className={`${styles.stage} relative whole`} role="img" aria-label={drawing.plain}>
              {layers.map(({ part, picture }) => (
                <div
                  key={part}
                  className={classes(styles.layer, styles[part], 'cover')}
                  data-stop={leaders.findIndex((stop) => stop.layers.includes(part))}
                >
                  <Picture className={styles.picture} {...picture} together />
                </div>
              ))}
              <svg className={`${styles.leaders} outline cover`} viewBox="0 0 360 480" aria-hidden="true">
                {leaders.map(({ dot: [x, y], at: [u, v] }, stop) => (
                  <g key={`${x} ${y}`} data-stop={stop}>
                    <path d={`M${x} ${y}L${u} ${v}`} />
                    <circle className={styles.dot} cx={x} cy={y} r="2.5" />
                    <circle className={styles.balloon} cx={u} cy={v} r="15" />
                    <text x={u} y={v} textAnchor="middle" dominantBaseline="central">
                      {stop + 1}
                    </text>
                  </g>
                ))}
              </svg>
            </div>
            <ol className={styles.parts}>
              {parts.map(({ title, description }, stop) => (
                <li key={title.plain} className={`${styles.part} rule row`} data-stop={stop}>
                  <span className="figures faint">{stop + 1}</span>
                  <div>
                    <Text.p className="strong">{title}</Text.p>
                    <Text.p className="note">{description}</Text.p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </div>
      }
    />
  );
}

/** What makes the hardware last, and what its protection class means. */
export function Hardware({ parts, protection, ...heading }: DevicePage['hardware']) {
  return (
    <Band id="perangkat" ground="dark" {...heading}>
      <FoldList items={parts}>{({ description }) => <Text.p className="quiet">{description}</Text.p>}</FoldList>
      <div className="above-5">
        <Fold title={protection.caption}>
          <DataTable {...protection} quiet stack />
        </Fold>
      </div>
    </Band>
  );
}

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
