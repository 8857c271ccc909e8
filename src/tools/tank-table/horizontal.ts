import { halfChord, segmentArea } from './circle.ts';
import { kloepperDepth, kloepperReach, kloepperVolume } from './kloepper.ts';
import type { Vessel } from './vessel.ts';

export const headNames = ['datar', 'elips', 'setengah-bola', 'kloepper'] as const;
export type Head = (typeof headNames)[number];

/** Depth of each ellipsoidal head over the radius; 1 is the hemisphere, 1/2 the usual 2:1 head. */
const ellipsoidal = { elips: 0.5, 'setengah-bola': 1 } as const;

/** How far one head reaches out at a distance from the axis, and what both heads hold below a level. */
function headOf(head: Head, radius: number) {
  if (head === 'datar') return { depth: 0, reach: () => 0, both: () => 0 };
  if (head === 'kloepper') {
    return {
      depth: kloepperDepth * 2 * radius,
      reach: (offset: number) => kloepperReach(radius, offset),
      both: (level: number) => 2 * kloepperVolume(radius, level),
    };
  }
  const depth = ellipsoidal[head] * radius;
  return {
    depth,
    reach: (offset: number) => depth * Math.sqrt(Math.max(0, 1 - (offset / radius) ** 2)),
    // Both heads together are an ellipsoid: πah²(1 − h/3R).
    both: (level: number) => Math.PI * depth * level ** 2 * (1 - level / (3 * radius)),
  };
}

/** A lying cylinder; `length` is that of its straight part. */
export function horizontal({ diameter, length, head }: { diameter: number; length: number; head: Head }): Vessel {
  const radius = diameter / 2;
  const { depth, reach, both } = headOf(head, radius);
  const weld = length / 2;
  return {
    height: diameter,
    support: 'saddles',
    volume: (level) => length * segmentArea(radius, level) + both(level),
    views: [
      {
        kind: 'side',
        width: length + 2 * depth,
        halfWidth: (level) => weld + reach(level - radius),
        seams: depth > 0 ? [-weld, weld].map((x) => [x, 0, x, diameter] as const) : [],
      },
      { kind: 'section', width: diameter, halfWidth: (level) => halfChord(radius, level), seams: [] },
    ],
  };
}
