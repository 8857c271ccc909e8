import { fullLitres, keepLevel, litres, type Vessel } from './vessel.ts';

export interface LevelReading {
  /** m */
  level: number;
  /** Litres below and above the level. */
  content: number;
  ullage: number;
  full: number;
  /** Shares of the height and of the volume, 0 to 1. */
  heightShare: number;
  contentShare: number;
  /** Litres that a metre of level holds here. */
  perMetre: number;
}

/** What a tank holds at a level. */
export function readingAt(vessel: Vessel, wanted: number): LevelReading {
  const level = keepLevel(vessel, wanted);
  const content = litres(vessel, level);
  const full = fullLitres(vessel);
  const low = keepLevel(vessel, level - 0.005);
  const high = keepLevel(vessel, level + 0.005);
  return {
    level,
    content,
    ullage: full - content,
    full,
    heightShare: level / vessel.height,
    contentShare: content / full,
    perMetre: (litres(vessel, high) - litres(vessel, low)) / (high - low),
  };
}

export interface StockLimits {
  /** Levels in m: of the water at the bottom, of the outlet, and up to which it may be filled (0: to the top). */
  water: number;
  outlet: number;
  highest: number;
}

/** Litres of a stock: water, product over it, what cannot be drawn, what can, and what may still be filled in. */
export function stockAt(vessel: Vessel, level: number, { water, outlet, highest }: StockLimits) {
  const at = litres(vessel, level);
  const free = litres(vessel, Math.min(water, level));
  const dead = litres(vessel, Math.min(Math.max(water, outlet), level));
  const top = highest > 0 ? litres(vessel, highest) : fullLitres(vessel);
  return {
    water: free,
    product: at - free,
    dead: dead - free,
    usable: at - dead,
    room: Math.max(0, top - at),
    /** Litres over the highest filling. */
    over: Math.max(0, at - top),
    safe: top,
  };
}
