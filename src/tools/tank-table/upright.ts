import { halfChord } from './circle.ts';
import type { Vessel } from './vessel.ts';

export const bottomNames = ['datar', 'elips', 'kerucut'] as const;
export type Bottom = (typeof bottomNames)[number];

interface UprightSize {
  diameter: number;
  /** Height of the straight shell. */
  shell: number;
  /** Depth of the bottom under it. */
  depth: number;
}

/** A standing cylinder on a flat, ellipsoidal or conical bottom. */
export function upright({ bottom, ...size }: UprightSize & { bottom: Bottom }): Vessel {
  if (bottom === 'kerucut') return silo({ ...size, outlet: 0 });
  const depth = bottom === 'datar' ? 0 : size.depth;
  const radius = size.diameter / 2;
  const area = Math.PI * radius ** 2;
  return {
    height: depth + size.shell,
    support: depth > 0 ? 'legs' : 'ground',
    // Half an ellipsoid: πR²(h/a)²(a − h/3); over it πR²(h − a/3).
    volume: (level) => (level < depth ? area * (level / depth) ** 2 * (depth - level / 3) : area * (level - depth / 3)),
    views: [
      {
        kind: 'front',
        width: size.diameter,
        halfWidth: (level) => (level < depth ? (radius * halfChord(depth, level)) / depth : radius),
        seams: depth > 0 ? [[-radius, depth, radius, depth]] : [],
      },
    ],
  };
}

/** A standing cylinder on a cone; `outlet` is the diameter of the opening at its tip, which counts as closed. */
export function silo({ diameter, shell, depth, outlet }: UprightSize & { outlet: number }): Vessel {
  const radius = diameter / 2;
  const tip = Math.min(outlet, diameter) / 2;
  const radiusAt = (level: number) => (level < depth ? tip + ((radius - tip) * level) / depth : radius);
  const frustum = (level: number) => (Math.PI * level * (tip ** 2 + tip * radiusAt(level) + radiusAt(level) ** 2)) / 3;
  return {
    height: depth + shell,
    support: 'legs',
    volume: (level) => (level < depth ? frustum(level) : frustum(depth) + Math.PI * radius ** 2 * (level - depth)),
    views: [{ kind: 'front', width: diameter, halfWidth: radiusAt, seams: [[-radius, depth, radius, depth]] }],
  };
}

export function sphere(diameter: number): Vessel {
  const radius = diameter / 2;
  return {
    height: diameter,
    support: 'legs',
    volume: (level) => (Math.PI * level ** 2 * (3 * radius - level)) / 3,
    views: [{ kind: 'front', width: diameter, halfWidth: (level) => halfChord(radius, level), seams: [] }],
  };
}

export function rectangular({ length, width, height }: { length: number; width: number; height: number }): Vessel {
  const side = (kind: 'side' | 'section', across: number) =>
    ({ kind, width: across, halfWidth: () => across / 2, seams: [] }) as const;
  return {
    height,
    support: 'ground',
    volume: (level) => length * width * level,
    views: [side('side', length), side('section', width)],
  };
}
