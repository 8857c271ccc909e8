import { batteryPosition, batteryTicks, rangePosition, rangeTicks } from '../../plant/radio/connectivity-chart.ts';
import type { Connectivity as Radio } from '../../shared/records/hardware.ts';
import styles from './Connectivity.module.css';
import type { ChartLabels } from './schema.ts';

/**
 * Three fields of one drawing, in per cent of its box: the chart itself; at its right those radios whose reach is
 * the operator's, so that no distance is made up; under it those that need no battery.
 */
const chartWidth = 66;
const network = { x: 71, width: 29 };
const chartHeight = 82;
const mains = { y: 90, height: 7 };

const x = (km: number) => (rangePosition(km) / 100) * chartWidth;
const y = (years: number) => chartHeight - (batteryPosition(years) / 100) * chartHeight;

/** Field of a radio in the drawing; what has no value on an axis goes to the field for that. */
function box({ rangeKm, batteryYears }: Radio) {
  const across = rangeKm
    ? { x: rangeKm.from === rangeKm.to ? 0 : x(rangeKm.from), end: x(rangeKm.to) }
    : { x: network.x, end: network.x + network.width };
  const down = batteryYears
    ? { y: y(batteryYears.to), end: y(batteryYears.from) }
    : { y: mains.y, end: mains.y + mains.height };
  return { x: across.x, y: down.y, width: across.end - across.x, height: down.end - down.y };
}

export function RadioChart({ label, items, ...words }: ChartLabels & { items: readonly Radio[] }) {
  return (
    <svg className={`${styles.chart} figures`} role="img" aria-label={label.plain}>
      <pattern id="arsir" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 0V7" />
      </pattern>
      <rect className={styles.field} x={`${network.x}%`} y="0" width={`${network.width}%`} height={`${chartHeight}%`} />
      <line className={styles.rule} x1="0" x2={`${chartWidth}%`} y1={`${mains.y}%`} y2={`${mains.y}%`} />
      {batteryTicks.map((years) => (
        <g key={years}>
          <line className={styles.rule} x1="0" x2={`${chartWidth}%`} y1={`${y(years)}%`} y2={`${y(years)}%`} />
          <text x="0" y={`${y(years)}%`} dy="-6">
            {years}
          </text>
        </g>
      ))}
      {rangeTicks.map(({ km, label: distance }) => (
        <g key={km}>
          <line className={styles.rule} x1={`${x(km)}%`} x2={`${x(km)}%`} y1="0" y2={`${mains.y + mains.height}%`} />
          <text x={`${x(km)}%`} y={`${mains.y + mains.height}%`} dy="18" textAnchor="middle">
            {distance}
          </text>
        </g>
      ))}
      {items.map((item) => {
        const { x: left, y: top, width, height } = box(item);
        const low = item.batteryYears !== null && item.batteryYears.from < 1;
        return (
          <g key={item.title.plain}>
            <rect
              className={`${styles.box} outline`}
              x={`${left}%`}
              y={`${top}%`}
              width={`${width}%`}
              height={`${height}%`}
            />
            {item.batteryYears && item.rangeKm && (
              <>
                <text className={styles.label} x={`${left + width / 2}%`} y={`${top}%`} dy="-8" textAnchor="middle">
                  {item.title.plain}
                </text>
                <text x={`${left}%`} y={`${top + height / 2}%`} dx="-8" dy="0.35em" textAnchor="end">
                  {item.batteryLife.plain}
                </text>
                <text x={`${left + width / 2}%`} y={`${top + height}%`} dy="18" textAnchor="middle">
                  {item.range.plain}
                </text>
              </>
            )}
            {item.batteryYears && !item.rangeKm && (
              <text
                className={styles.label}
                x="100%"
                y={`${low ? top + height : top}%`}
                dy={low ? 18 : -8}
                textAnchor="end"
              >
                {item.title.plain}, {item.batteryLife.plain}
              </text>
            )}
            {!item.batteryYears && (
              <text className={styles.label} x={`${left + width}%`} y={`${top + height / 2}%`} dx="10" dy="0.35em">
                {item.title.plain}, {words.mains.plain}
              </text>
            )}
          </g>
        );
      })}
      <text className={styles.axis} x="0" y="0" dy="-14">
        {words.battery.plain}
      </text>
      <text className={styles.axis} x="100%" y="0" dy="-14" textAnchor="end">
        {words.network.plain}
      </text>
      <text className={styles.axis} x={`${chartWidth}%`} y="100%" dy="30" textAnchor="end">
        {words.range.plain}
      </text>
    </svg>
  );
}
