/**
 * Area in m² of a circle of `radius` below a line at `level` over its lowest point, both in m:
 * R²·acos((R − h)/R) − (R − h)·√(2Rh − h²).
 */
export function segmentArea(radius: number, level: number): number {
  if (level <= 0 || radius <= 0) return 0;
  if (level >= 2 * radius) return Math.PI * radius ** 2;
  const below = radius - level;
  return radius ** 2 * Math.acos(below / radius) - below * Math.sqrt(level * (2 * radius - level));
}

/** Half the width of a circle at `level` over its lowest point. */
export function halfChord(radius: number, level: number): number {
  return Math.sqrt(Math.max(0, level * (2 * radius - level)));
}
