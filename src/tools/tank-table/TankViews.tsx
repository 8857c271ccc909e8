import { formatFree } from '../../shared/format/parse-number.ts';
import { ticks } from '../kit/ticks.ts';
import { DimensionLine } from './DimensionLine.tsx';
import { outline, type Placement } from './drawing.ts';
import type { TankTableText } from './schema.ts';
import { clearance, supports } from './supports.ts';
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
  const ground = bottom + clearance(vessel) + 28;
  const surface = bottom - level * scale;
  const scaleMarks = ticks(0, vessel.height, 8).filter((at) => at <= vessel.height);
  return (
    <>
      <svg viewBox={`0 0 ${placement.width} ${placement.height}`} width="100%" height="100%" aria-hidden="true">
        <path className={`${styles.support} outline`} d={supports(vessel, placement)} />
        {views.map((placed) => (
          <g key={placed.view.kind}>
            <path className={styles.liquid} d={outline(placed, placement, level)} />
            <path
              className={`${styles.seam} outline`}
              d={placed.view.seams
                .map(([x1, y1, x2, y2]) =>
                  [
                    `M${placed.middle + x1 * scale} ${bottom - y1 * scale}`,
                    `L${placed.middle + x2 * scale} ${bottom - y2 * scale}`,
                  ].join(''),
                )
                .join('')}
            />
            <path className={`${styles.axis} outline`} d={`M${placed.middle} ${top - 12}V${bottom + 12}`} />
            <path className={`${styles.shell} outline`} d={outline(placed, placement, vessel.height)} />
          </g>
        ))}
        <path
          className={`${styles.scale} outline`}
          d={`M${right + 12} ${top}V${bottom}${scaleMarks.map((at) => `M${right + 7} ${bottom - at * scale}h10`).join('')}`}
        />
        <path className={`${styles.surface} outline`} d={`M${left - 14} ${surface}H${placement.width}`} />
      </svg>
      <DimensionLine
        sheet={placement}
        from={[left - 26, bottom]}
        to={[left - 26, top]}
        text={`${formatFree(vessel.height)} m`}
      />
      {views.map(({ view, middle }) => {
        const half = (view.width * scale) / 2;
        return (
          <g key={view.kind}>
            <DimensionLine
              sheet={placement}
              from={[middle - half, ground]}
              to={[middle + half, ground]}
              text={`${formatFree(Number(view.width.toFixed(3)))} m`}
            />
            <text
              className={`${styles.name} figures`}
              x={`${(middle / placement.width) * 100}%`}
              y={`${(ground / placement.height) * 100}%`}
              dy="2.1rem"
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
