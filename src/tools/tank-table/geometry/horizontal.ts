import { closeAtEnds, edgesOutline, symmetricOutline, turned } from '../outline.ts';
import type { OutlinePoint, Vessel, View } from '../vessel.ts';
import { halfChord, segmentArea } from './circle.ts';
import { type Head, type HeadSolid, headSolid } from './heads.ts';
import { cutHead, cutVolume } from './oblique.ts';
import { depthAlong, highestLevel, level0, type Tilt } from './tilt.ts';

interface HorizontalSize {
  diameter: number;
  /** Of the straight part. */
  length: number;
  head: Head;
  /** Of each head, where it has one of its own. */
  depth: number;
  tilt?: Tilt;
}

/** A lying cylinder with two equal heads, level or leaning along its axis. */
export function horizontal({ diameter, length, head, depth, tilt = level0 }: HorizontalSize): Vessel {
  const radius = diameter / 2;
  const end = head === 'datar' ? undefined : headSolid(head, radius, depth);
  const flat = segmentVolume(radius, length, head, end);
  return {
    height: highestLevel(tilt, diameter),
    support: 'saddles',
    volume: tilt.slope === 0 ? flat : leaningVolume(radius, length, end, tilt),
    capacity: Math.PI * radius ** 2 * length + 2 * (end?.fromTip(end.depth) ?? 0),
    views: [
      sideView(radius, length, end, tilt),
      { kind: 'section', outline: symmetricOutline(diameter, (level) => halfChord(radius, level)), seams: [] },
    ],
  };
}

function segmentVolume(radius: number, length: number, head: Head, end: HeadSolid | undefined) {
  const shell = (level: number) => length * segmentArea(radius, level);
  if (!end) return shell;
  // Both halves of an ellipsoid together: πah²(1 − h/3R). Other heads have no closed formula.
  const closed = head === 'elips' || head === 'setengah-bola';
  const both = (level: number) =>
    closed ? Math.PI * end.depth * level ** 2 * (1 - level / (3 * radius)) : 2 * cutHead(end, () => level - radius);
  return (level: number) => shell(level) + both(level);
}

function leaningVolume(radius: number, length: number, end: HeadSolid | undefined, tilt: Tilt) {
  return (level: number) => {
    const depth = depthAlong(tilt, level);
    const over = (along: number) => depth(along) - radius;
    const shell = cutVolume(() => radius, over, [0, length]);
    if (!end) return shell;
    return shell + cutHead(end, (out) => over(-out)) + cutHead(end, (out) => over(length + out));
  };
}

function sideView(radius: number, length: number, end: HeadSolid | undefined, { slope, gauge }: Tilt): View {
  const diameter = 2 * radius;
  const reach = (level: number) => end?.reach(level - radius) ?? 0;
  const outline = edgesOutline(closeAtEnds(diameter), (level) => [-reach(level), length + reach(level)]);
  const welds: OutlinePoint[] = end
    ? [
        [0, 0],
        [0, diameter],
        [length, 0],
        [length, diameter],
      ]
    : [];
  const placed = (points: readonly OutlinePoint[]) =>
    turned(
      points.map(([x, y]): OutlinePoint => [x - (slope === 0 ? length / 2 : gauge), y]),
      Math.atan(slope),
    );
  const [a, b, c, d] = placed(welds);
  return {
    kind: 'side',
    outline: placed(outline),
    seams:
      a && b && c && d
        ? [
            [...a, ...b],
            [...c, ...d],
          ]
        : [],
  };
}
