import type { Tank } from 'tank-gauging/tank/tank-record';
import { ownVesselFields, vesselSize } from 'tank-gauging/tank/vessel-fields';
import type { OutlinePoint } from 'tank-gauging/vessel/geometry';
import { vesselParts } from 'tank-gauging/vessel/size';
import { leanPoints, type Vessel } from 'tank-gauging/vessel/vessel';
import type { Dimension, Point } from '../../shared/ui/drawing/WholeDrawing.tsx';
import type { placeVessel } from '../tank-table/VesselViews.tsx';

export type DimensionField = 'diameter' | 'length' | 'width' | 'height' | 'bottomDepth';

/** Part of a view that a field states, in m; points of a leaning vessel as if it stood upright. */
interface Measured {
  field: DimensionField;
  /** Index of the view. */
  view: number;
  from: OutlinePoint;
  to: OutlinePoint;
  side: 'above' | 'below' | 'left' | 'right';
}

/** What each dimension of the form measures on the vessel. */
function measuredParts(tank: Tank, { views }: Vessel): Measured[] {
  const size = vesselSize(tank);
  const { diameter, bodyLength: length, bodyWidth: width, bodyHeight: height, bottomDepth: depth } = size;
  const { bottom, isRound } = vesselParts(size);
  const hasDepth = ownVesselFields(tank).includes('bottomDepth');
  const radius = diameter / 2;
  if (tank.shape === 'bola')
    return [{ field: 'diameter', view: 0, from: [-radius, radius], to: [radius, radius], side: 'below' }];
  if (tank.shape === 'mendatar') {
    return [
      { field: 'length', view: 0, from: [0, 0], to: [length, 0], side: 'below' },
      isRound
        ? { field: 'diameter', view: 1, from: [-radius, radius], to: [radius, radius], side: 'below' }
        : { field: 'diameter', view: 0, from: [0, 0], to: [0, diameter], side: 'left' },
      ...(hasDepth
        ? [{ field: 'bottomDepth', view: 0, from: [-depth, radius], to: [0, diameter], side: 'above' } as const]
        : []),
    ];
  }
  const isBox = tank.shape === 'persegi';
  const half = isBox ? length / 2 : radius;
  // The shell stands on its bottom, whose upper edge is the lowest seam.
  const foot = bottom === 'datar' ? 0 : (views[0]?.seams[0]?.[0][1] ?? 0);
  const edge = bottom === 'miring' ? 0 : foot;
  return [
    { field: isBox ? 'length' : 'diameter', view: 0, from: [-half, edge], to: [half, foot], side: 'below' },
    { field: 'height', view: 0, from: [-half, foot], to: [-half, foot + height], side: 'left' },
    ...(isBox ? [{ field: 'width', view: 1, from: [-width / 2, 0], to: [width / 2, 0], side: 'below' } as const] : []),
    ...(hasDepth
      ? [
          {
            field: 'bottomDepth',
            view: isBox ? 1 : 0,
            from: [isBox ? width / 2 : 0, 0],
            to: [isBox ? width / 2 : half, foot],
            side: 'right',
          } as const,
        ]
      : []),
  ];
}

/** A dimension of the form on the drawing of its tank, in units of the sheet. */
export interface FieldDimension {
  field: DimensionField;
  side: Measured['side'];
  line: Dimension;
  /** Degrees by which the line is turned about its first point, with a leaning vessel. */
  turn: number;
  /** Place of its value, next to the middle of the line. */
  at: Point;
}

/** From the vessel to its dimension lines. */
const away = { above: -26, below: 34, left: -26, right: 26 } as const;
/** Between the middles of two values below the vessel, so that neither covers the other. */
const apart = 128;

/** Dimension lines of the fields on a placed vessel. */
export function placeDimensions(tank: Tank, vessel: Vessel, placed: ReturnType<typeof placeVessel>): FieldDimension[] {
  const size = vesselSize(tank);
  const lean = leanPoints(size);
  const leans = vesselParts(size).leans;
  const dimensions = measuredParts(tank, vessel).flatMap(({ field, view, side, ...ends }): FieldDimension[] => {
    const { place } = placed.views[view] ?? {};
    if (!place) return [];
    const turned = leans && view === 0;
    const [from, seen] = [ends.from, ends.to].map((point) => place(turned ? lean(point) : point)) as [Point, Point];
    const along = Math.hypot(seen[0] - from[0], seen[1] - from[1]);
    const flat = side === 'below' || side === 'above';
    const to: Point = turned ? [from[0] + (flat ? along : 0), from[1] - (flat ? 0 : along)] : seen;
    const turn = turned ? -(Math.atan(size.slope / 100) * 180) / Math.PI : 0;
    const outer = { above: placed.top, below: placed.ground, left: from[0], right: Math.max(from[0], to[0]) }[side];
    const line: Dimension = flat ? { from, to, y: outer + away[side] } : { from, to, x: outer + away[side] };
    const middle: Point = [line.x ?? (from[0] + to[0]) / 2, line.y ?? (from[1] + to[1]) / 2];
    return [{ field, side, line, turn, at: turnAbout(from, middle, turn) }];
  });
  return spread(dimensions);
}

function turnAbout([x0, y0]: Point, [x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x0 + (x - x0) * cos - (y - y0) * sin, y0 + (x - x0) * sin + (y - y0) * cos];
}

/** Moves two values below narrow views apart. */
function spread(dimensions: FieldDimension[]): FieldDimension[] {
  const below = dimensions.filter(({ side }) => side === 'below');
  const [first, second] = below;
  const missing = first && second ? apart - (second.at[0] - first.at[0]) : 0;
  if (missing <= 0) return dimensions;
  return dimensions.map((one) => {
    const way = one === first ? -1 : one === second ? 1 : 0;
    return { ...one, at: [one.at[0] + (way * missing) / 2, one.at[1]] };
  });
}
