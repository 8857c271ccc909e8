import { batteryPosition, batteryTicks, rangePosition, rangeTicks } from '../../lib/connectivity-chart.ts';
import { fillSlots } from '../../lib/fill-slots.ts';
import type { PickerText } from '../../schemas/pages/picker.ts';
import { yearsText } from './battery.ts';
import styles from './RadioScale.module.css';
import { distanceText, type JudgedRadio } from './radios.ts';

/** Two fields beside one another, in per cent of the drawing: reach on the left, battery life on the right. */
const reachWidth = 60;
const lifeAt = 67;
const lifeWidth = 33;
const rowHeight = 58;
const top = 56;

const reachX = (km: number) => (Math.min(100, Math.max(0, rangePosition(km))) / 100) * reachWidth;
const lifeX = (years: number) => lifeAt + (batteryPosition(years) / 100) * lifeWidth;
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
  const bottom = top + items.length * rowHeight;
  const late = here > reachWidth / 2;
  return (
    <svg className={styles.scale} role="img" aria-label={fillSlots(words.scaleLabel, slots)} height={bottom + 30}>
      {rangeTicks.map(({ km, label }) => (
        <g key={label}>
          <line className={styles.grid} x1={`${reachX(km)}%`} x2={`${reachX(km)}%`} y1={top} y2={bottom} />
          <text x={`${reachX(km)}%`} y={bottom + 20} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {batteryTicks
        .filter((years) => years % 5 === 0)
        .map((years) => (
          <g key={years}>
            <line className={styles.grid} x1={`${lifeX(years)}%`} x2={`${lifeX(years)}%`} y1={top} y2={bottom} />
            <text x={`${lifeX(years)}%`} y={bottom + 20} textAnchor={years === 0 ? 'start' : 'end'}>
              {years}
            </text>
          </g>
        ))}
      <text className={styles.axis} x={`${lifeAt}%`} y="16">
        {words.lifeScale}
      </text>
      {items.map(({ record, life, verdict }, row) => {
        const y = top + row * rowHeight;
        const { rangeKm } = record;
        return (
          <g key={record.id} className={verdict === 'reject' ? styles.rejected : undefined}>
            <text className={styles.name} x="0" y={y + 20}>
              {record.title}
              <tspan className={styles.value} dx="8">
                {rangeKm ? record.range : words.operator}
              </tspan>
            </text>
            {rangeKm ? (
              <>
                <rect className={styles.sure} x="0" y={y + 30} width={`${reachX(rangeKm.from)}%`} height="14" />
                <rect
                  className={styles.open}
                  x={`${reachX(rangeKm.from)}%`}
                  y={y + 30}
                  width={`${reachX(rangeKm.to) - reachX(rangeKm.from)}%`}
                  height="14"
                />
              </>
            ) : (
              <rect className={styles.open} x="0" y={y + 30} width={`${reachWidth}%`} height="14" />
            )}
            <text className={styles.value} x={`${lifeAt}%`} y={y + 20}>
              {life ? yearsText(life) : words.mains}
            </text>
            {life && (
              <>
                <rect
                  className={styles.sure}
                  x={`${lifeAt}%`}
                  y={y + 30}
                  width={`${lifeX(life.from) - lifeAt}%`}
                  height="14"
                />
                <rect
                  className={styles.open}
                  x={`${lifeX(life.from)}%`}
                  y={y + 30}
                  width={`${lifeX(life.to) - lifeX(life.from)}%`}
                  height="14"
                />
              </>
            )}
          </g>
        );
      })}
      <line className={styles.here} x1={`${here}%`} x2={`${here}%`} y1="26" y2={bottom} />
      <text className={styles.hereText} x={`${here}%`} y="16" textAnchor={late ? 'end' : 'start'}>
        {fillSlots(words.here, slots)}
      </text>
    </svg>
  );
}
