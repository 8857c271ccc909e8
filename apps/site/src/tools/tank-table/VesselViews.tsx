import type { ReactNode } from 'react';
import { belowLevel, type OutlinePoint, outlineExtent } from 'tank-gauging/vessel/geometry';
import type { Vessel, View } from 'tank-gauging/vessel/vessel';
import { DimensionLine } from '../../shared/ui/drawing/LineDrawing.tsx';
import { Ground } from '../../shared/ui/drawing/parts.tsx';
import styles from './VesselViews.module.css';

export const drawingWidth = 600;

interface VesselSheetProps {
  height: number;
  label: string;
  /** SVG content of the drawing. */
  children: ReactNode;
  /** Element placed over the drawing. */
  over?: ReactNode;
}

/** Sheet on which a tank is drawn. */
export const VesselSheet = ({ height, label, children, over }: VesselSheetProps) => (
  <div className={`${styles.sheet} relative boxed`}>
    <svg
      className="pens full block"
      fontSize="15"
      viewBox={`0 0 ${drawingWidth} ${height}`}
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
    {over}
  </div>
);

const highest = 276;
const margin = { left: 62, right: 108, top: 40, bottom: 96 } as const;
const gap = 40;

/** Places the views of a tank side by side on one scale. */
export function placeVessel({ views, height: tankHeight, support }: Vessel) {
  const extents = views.map(({ outline }) => outlineExtent(outline));
  const gaps = gap * (extents.length - 1);
  const metres = extents.reduce((sum, { left, right }) => sum + right - left, 0);
  const low = Math.min(0, ...extents.map((extent) => extent.low));
  const high = Math.max(tankHeight, ...extents.map((extent) => extent.high));
  /** Sheet units per metre, equal in both directions and for all views. */
  const scale = Math.min((drawingWidth - margin.left - margin.right - gaps) / metres, highest / (high - low));
  const drawn = metres * scale + gaps;
  const left = (drawingWidth + margin.left - margin.right - drawn) / 2;
  /** Lowest point of the tank: below level zero when tilted. */
  const bottom = margin.top + (high - low) * scale;
  const zero = bottom + low * scale;
  const ground = bottom + (support === 'ground' ? 0 : 16);
  let edge = left;
  const placed = views.map(({ kind, outline, seams }, index) => {
    const extent = extents[index] ?? { left: 0, right: 0 };
    const [from, to] = [edge, edge + (extent.right - extent.left) * scale];
    edge = to + gap;
    /** Closed SVG path through the points. */
    const path = (points: readonly OutlinePoint[]) => {
      const places = points.map(([x, y]) => {
        const across = from + (x - extent.left) * scale;
        return `${across.toFixed(1)} ${(zero - y * scale).toFixed(1)}`;
      });
      return places.length > 0 ? `M${places.join('L')}Z` : '';
    };
    return {
      kind,
      left: from,
      right: to,
      outline: path(outline),
      seams: seams.map(path).join(''),
      liquid: (level: number) => path(belowLevel(outline, level)),
      // A leg starts at the widest point of the tank.
      stands: stands(support, kind, from, to, ground, zero - (seams[0]?.[0][1] ?? tankHeight / 2) * scale),
    };
  });
  const top = zero - tankHeight * scale;
  return { height: bottom + margin.bottom, scale, zero, top, left, right: left + drawn, ground, views: placed };
}

function stands(
  support: Vessel['support'],
  kind: View['kind'],
  left: number,
  right: number,
  ground: number,
  widest: number,
): string {
  if (support === 'ground') return '';
  if (support === 'legs') return `M${left} ${widest}V${ground}M${right} ${widest}V${ground}`;
  const shares = kind === 'side' ? [0.225, 0.775] : [0.5];
  return shares.map((share) => `M${left + share * (right - left) - 9} ${ground}v-14m18 0v14`).join('');
}

/** Height of the ground above a buried tank, in units of the sheet: a symbol, not to scale. */
export const groundCover = 14;

interface VesselViewsProps {
  placed: ReturnType<typeof placeVessel>;
  /** Level and height in m. */
  level: number;
  height: number;
  /** Formats a length in m. */
  size: (metres: number) => string;
  titles?: Readonly<Record<View['kind'], string>>;
  /** True for a tank under ground, which has neither legs nor saddles to see. */
  buried?: boolean;
}

/** Tank drawn to scale on its ground, filled to a level, with its dimensions. */
export function VesselViews({ placed, level, height, size, titles, buried = false }: VesselViewsProps) {
  const { views, left, right, ground, scale, zero, top } = placed;
  return (
    <g className={styles.views}>
      <Ground from={left - 12} to={right + 12} y={buried ? top - groundCover : ground} />
      {views.map((view) => (
        <g key={view.kind}>
          <path className="thin" d={(buried ? '' : view.stands) + view.seams} />
          <path className="liquid" d={view.liquid(level)} />
          <path d={view.outline} />
          <DimensionLine from={[view.left, ground + 12]} to={[view.right, ground + 12]} y={ground + 34} />
          <text x={(view.left + view.right) / 2} y={ground + 28} textAnchor="middle">
            {size((view.right - view.left) / scale)}
          </text>
          {titles && (
            <text x={(view.left + view.right) / 2} y={ground + 60} textAnchor="middle">
              {titles[view.kind]}
            </text>
          )}
        </g>
      ))}
      <DimensionLine from={[left - 4, zero]} to={[left - 4, top]} x={left - 26} />
      <text transform={`translate(${left - 32} ${(zero + top) / 2})rotate(-90)`} textAnchor="middle">
        {size(height)}
      </text>
    </g>
  );
}
