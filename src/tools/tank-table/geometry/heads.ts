import { torisphere, torispheres } from './torisphere.ts';

export const headNames = [
  'datar',
  'elips',
  'setengah-bola',
  'kloepper',
  'korbbogen',
  'asme',
  'tembereng',
  'kerucut',
] as const;
export type Head = (typeof headNames)[number];

/** The end of a cylinder: a solid of revolution that begins at the weld and ends at its tip. */
export interface HeadSolid {
  /** m from the weld to the tip. */
  depth: number;
  /** Distances from the weld at which the profile changes its law. */
  breaks: readonly number[];
  /** How far it reaches out at a distance from the axis. */
  reach(offset: number): number;
  /** Its radius at a distance from the weld. */
  radiusAt(over: number): number;
  /** Volume in m³ from the tip up to a height over it. */
  fromTip(height: number): number;
}

/** Heads whose depth is typed; that of the others follows from the diameter. */
export const hasDepth = (head: Head): boolean => head === 'kerucut' || head === 'tembereng';

const root = (value: number) => Math.sqrt(Math.max(0, value));

/** Half an ellipsoid of revolution: πR²(h/a)²(a − h/3). */
export const ellipsoid = (radius: number, depth: number): HeadSolid => ({
  depth,
  breaks: [],
  reach: (offset) => depth * root(1 - (offset / radius) ** 2),
  radiusAt: (over) => radius * root(1 - (over / depth) ** 2),
  fromTip: (height) => Math.PI * radius ** 2 * (height / depth) ** 2 * (depth - height / 3),
});

/** A frustum that narrows from `radius` to `tip`: πh(r² + rs + s²)/3. */
export const cone = (radius: number, depth: number, tip = 0): HeadSolid => {
  const radiusAt = (over: number) => radius + ((tip - radius) * over) / depth;
  return {
    depth,
    breaks: [],
    reach: (offset) => (radius === tip ? depth : Math.min(1, (radius - Math.abs(offset)) / (radius - tip)) * depth),
    radiusAt,
    fromTip: (height) => {
      const top = radiusAt(depth - height);
      return (Math.PI * height * (tip ** 2 + tip * top + top ** 2)) / 3;
    },
  };
};

/** A cap of a sphere as deep as `depth`, at most half the sphere: πh²(3r − h)/3. */
export const sphericalCap = (radius: number, depth: number): HeadSolid => {
  const ball = (radius ** 2 + depth ** 2) / (2 * depth);
  return {
    depth,
    breaks: [],
    reach: (offset) => depth - ball + root(ball ** 2 - offset ** 2),
    radiusAt: (over) => root(ball ** 2 - (over + ball - depth) ** 2),
    fromTip: (height) => (Math.PI * height ** 2 * (3 * ball - height)) / 3,
  };
};

/** The head of a cylinder of `radius`; `depth` counts for those that have one of their own. */
export function headSolid(head: Exclude<Head, 'datar'>, radius: number, depth: number): HeadSolid {
  switch (head) {
    case 'elips':
      return ellipsoid(radius, radius / 2);
    case 'setengah-bola':
      return ellipsoid(radius, radius);
    case 'tembereng':
      return sphericalCap(radius, Math.min(depth, radius));
    case 'kerucut':
      return cone(radius, depth);
    default:
      return torisphere(torispheres[head], radius);
  }
}
