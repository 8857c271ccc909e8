/** How a tank leans, and where its level is read. */
export interface Tilt {
  /** Rise over run along the tank, 0.01 for 1 %. */
  slope: number;
  /** m along the tank from its low end to the gauging point. */
  gauge: number;
}

export const level0: Tilt = { slope: 0, gauge: 0 };

/**
 * The liquid over the bottom of a leaning tank, measured square to the bottom, at a place along it: a tape that hangs
 * plumb over the gauging point reads `level`.
 */
export function depthAlong({ slope, gauge }: Tilt, level: number): (along: number) => number {
  const angle = Math.atan(slope);
  return (along) => (level + (gauge - along) * Math.sin(angle)) / Math.cos(angle);
}

/** The highest level that a tape reads between bottom and top, `across` apart square to them. */
export const highestLevel = ({ slope }: Tilt, across: number): number => across * Math.hypot(1, slope);
