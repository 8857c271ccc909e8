/** A tank by its inside dimensions. Levels count from its lowest point, in m. */
export interface Vessel {
  /** Level at which it is full. */
  height: number;
  /** Volume in m³ below a level between 0 and `height`. */
  volume(level: number): number;
  /** What it stands on. */
  support: 'ground' | 'saddles' | 'legs';
  /** What it looks like from one or two sides. */
  views: readonly View[];
}

/** An outline that is the same left and right of its middle. */
export interface View {
  kind: 'front' | 'side' | 'section';
  /** Half its width at a level, in m. */
  halfWidth(level: number): number;
  /** Its greatest width, in m. */
  width: number;
  /** Welds and edges: lines from one point to another, counted from the middle of the bottom. */
  seams: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[];
}

const keep = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The level as the tank can have it: never under its bottom, never over its top. */
export const keepLevel = (vessel: Vessel, level: number): number => keep(level, 0, vessel.height);

/** Litres below a level. */
export const litres = (vessel: Vessel, level: number): number => vessel.volume(keepLevel(vessel, level)) * 1000;
