import { symmetricOutline } from '../outline.ts';
import type { Vessel } from '../vessel.ts';
import { halfChord } from './circle.ts';

/** A sphere: πh²(3R − h)/3. */
export function sphere(diameter: number): Vessel {
  const radius = diameter / 2;
  const volume = (level: number) => (Math.PI * level ** 2 * (3 * radius - level)) / 3;
  return {
    height: diameter,
    support: 'legs',
    volume,
    capacity: volume(diameter),
    views: [{ kind: 'front', outline: symmetricOutline(diameter, (level) => halfChord(radius, level)), seams: [] }],
  };
}
