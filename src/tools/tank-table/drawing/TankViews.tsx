import { ticks } from '../../kit/ticks.ts';
import type { Quantities } from '../quantities.ts';
import { sizeWords } from '../quantities.ts';
import type { TankTableText } from '../schema.ts';
import type { Vessel } from '../vessel.ts';
import { DimensionLine } from './DimensionLine.tsx';
import { liquidPath, type Placement, pathOf } from './placement.ts';
import { clearance, supports } from './supports.ts';
import styles from './TankViews.module.css';

interface TankViewsProps {
  placement: Placement;
  vessel: Vessel;
  level: number;
  names: TankTableText['drawing']['views'];
  quantities: Quantities;
}

/** Outline, liquid and dimensions. Lines are drawn on the sheet and stretch with it; words keep their size. */
export function TankViews({ placement, vessel, level, names, quantities }: TankViewsProps) {
  const { scale, zero, bottom, top, left, right, views } = placement;
  const ground = bottom + clearance(vessel) + 28;
  const surface = zero - level * scale;
  const scaleMarks = ticks(0, vessel.height, 8).filter((at) => at <= vessel.height);
  const size = (metres: number) => sizeWords(metres, quantities.lengthUnit, quantities.lengthUnit === 'mm' ? 0 : 2);
  return (
    <>
      <svg viewBox={`0 0 ${placement.width} ${placement.height}`} width="100%" height="100%" aria-hidden="true">
        <path className={`${styles.support} outline`} d={supports(vessel, placement)} />
        {views.map((placed) => (
          <g key={placed.view.kind}>
            <path className={styles.liquid} d={liquidPath(placed, placement, level)} />
            <path
              className={`${styles.seam} outline`}
              d={placed.view.seams
                .map(([x1, y1, x2, y2]) =>
                  pathOf(
                    [
                      [x1, y1],
                      [x2, y2],
                    ],
                    placed,
                    placement,
                  ),
                )
                .join('')}
            />
            <path className={`${styles.shell} outline`} d={pathOf(placed.view.outline, placed, placement)} />
          </g>
        ))}
        <path
          className={`${styles.scale} outline`}
          d={`M${right + 12} ${top}V${zero}${scaleMarks.map((at) => `M${right + 7} ${zero - at * scale}h10`).join('')}`}
        />
        <path className={`${styles.surface} outline`} d={`M${left - 14} ${surface}H${placement.width}`} />
      </svg>
      <DimensionLine sheet={placement} from={[left - 26, zero]} to={[left - 26, top]} text={size(vessel.height)} />
      {views.map(({ view, left: from, right: to }) => (
        <g key={view.kind}>
          <DimensionLine sheet={placement} from={[from, ground]} to={[to, ground]} text={size((to - from) / scale)} />
          <text
            className={`${styles.name} figures`}
            x={`${((from + to) / 2 / placement.width) * 100}%`}
            y={`${(ground / placement.height) * 100}%`}
            dy="2.1rem"
            textAnchor="middle"
          >
            {names[view.kind]}
          </text>
        </g>
      ))}
    </>
  );
}
