import type { ReactNode } from 'react';
import { belowLevel, type OutlinePoint, outlineExtent } from 'tank-gauging/vessel/geometry';
import type { Vessel, View } from 'tank-gauging/vessel/vessel';
import { DimensionLine, type Point } from '../../shared/ui/drawing/LineDrawing.tsx';
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
      className={`${styles.views} pens full block`}
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

interface SheetSpace {
  /** Room around the views, in units of the sheet. */
  margin: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
  /** Height of the tallest views, in units of the sheet. */
  highest: number;
  /** Height in m of a nozzle above the tank, drawn to the same scale. */
  above?: number;
  /** True for a sheet whose height does not depend on the tank. */
  even?: boolean;
}

const tableSpace: SheetSpace = { margin: { left: 62, right: 108, top: 40, bottom: 96 }, highest: 276 };
const gap = 40;

/** Places the views of a tank side by side on one scale. */
export function placeVessel({ views, height: tankHeight, support }: Vessel, space: SheetSpace = tableSpace) {
  const { margin, highest, above = 0, even = false } = space;
  const extents = views.map(({ outline }) => outlineExtent(outline));
  const gaps = gap * (extents.length - 1);
  const metres = extents.reduce((sum, { left, right }) => sum + right - left, 0);
  const low = Math.min(0, ...extents.map((extent) => extent.low));
  const high = Math.max(tankHeight, ...extents.map((extent) => extent.high)) + above;
  /** Sheet units per metre, equal in both directions and for all views. */
  const scale = Math.min((drawingWidth - margin.left - margin.right - gaps) / metres, highest / (high - low));
  const drawn = metres * scale + gaps;
  const left = (drawingWidth + margin.left - margin.right - drawn) / 2;
  /** Lowest point of the tank: below level zero when tilted. */
  const tall = (high - low) * scale;
  const bottom = margin.top + (even ? (highest + tall) / 2 : tall);
  const zero = bottom + low * scale;
  const ground = bottom + (support === 'ground' ? 0 : 16);
  let edge = left;
  const placed = views.map(({ kind, outline, seams }, index) => {
    const extent = extents[index] ?? { left: 0, right: 0 };
    const [from, to] = [edge, edge + (extent.right - extent.left) * scale];
    edge = to + gap;
    const place = ([x, y]: OutlinePoint): Point => [from + (x - extent.left) * scale, zero - y * scale];
    /** Closed SVG path through the points. */
    const path = (points: readonly OutlinePoint[]) => {
      const places = points.map((point) =>
        place(point)
          .map((at) => at.toFixed(1))
          .join(' '),
      );
      return places.length > 0 ? `M${places.join('L')}Z` : '';
    };
    return {
      kind,
      place,
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
  const height = even ? margin.top + highest + margin.bottom : bottom + margin.bottom;
  return { height, scale, zero, top, left, right: left + drawn, ground, views: placed };
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

interface VesselBodyProps {
  placed: ReturnType<typeof placeVessel>;
  /** Level in m. */
  level: number;
  /** True for a tank under ground, which has neither legs nor saddles to see. */
  buried?: boolean;
}

/** Tank on its ground, filled to a level. */
export function VesselBody({ placed, level, buried = false }: VesselBodyProps) {
  const { views, left, right, ground, top } = placed;
  return (
    <>
      <Ground from={left - 12} to={right + 12} y={buried ? top - groundCover : ground} />
      {views.map((view) => (
        <g key={view.kind}>
          <path className="thin" d={(buried ? '' : view.stands) + view.seams} />
          <path className="liquid" d={view.liquid(level)} />
          <path d={view.outline} />
        </g>
      ))}
    </>
  );
}

interface VesselViewsProps extends VesselBodyProps {
  /** Height in m. */
  height: number;
  /** Formats a length in m. */
  size: (metres: number) => string;
  titles?: Readonly<Record<View['kind'], string>>;
}

/** Tank drawn to scale on its ground, filled to a level, with its dimensions. */
export function VesselViews({ height, size, titles, ...body }: VesselViewsProps) {
  const { views, left, ground, scale, zero, top } = body.placed;
  return (
    <>
      <VesselBody {...body} />
      {views.map((view) => (
        <g key={view.kind}>
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
    </>
  );
}
