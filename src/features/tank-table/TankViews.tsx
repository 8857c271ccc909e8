import { formatFree } from '../../lib/parse-number.ts';
import { ticks } from '../../lib/ticks.ts';
import type { TankTableText } from '../../schemas/pages/tank-table.ts';
import { DimensionLine } from './DimensionLine.tsx';
import { outline, type Placement, sheet } from './drawing.ts';
import styles from './TankViews.module.css';
import type { Vessel } from './vessel.ts';

interface TankViewsProps {
  placement: Placement;
  vessel: Vessel;
  level: number;
  names: TankTableText['drawing']['views'];
}

/** Outline, liquid and dimensions. Lines are drawn on the sheet and stretch with it; words keep their size. */
export function TankViews({ placement, vessel, level, names }: TankViewsProps) {
  const { scale, bottom, top, left, right, views } = placement;
  const surface = bottom - level * scale;
  const scaleMarks = ticks(0, vessel.height, 8).filter((at) => at <= vessel.height);
  return (
    <>
      <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} width="100%" height="100%" aria-hidden="true">
        {views.map((placed) => (
          <g key={placed.view.kind}>
            <path className={styles.liquid} d={outline(placed, placement, level)} />
            <path
              className={styles.seam}
              d={placed.view.seams
                .map(([x1, y1, x2, y2]) =>
                  [
                    `M${placed.middle + x1 * scale} ${bottom - y1 * scale}`,
                    `L${placed.middle + x2 * scale} ${bottom - y2 * scale}`,
                  ].join(''),
                )
                .join('')}
            />
            <path className={styles.axis} d={`M${placed.middle} ${top - 12}V${bottom + 12}`} />
            <path className={styles.shell} d={outline(placed, placement, vessel.height)} />
          </g>
        ))}
        <path
          className={styles.scale}
          d={`M${right + 12} ${top}V${bottom}${scaleMarks.map((at) => `M${right + 7} ${bottom - at * scale}h10`).join('')}`}
        />
        <path className={styles.surface} d={`M${left - 14} ${surface}H${sheet.width}`} />
      </svg>
      <DimensionLine from={[left - 34, bottom]} to={[left - 34, top]} text={`${formatFree(vessel.height)} m`} />
      {views.map(({ view, middle }) => {
        const half = (view.width * scale) / 2;
        return (
          <g key={view.kind}>
            <DimensionLine
              from={[middle - half, bottom + 30]}
              to={[middle + half, bottom + 30]}
              text={`${formatFree(Number(view.width.toFixed(3)))} m`}
            />
            <text
              className={styles.name}
              x={`${(middle / sheet.width) * 100}%`}
              y={`${((bottom + 30) / sheet.height) * 100}%`}
              dy="1.9rem"
              textAnchor="middle"
            >
              {names[view.kind]}
            </text>
          </g>
        );
      })}
    </>
  );
}
