import {
  closeAtEnds,
  cone,
  cutHead,
  cutVolume,
  depthAlong,
  edgesOutline,
  ellipsoid,
  type HeadSolid,
  halfChord,
  highestLevel,
  level0,
  type OutlinePoint,
  segmentArea,
  sphericalCap,
  symmetricOutline,
  type Tilt,
  torisphere,
  torispheres,
  turn,
} from './geometry.ts';
import { bottomOf, type Head, leans, type TankSize, upperOf } from './tank-inputs.ts';

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
  seams: readonly (readonly [OutlinePoint, OutlinePoint])[];
}

const keep = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The level as the tank can have it: never under its bottom, never over its top. */
export const keepLevel = (vessel: Vessel, level: number): number => keep(level, 0, vessel.height);

/** Litres below a level. */
export const litres = (vessel: Vessel, level: number): number => vessel.volume(keepLevel(vessel, level)) * 1000;

/** Litres that it holds when it is full to the last corner. */
export const fullLitres = (vessel: Vessel): number => vessel.capacity * 1000;

/** The tank that the values describe; what belongs to another shape counts for nothing. */
export function vesselOf(values: TankSize): Vessel {
  const { shape, diameter, bodyLength, bodyWidth, bodyHeight, slope, dipPoint } = values;
  const tilt = { slope: leans(values) ? slope / 100 : 0, gauge: dipPoint };
  if (shape === 'bola') return sphere(diameter);
  if (shape === 'mendatar')
    return horizontal({ diameter, length: bodyLength, head: values.heads, depth: values.bottomDepth, tilt });
  if (tilt.slope > 0) {
    return shape === 'persegi'
      ? leaningPrism({ length: bodyLength, width: bodyWidth, height: bodyHeight, tilt })
      : leaningPrism({ length: diameter, height: bodyHeight, tilt });
  }
  const body =
    shape === 'persegi' ? boxSegment(bodyLength, bodyWidth, bodyHeight) : cylinderSegment(diameter / 2, bodyHeight);
  const bottom = bottomOf(values);
  const onGround = bottom === 'datar' || bottom === 'miring';
  const support = shape !== 'silo' && onGround ? 'ground' : 'legs';
  return stacked([...below(values), body, ...above(values)], support);
}

function below(values: TankSize): Segment[] {
  const { shape, diameter, bodyLength, bodyWidth, bottomDepth, outlet } = values;
  const radius = diameter / 2;
  const bottom = bottomOf(values);
  // The opening of a silo counts as closed, and never as wider than the silo.
  if (shape === 'silo') return [bottomSegment(cone(radius, bottomDepth, Math.min(outlet, diameter) / 2))];
  if (shape === 'persegi') return bottom === 'miring' ? [slopedFloor(bodyLength, bodyWidth, bottomDepth)] : [];
  switch (bottom) {
    case 'datar':
      return [];
    case 'miring':
      return [slopedRoundFloor(radius, bottomDepth)];
    case 'elips':
      return [bottomSegment(ellipsoid(radius, bottomDepth))];
    default:
      return [bottomSegment(headSolid(bottom, radius, bottomDepth))];
  }
}

function above(values: TankSize): Segment[] {
  const { diameter, upperDiameter, upperLength, upperWidth, upperHeight } = values;
  const upper = upperOf(values);
  const radius = diameter / 2;
  switch (upper) {
    case 'tanpa':
      return [];
    case 'silinder':
      return [cylinderSegment(upperDiameter / 2, upperHeight)];
    case 'persegi':
      return [boxSegment(upperLength, upperWidth, upperHeight)];
    case 'elips':
      return [topSegment(ellipsoid(radius, upperHeight))];
    case 'kerucut':
      return [topSegment(cone(radius, upperHeight, upperDiameter / 2))];
    default:
      return [topSegment(headSolid(upper, radius, upperHeight))];
  }
}

/** The head of a cylinder of `radius`; `depth` counts for those that have one of their own. */
function headSolid(head: Exclude<Head, 'datar'>, radius: number, depth: number): HeadSolid {
  switch (head) {
    case 'elips':
      return ellipsoid(radius, radius / 2);
    case 'setengah-bola':
      return ellipsoid(radius, radius);
    case 'tembereng':
      return sphericalCap(radius, Math.min(depth, radius));
    case 'kerucut':
      return cone(radius, depth);
    default:
      return torisphere(torispheres[head], radius);
  }
}

/** One of the bodies that stand on one another in an upright tank. Levels from its own bottom. */
interface Segment {
  height: number;
  /** Volume in m³ below a level in it. */
  volume(level: number): number;
  /** Left and right edge at a level, seen from the front or along the length. */
  edges(level: number): readonly [number, number];
  /** The same seen along the width, where that is another. */
  across?(level: number): readonly [number, number];
}

const both = (half: number) => [-half, half] as const;

const cylinderSegment = (radius: number, height: number): Segment => ({
  height,
  volume: (level) => Math.PI * radius ** 2 * level,
  edges: () => both(radius),
});

/** A head that hangs under a shell. */
const bottomSegment = ({ depth, fromTip, radiusAt }: HeadSolid): Segment => ({
  height: depth,
  volume: fromTip,
  edges: (level) => both(radiusAt(depth - level)),
});

/** A head that stands on a shell. */
const topSegment = ({ depth, fromTip, radiusAt }: HeadSolid): Segment => ({
  height: depth,
  volume: (level) => fromTip(depth) - fromTip(depth - level),
  edges: (level) => both(radiusAt(level)),
});

/** A tank of bodies that stand on one another, the lowest first. */
function stacked(segments: readonly Segment[], support: Vessel['support']): Vessel {
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
      return [
        [left, from],
        [right, from],
      ] as const;
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
const slopedRoundFloor = (radius: number, rise: number): Segment => ({
  height: rise,
  volume: (level) => hoof(radius, level - rise / 2, rise / (2 * radius)),
  edges: (level) => [-radius, -radius + (2 * radius * level) / rise],
});

/** A rectangular floor that rises along its length. */
const slopedFloor = (length: number, width: number, rise: number): Segment => ({
  height: rise,
  volume: (level) => (width * length * level ** 2) / (2 * rise),
  edges: (level) => [-length / 2, -length / 2 + (length * level) / rise],
  across: () => [-width / 2, width / 2],
});

const boxSegment = (length: number, width: number, height: number): Segment => ({
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

const rectangle = (left: number, right: number, height: number): OutlinePoint[] => [
  [left, 0],
  [right, 0],
  [right, height],
  [left, height],
];

/** An upright cylinder or box with flat ends that leans. */
function leaningPrism({ length, width, height, tilt }: PrismSize): Vessel {
  const over = (low: number) => {
    // Depths fall along the tank: seen from its high end they rise by the slope.
    const far = low - tilt.slope * length;
    return width === undefined ? hoof(length / 2, (low + far) / 2, tilt.slope) : width * wedge(length, far, tilt.slope);
  };
  const half = (width ?? 0) / 2;
  const side: View = {
    kind: width === undefined ? 'front' : 'side',
    outline: rectangle(0, length, height).map(turn(Math.atan(tilt.slope), tilt.gauge)),
    seams: [],
  };
  const section: View = { kind: 'section', outline: rectangle(-half, half, height), seams: [] };
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
function horizontal({ diameter, length, head, depth, tilt = level0 }: HorizontalSize): Vessel {
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
  const place = turn(Math.atan(slope), slope === 0 ? length / 2 : gauge);
  return {
    kind: 'side',
    outline: outline.map(place),
    seams: end ? [0, length].map((weld) => [place([weld, 0]), place([weld, diameter])] as const) : [],
  };
}

/** A sphere: πh²(3R − h)/3. */
function sphere(diameter: number): Vessel {
  const radius = diameter / 2;
  const volume = (level: number) => (Math.PI * level ** 2 * (3 * radius - level)) / 3;
  return {
    height: diameter,
    support: 'legs',
    volume,
    capacity: volume(diameter),
    views: [{ kind: 'front', outline: symmetricOutline(diameter, (level) => halfChord(radius, level)), seams: [] }],
  };
}
