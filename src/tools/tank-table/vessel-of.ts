import { cone, ellipsoid, headSolid } from './geometry/heads.ts';
import { horizontal } from './geometry/horizontal.ts';
import { boxSegment, leaningPrism, slopedFloor, slopedRoundFloor } from './geometry/prism.ts';
import { sphere } from './geometry/sphere.ts';
import { bottomSegment, cylinderSegment, type Segment, stacked, topSegment } from './geometry/stack.ts';
import { bottomOf, leans, upperOf } from './tank-fields.ts';
import type { TankSize } from './tank-inputs.ts';
import type { Vessel } from './vessel.ts';

/** The tank that the values describe; what belongs to another shape counts for nothing. */
export function vesselOf(values: TankSize): Vessel {
  const { shape, diameter, bodyLength, bodyWidth, bodyHeight, slope, dipPoint } = values;
  const tilt = { slope: leans(values) ? slope / 100 : 0, gauge: dipPoint };
  if (shape === 'bola') return sphere(diameter);
  if (shape === 'mendatar')
    return horizontal({ diameter, length: bodyLength, head: values.heads, depth: values.bottomDepth, tilt });
  if (tilt.slope > 0) {
    return shape === 'persegi'
      ? leaningPrism({ length: bodyLength, width: bodyWidth, height: bodyHeight, tilt })
      : leaningPrism({ length: diameter, height: bodyHeight, tilt });
  }
  const body =
    shape === 'persegi' ? boxSegment(bodyLength, bodyWidth, bodyHeight) : cylinderSegment(diameter / 2, bodyHeight);
  const bottom = bottomOf(values);
  const onGround = bottom === 'datar' || bottom === 'miring';
  const support = shape !== 'silo' && onGround ? 'ground' : 'legs';
  return stacked([...below(values), body, ...above(values)], support);
}

function below(values: TankSize): Segment[] {
  const { shape, diameter, bodyLength, bodyWidth, bottomDepth, outlet } = values;
  const radius = diameter / 2;
  const bottom = bottomOf(values);
  // The opening of a silo counts as closed, and never as wider than the silo.
  if (shape === 'silo') return [bottomSegment(cone(radius, bottomDepth, Math.min(outlet, diameter) / 2))];
  if (shape === 'persegi') return bottom === 'miring' ? [slopedFloor(bodyLength, bodyWidth, bottomDepth)] : [];
  switch (bottom) {
    case 'datar':
      return [];
    case 'miring':
      return [slopedRoundFloor(radius, bottomDepth)];
    case 'elips':
      return [bottomSegment(ellipsoid(radius, bottomDepth))];
    default:
      return [bottomSegment(headSolid(bottom, radius, bottomDepth))];
  }
}

function above(values: TankSize): Segment[] {
  const { diameter, upperDiameter, upperLength, upperWidth, upperHeight } = values;
  const upper = upperOf(values);
  const radius = diameter / 2;
  switch (upper) {
    case 'tanpa':
      return [];
    case 'silinder':
      return [cylinderSegment(upperDiameter / 2, upperHeight)];
    case 'persegi':
      return [boxSegment(upperLength, upperWidth, upperHeight)];
    case 'elips':
      return [topSegment(ellipsoid(radius, upperHeight))];
    case 'kerucut':
      return [topSegment(cone(radius, upperHeight, upperDiameter / 2))];
    default:
      return [topSegment(headSolid(upper, radius, upperHeight))];
  }
}
