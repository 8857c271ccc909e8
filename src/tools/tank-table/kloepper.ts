import { segmentArea } from './circle.ts';
import { integrate } from './quadrature.ts';

/**
 * A torispherical (Klöpper) head on a horizontal cylinder: dish radius D, knuckle radius 0.1 D, as DIN 28011 has
 * them, taken at the inside. It is a body of revolution; its cross-sections are circles cut by the level, and there
 * is no closed formula for their sum, so it is integrated along the two arcs.
 */
const dish = 2;
const knuckle = 0.2;
/** Where the two arcs meet, as the angle of the dish; all lengths in radii of the cylinder. */
const meeting = Math.asin((1 - knuckle) / (dish - knuckle));
const rim = dish * Math.sin(meeting);
const centre = -Math.sqrt((dish - knuckle) ** 2 - (1 - knuckle) ** 2);

/** Depth of the head over the cylinder's diameter: 0.1938. */
export const kloepperDepth = (centre + dish) / 2;

/** How far the head of a cylinder of `radius` reaches out at `offset` from the axis, in m. */
export function kloepperReach(radius: number, offset: number): number {
  const at = Math.min(1, Math.abs(offset) / radius);
  const reach =
    at <= rim
      ? centre + Math.sqrt(dish ** 2 - at ** 2)
      : Math.sqrt(Math.max(0, knuckle ** 2 - (at - 1 + knuckle) ** 2));
  return reach * radius;
}

/** Volume below a line `under` the axis (0 to 1), in radii³. Split where the arcs meet, so that each part is smooth. */
function belowAxis(under: number): number {
  const area = (radius: number) => segmentArea(radius, radius - under);
  const alongKnuckle = (angle: number) => area(1 - knuckle + knuckle * Math.cos(angle)) * knuckle * Math.cos(angle);
  const alongDish = (angle: number) => area(dish * Math.sin(angle)) * dish * Math.sin(angle);
  const lowest = Math.acos(Math.min(1, Math.max(-1, (under - 1 + knuckle) / knuckle)));
  const inKnuckle = integrate(alongKnuckle, 0, Math.min(Math.PI / 2 - meeting, lowest));
  return under < rim ? inKnuckle + integrate(alongDish, Math.asin(under / dish), meeting) : inKnuckle;
}

const half = belowAxis(0);

/** Volume in m³ of one head below `level` over the lowest point of the cylinder, both in m. */
export function kloepperVolume(radius: number, level: number): number {
  const offset = Math.min(1, Math.max(-1, level / radius - 1));
  const share = offset <= 0 ? belowAxis(-offset) : 2 * half - belowAxis(offset);
  return share * radius ** 3;
}
