import { segmentArea } from './circle.ts';
import type { HeadSolid } from './heads.ts';
import { integrate } from './quadrature.ts';

/** Where a function changes its sign between two points, found by halving. */
function crossings(value: (at: number) => number, from: number, to: number): number[] {
  const parts = 24;
  const at = (part: number) => from + ((to - from) * part) / parts;
  return Array.from({ length: parts }, (_, part) => [at(part), at(part + 1)] as const)
    .filter(([low, high]) => value(low) < 0 !== value(high) < 0)
    .map(([low, high]) => {
      let [a, b] = [low, high];
      for (let round = 0; round < 48; round++) {
        const middle = (a + b) / 2;
        if (value(a) < 0 === value(middle) < 0) a = middle;
        else b = middle;
      }
      return (a + b) / 2;
    });
}

/** Integral of a function whose law changes at `breaks`, and which may turn steeply at them. */
function integrateBetween(value: (at: number) => number, breaks: readonly number[]): number {
  const points = [...breaks].sort((a, b) => a - b);
  return points.slice(1).reduce((sum, to, index) => {
    const from = points[index] ?? to;
    // 3t² − 2t³ leaves both ends slowly: the roots in the profiles of round bodies become smooth.
    return (
      sum + integrate((t) => value(from + (to - from) * t * t * (3 - 2 * t)) * 6 * t * (1 - t) * (to - from), 0, 1)
    );
  }, 0);
}

/**
 * Volume in m³ that a plane cuts off a lying body of revolution: the segments of its circles, summed along its axis.
 * @param radiusAt radius in m at a place on the axis
 * @param levelAt height in m of the plane over the axis at that place
 */
export function cutVolume(
  radiusAt: (at: number) => number,
  levelAt: (at: number) => number,
  [from, to, ...breaks]: readonly [number, number, ...number[]],
): number {
  const area = (at: number) => segmentArea(radiusAt(at), levelAt(at) + radiusAt(at));
  const enters = crossings((at) => levelAt(at) + radiusAt(at), from, to);
  const leaves = crossings((at) => levelAt(at) - radiusAt(at), from, to);
  return integrateBetween(area, [from, to, ...breaks, ...enters, ...leaves]);
}

/** What a plane cuts off a head; `levelAt` says how high it lies over the axis at a distance from the weld. */
export const cutHead = (head: HeadSolid, levelAt: (over: number) => number): number =>
  cutVolume(head.radiusAt, levelAt, [0, head.depth, ...head.breaks]);
