import { bisect } from '../methods/root.ts';

/** Point of a view in m: x across, y up from the gauging point's zero level. */
export type OutlinePoint = readonly [x: number, y: number];

/** Area in m² of a circle of `radius` below `level`, both in m: R²·acos((R − h)/R) − (R − h)·√(2Rh − h²). */
export function segmentArea(radius: number, level: number): number {
  if (level <= 0 || radius <= 0) return 0;
  if (level >= 2 * radius) return Math.PI * radius ** 2;
  const toCentre = radius - level;
  return radius ** 2 * Math.acos(toCentre / radius) - toCentre * Math.sqrt(level * (2 * radius - level));
}

const root = (value: number) => Math.sqrt(Math.max(0, value));

/** Half chord of a circle at `level` above its lowest point. */
export const halfChord = (radius: number, level: number): number => root(level * (2 * radius - level));

/**
 * Nodes and weights on [-1, 1] of the tanh-sinh rule (Takahasi and Mori 1974), x = tanh(π/2 · sinh t): dense at both
 * ends, where round profiles have square-root singularities.
 */
const nodes = Array.from({ length: 33 }, (_, index) => {
  const t = (index - 16) / 5;
  const bend = (Math.PI / 2) * Math.sinh(t);
  return { at: Math.tanh(bend), weight: (Math.PI / 10) * (Math.cosh(t) / Math.cosh(bend) ** 2) };
});

/** Integral of a function that is smooth between successive `points`. */
export function integrate(value: (at: number) => number, points: readonly number[]): number {
  return points.slice(1).reduce((total, to, index) => {
    const from = points[index] ?? to;
    const half = (to - from) / 2;
    if (half === 0) return total;
    const at = (node: number) => value((from + to) / 2 + half * node);
    return total + half * nodes.reduce((sum, node) => sum + node.weight * at(node.at), 0);
  }, 0);
}

/** Zeros of a function between `from` and `to`, bracketed in 24 equal steps. */
function crossings(value: (at: number) => number, from: number, to: number): number[] {
  const places = Array.from({ length: 25 }, (_, step) => from + ((to - from) * step) / 24);
  return places.slice(1).flatMap((high, index) => {
    const low = places[index] ?? from;
    const dry = value(low) < 0;
    return dry === value(high) < 0 ? [] : [bisect((at) => value(at) < 0 === dry, low, high)];
  });
}

/**
 * Volume in m³ below a plane in a horizontal body of revolution, integrated along its axis. `radiusAt` and `levelAt`
 * give the radius and the height of the plane above the axis, in m; `places` are the ends and the breaks of the
 * profile.
 */
export function cutVolume(
  radiusAt: (at: number) => number,
  levelAt: (at: number) => number,
  places: readonly number[],
): number {
  const area = (at: number) => segmentArea(radiusAt(at), levelAt(at) + radiusAt(at));
  const turns = places.slice(1).flatMap((to, index) => {
    const from = places[index] ?? to;
    return [-1, 1].flatMap((side) => crossings((at) => levelAt(at) + side * radiusAt(at), from, to));
  });
  return integrate(
    area,
    [...places, ...turns].sort((a, b) => a - b),
  );
}

/** Solid of revolution from the weld on a cylinder to its tip. */
export interface HeadSolid {
  /** Depth from the weld to the tip in m. */
  depth: number;
  /** Distances from the weld in m where the formula of the profile changes. */
  breaks: readonly number[];
  radiusAt(over: number): number;
}

/** Semi-ellipsoid of revolution: the volume filled from the tip is πR²(h/a)²(a − h/3). */
export const ellipsoid = (radius: number, depth: number): HeadSolid => ({
  depth,
  breaks: [],
  radiusAt: (over) => radius * root(1 - (over / depth) ** 2),
});

/** Frustum that narrows from `radius` to `tip`, of volume πh(r² + rs + s²)/3. */
export const cone = (radius: number, depth: number, tip: number): HeadSolid => ({
  depth,
  breaks: [],
  radiusAt: (over) => radius + ((tip - radius) * over) / depth,
});

/** Spherical cap of `depth` up to a hemisphere, of volume πh²(3r − h)/3. */
export function sphericalCap(radius: number, depth: number): HeadSolid {
  const ball = (radius ** 2 + depth ** 2) / (2 * depth);
  return { depth, breaks: [], radiusAt: (over) => root(ball ** 2 - (over + ball - depth) ** 2) };
}

/** Dished head joined to the cylinder by a knuckle; dish and knuckle radius in units of the cylinder's radius. */
export function torisphere(dish: number, knuckle: number, radius: number): HeadSolid {
  const centre = -Math.sqrt((dish - knuckle) ** 2 - (1 - knuckle) ** 2);
  const joint = centre * (1 - dish / (dish - knuckle));
  const profile = (over: number) =>
    over >= joint ? root(dish ** 2 - (over - centre) ** 2) : 1 - knuckle + root(knuckle ** 2 - over ** 2);
  return {
    depth: (centre + dish) * radius,
    breaks: [joint * radius],
    radiusAt: (over) => profile(over / radius) * radius,
  };
}

/** Places from 0 to `length`, denser at both ends, where round profiles curve most. */
export const densePlaces = (length: number): number[] =>
  Array.from({ length: 49 }, (_, step) => (length * (1 - Math.cos((Math.PI * step) / 48))) / 2);

/** Part of an outline below a level (Sutherland–Hodgman clipping at one edge). */
export function belowLevel(outline: readonly OutlinePoint[], level: number): OutlinePoint[] {
  return outline.flatMap(([x, y], index): OutlinePoint[] => {
    const [fromX, fromY] = outline.at(index - 1) ?? [x, y];
    const crosses = y <= level !== fromY <= level;
    const share = crosses ? (level - fromY) / (y - fromY) : 0;
    const crossing: OutlinePoint[] = crosses ? [[fromX + share * (x - fromX), level]] : [];
    return y <= level ? [...crossing, [x, y]] : crossing;
  });
}

export function outlineExtent(outline: readonly OutlinePoint[]) {
  const [across, up] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return { left: Math.min(...across), right: Math.max(...across), low: Math.min(...up), high: Math.max(...up) };
}
