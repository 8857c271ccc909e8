import { itemAt } from 'tank-gauging/item-at';

export type Point = readonly [x: number, y: number];

/**
 * Reduces a line to the points needed to stay within `tolerance`, in the units of the points. D. Douglas, T. Peucker,
 * Cartographica 10 (1973), 112.
 */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const [width, height] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(width, height);
  const offs = points.map(([x, y]) =>
    length === 0
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs(width * (first[1] - y) - (first[0] - x) * height) / length,
  );
  const farthest = offs.indexOf(Math.max(...offs));
  if (itemAt(offs, farthest) <= tolerance) return [first, last];
  const before = simplify(points.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplify(points.slice(farthest), tolerance)];
}
