import { closeAtEnds, edgesOutline } from '../outline.ts';
import type { Vessel, View } from '../vessel.ts';
import type { HeadSolid } from './heads.ts';

/** One of the bodies that stand on one another in an upright tank. Levels from its own bottom. */
export interface Segment {
  height: number;
  /** Volume in m³ below a level in it. */
  volume(level: number): number;
  /** Left and right edge at a level, seen from the front or along the length. */
  edges(level: number): readonly [number, number];
  /** The same seen along the width, where that is another. */
  across?(level: number): readonly [number, number];
}

const both = (half: number) => [-half, half] as const;

export const cylinderSegment = (radius: number, height: number): Segment => ({
  height,
  volume: (level) => Math.PI * radius ** 2 * level,
  edges: () => both(radius),
});

/** A head that hangs under a shell. */
export const bottomSegment = ({ depth, fromTip, radiusAt }: HeadSolid): Segment => ({
  height: depth,
  volume: fromTip,
  edges: (level) => both(radiusAt(depth - level)),
});

/** A head that stands on a shell. */
export const topSegment = ({ depth, fromTip, radiusAt }: HeadSolid): Segment => ({
  height: depth,
  volume: (level) => fromTip(depth) - fromTip(depth - level),
  edges: (level) => both(radiusAt(level)),
});

/** A tank of bodies that stand on one another, the lowest first. */
export function stacked(segments: readonly Segment[], support: Vessel['support']): Vessel {
  let [level, below] = [0, 0];
  const placed = segments.map((segment) => {
    const at = { segment, from: level, below };
    level += segment.height;
    below += segment.volume(segment.height);
    return at;
  });
  const [height, capacity] = [level, below];
  const partAt = (wanted: number) => placed.findLast(({ from }) => from <= wanted) ?? placed[0];
  const view = (kind: View['kind'], edgesOf: (segment: Segment) => Segment['edges']): View => ({
    kind,
    outline: outlineOf(placed, edgesOf),
    seams: placed.slice(1).map(({ segment, from }) => {
      const [left, right] = edgesOf(segment)(0);
      return [left, from, right, from] as const;
    }),
  });
  const oblong = segments.some(({ across }) => across);
  return {
    height,
    support,
    capacity,
    volume: (wanted) => {
      const part = partAt(wanted);
      return part ? part.below + part.segment.volume(wanted - part.from) : 0;
    },
    views: oblong
      ? [view('side', ({ edges }) => edges), view('section', ({ across, edges }) => across ?? edges)]
      : [view('front', ({ edges }) => edges)],
  };
}

function outlineOf(
  placed: readonly { segment: Segment; from: number }[],
  edgesOf: (segment: Segment) => Segment['edges'],
) {
  const sides = placed.map(({ segment, from }) => {
    const points = edgesOutline(closeAtEnds(segment.height), edgesOf(segment));
    const half = points.length / 2;
    const lifted = points.map(([x, y]) => [x, y + from] as const);
    return { right: lifted.slice(0, half), left: lifted.slice(half) };
  });
  return [...sides.flatMap(({ right }) => right), ...[...sides].reverse().flatMap(({ left }) => left)];
}
