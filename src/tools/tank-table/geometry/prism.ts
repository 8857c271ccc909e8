import { turned } from '../outline.ts';
import type { OutlinePoint, Vessel, View } from '../vessel.ts';
import { segmentArea } from './circle.ts';
import type { Segment } from './stack.ts';
import { depthAlong, highestLevel, type Tilt } from './tilt.ts';

/**
 * Volume in m³ over a round floor of `radius` under a plane that lies `middle` m over its centre and rises by `slope`:
 * the hoof of a cylinder where it leaves part of the floor dry, otherwise πR²·middle.
 */
function hoof(radius: number, middle: number, slope: number): number {
  const dry = -middle / slope;
  if (dry <= -radius) return Math.PI * radius ** 2 * middle;
  if (dry >= radius) return 0;
  return slope * ((2 / 3) * (radius ** 2 - dry ** 2) ** 1.5 - dry * segmentArea(radius, radius - dry));
}

/** The same over a rectangular floor from 0 to `length`, per m of width; `first` is the depth at 0. */
function wedge(length: number, first: number, slope: number): number {
  const under = (depth: number) => Math.max(0, depth) ** 2 / 2;
  return (under(first + slope * length) - under(first)) / slope;
}

/** A round floor that rises by `rise` from its left edge to its right one, up to where it is covered. */
export const slopedRoundFloor = (radius: number, rise: number): Segment => ({
  height: rise,
  volume: (level) => hoof(radius, level - rise / 2, rise / (2 * radius)),
  edges: (level) => [-radius, -radius + (2 * radius * level) / rise],
});

/** A rectangular floor that rises along its length. */
export const slopedFloor = (length: number, width: number, rise: number): Segment => ({
  height: rise,
  volume: (level) => (width * length * level ** 2) / (2 * rise),
  edges: (level) => [-length / 2, -length / 2 + (length * level) / rise],
  across: () => [-width / 2, width / 2],
});

export const boxSegment = (length: number, width: number, height: number): Segment => ({
  height,
  volume: (level) => length * width * level,
  edges: () => [-length / 2, length / 2],
  across: () => [-width / 2, width / 2],
});

interface PrismSize {
  /** Length along which it leans, or diameter. */
  length: number;
  /** Width of a box; undefined for a cylinder. */
  width?: number;
  height: number;
  tilt: Tilt;
}

/** An upright cylinder or box with flat ends that leans. */
export function leaningPrism({ length, width, height, tilt }: PrismSize): Vessel {
  const over = (low: number) => {
    // Depths fall along the tank: seen from its high end they rise by the slope.
    const far = low - tilt.slope * length;
    return width === undefined ? hoof(length / 2, (low + far) / 2, tilt.slope) : width * wedge(length, far, tilt.slope);
  };
  const outline: readonly OutlinePoint[] = [
    [0, 0],
    [length, 0],
    [length, height],
    [0, height],
  ];
  const side: View = {
    kind: width === undefined ? 'front' : 'side',
    outline: turned(
      outline.map(([x, y]): OutlinePoint => [x - tilt.gauge, y]),
      Math.atan(tilt.slope),
    ),
    seams: [],
  };
  const half = (width ?? 0) / 2;
  const section: View = {
    kind: 'section',
    outline: [
      [half, 0],
      [half, height],
      [-half, height],
      [-half, 0],
    ],
    seams: [],
  };
  return {
    height: highestLevel(tilt, height),
    support: 'ground',
    // What lies over the roof is not in the tank.
    volume: (level) => {
      const low = depthAlong(tilt, level)(0);
      return over(low) - over(low - height);
    },
    capacity: (width === undefined ? Math.PI * (length / 2) ** 2 : length * width) * height,
    views: width === undefined ? [side] : [side, section],
  };
}
