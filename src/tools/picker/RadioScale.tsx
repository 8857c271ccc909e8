import { yearsText } from '../../plant/radio/battery.ts';
import { batteryPosition, batteryTicks, rangePosition, rangeTicks } from '../../plant/radio/connectivity-chart.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import styles from './RadioScale.module.css';
import { distanceText, type JudgedRadio } from './radios.ts';
import type { PickerText } from './schema.ts';

/** Two fields beside one another, in per cent of the drawing: reach on the left, battery life on the right. */
const reachWidth = 60;
const life = { at: 67, width: 33 };
/** Rows, in pixels. */
const rows = { top: 40, height: 58, bar: 30, thick: 14 };

const reachX = (km: number) => (Math.min(100, Math.max(0, rangePosition(km))) / 100) * reachWidth;
const lifeX = (years: number) => life.at + (batteryPosition(years) / 100) * life.width;
/** Left end of the axis, km. */
const nearest = 0.03;

interface RadioScaleProps {
  items: readonly JudgedRadio[];
  /** Distance of the tank, km. */
  distance: number;
  words: PickerText['words'];
}

/** How far each network reaches against the distance that was given, and how long its battery lasts. */
export function RadioScale({ items, distance, words }: RadioScaleProps) {
  const slots = { jarak: distanceText(distance) };
  const here = reachX(Math.max(nearest, distance));
  const bottom = rows.top + items.length * rows.height;
  const ticks = [
    ...rangeTicks.map(({ km, label }) => ({ x: reachX(km), label })),
    ...batteryTicks.filter((years) => years % 5 === 0).map((years) => ({ x: lifeX(years), label: String(years) })),
  ];
  return (
    <svg
      className={`${styles.scale} figures block`}
      role="img"
      aria-label={fillSlots(words.scaleLabel, slots)}
      height={bottom + 30}
    >
      {ticks.map(({ x, label }) => (
        <g key={label}>
          <line className={styles.grid} x1={`${x}%`} x2={`${x}%`} y1={rows.top} y2={bottom} />
          <text x={`${x}%`} y={bottom + 20} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {items.map((item, row) => (
        <Bars key={item.record.id} item={item} y={rows.top + row * rows.height + rows.bar} />
      ))}
      <line className={styles.here} x1={`${here}%`} x2={`${here}%`} y1="26" y2={bottom} />
      {items.map(({ record, life: years, verdict }, row) => (
        <g key={record.id} className={verdict === 'reject' ? styles.rejected : undefined}>
          <text className={styles.name} x="0" y={rows.top + row * rows.height + 20}>
            {record.title}
            <tspan className={`${styles.value} figures`} dx="8">
              {record.rangeKm ? record.range : words.operator}
            </tspan>
          </text>
          <text className={`${styles.value} figures`} x={`${life.at}%`} y={rows.top + row * rows.height + 20}>
            {years ? yearsText(years) : words.mains}
          </text>
        </g>
      ))}
      <text className={styles.axis} x={`${life.at}%`} y="16">
        {words.lifeScale}
      </text>
      <text className={styles.hereText} x={`${here}%`} y="16" textAnchor={here > reachWidth / 2 ? 'end' : 'start'}>
        {fillSlots(words.here, slots)}
      </text>
    </svg>
  );
}

/** Filled up to the nearer end of each range, outlined up to the farther; without a range of its own, outlined. */
function Bars({ item: { record, life: years, verdict }, y }: { item: JudgedRadio; y: number }) {
  const { rangeKm } = record;
  const spans = [
    { start: 0, sure: rangeKm ? reachX(rangeKm.from) : 0, end: rangeKm ? reachX(rangeKm.to) : reachWidth },
    ...(years ? [{ start: life.at, sure: lifeX(years.from), end: lifeX(years.to) }] : []),
  ];
  return (
    <g className={verdict === 'reject' ? styles.rejected : undefined}>
      {spans.map(({ start, sure, end }) => (
        <g key={start}>
          <rect className={styles.open} x={`${sure}%`} y={y} width={`${end - sure}%`} height={rows.thick} />
          <rect className={styles.sure} x={`${start}%`} y={y} width={`${sure - start}%`} height={rows.thick} />
        </g>
      ))}
    </g>
  );
}
