export type OutlinePoint = readonly [x: number, y: number];

/** A tank by its inside dimensions. Levels in m, as they are read at the gauging point, from its bottom there. */
export interface Vessel {
  /** The highest level that can be read. */
  height: number;
  /** Volume in m³ below a level between 0 and `height`. */
  volume(level: number): number;
  /** All that it can hold, in m³. A tilted tank holds more than is below its highest level. */
  capacity: number;
  /** What it stands on. */
  support: 'ground' | 'saddles' | 'legs';
  /** What it looks like from one or two sides. */
  views: readonly View[];
}

export interface View {
  kind: 'front' | 'side' | 'section';
  /** Its outline in m, closed: across, and up from level zero. */
  outline: readonly OutlinePoint[];
  /** Welds and edges: lines from one point to another. */
  seams: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[];
}

const keep = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The level as the tank can have it: never under its bottom, never over its top. */
export const keepLevel = (vessel: Vessel, level: number): number => keep(level, 0, vessel.height);

/** Litres below a level. */
export const litres = (vessel: Vessel, level: number): number => vessel.volume(keepLevel(vessel, level)) * 1000;

/** Litres that it holds when it is full to the last corner. */
export const fullLitres = (vessel: Vessel): number => vessel.capacity * 1000;
