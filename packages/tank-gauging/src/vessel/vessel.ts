import {
  cone,
  cutVolume,
  densePlaces,
  ellipsoid,
  type HeadSolid,
  halfChord,
  integrate,
  type OutlinePoint,
  segmentArea,
  sphericalCap,
  torisphere,
} from './geometry.ts';
import { type Head, type TankSize, vesselParts } from './size.ts';

/** Tank as a solid: inside dimensions in m; levels in m as read at the gauging point. */
export interface Vessel {
  height: number;
  /** Volume in m³ below a level between 0 and `height`. */
  volume(level: number): number;
  /** Total volume in m³. A tilted tank holds more than the volume below its highest readable level. */
  capacity: number;
  support: 'ground' | 'saddles' | 'legs';
  /** Levels in m between which a floating roof neither stands nor floats, so that a volume is uncertain. */
  legZone?: readonly [low: number, high: number];
  views: readonly View[];
}

export interface View {
  kind: 'front' | 'side' | 'section';
  outline: readonly OutlinePoint[];
  /** Welds and edges as lines between two points. */
  seams: readonly (readonly [OutlinePoint, OutlinePoint])[];
}

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Litres below a level in m, clamped to the tank's height. */
export const litresBelow = (vessel: Vessel, level: number): number =>
  vessel.volume(clamp(level, 0, vessel.height)) * 1000;

/** Litres in the completely filled tank. */
export const fullLitres = (vessel: Vessel): number => vessel.capacity * 1000;

/** Builds the vessel of a tank size; values of other shapes are ignored. */
export function buildVessel(values: TankSize): Vessel {
  const { shape, diameter } = values;
  if (shape === 'mendatar') return vesselParts(values).isRound ? horizontalVessel(values) : roadTanker(values);
  if (shape === 'bola') return stackBodies([circle(diameter / 2)], 'legs');
  const { bottom, leans } = vesselParts(values);
  const onGround = bottom === 'datar' || bottom === 'miring';
  const upright = stackBodies(
    [...bottomBodies(values), ...shell(values), ...above(values)],
    onGround ? 'ground' : 'legs',
  );
  if (leans) return tiltedVessel(upright, values);
  return shape === 'tegak' && values.roofMass > 0 ? underRoof(upright, values) : upright;
}

/** Assumed density in kg/m³ of the liquid below a floating roof. */
const usualDensity = 800;

/**
 * Floating roof with a flat deck (API MPMS 2.2A): afloat it displaces its mass of liquid; from the deck's underside on
 * its legs up to its draught the displacement rises with the level.
 */
function underRoof(open: Vessel, { diameter, roofMass, roofLegs, density }: TankSize): Vessel {
  const displaced = (roofMass * 1000) / (density || usualDensity);
  const deck = (Math.PI / 4) * diameter ** 2;
  const displacedAt = (level: number) => clamp(deck * (level - roofLegs), 0, displaced);
  return {
    ...open,
    legZone: [roofLegs, roofLegs + displaced / deck],
    capacity: open.capacity - displacedAt(open.height),
    volume: (level) => Math.max(0, open.volume(level) - displacedAt(level)),
  };
}

/**
 * Heads on a cylinder of `radius`, inside dimensions. Klöpper: dish D, knuckle 0.1 D (DIN 28011). Korbbogen: 0.8 D and
 * 0.154 D (DIN 28013). ASME flanged and dished: D and 0.06 D (ASME BPVC VIII-1, UG-32).
 */
const heads: Readonly<Record<Head, (radius: number, depth: number, tip: number) => HeadSolid>> = {
  datar: (radius) => ({ depth: 0, breaks: [], radiusAt: () => radius }),
  elips: ellipsoid,
  'setengah-bola': (radius) => ellipsoid(radius, radius),
  kloepper: (radius) => torisphere(2, 0.2, radius),
  korbbogen: (radius) => torisphere(1.6, 0.308, radius),
  asme: (radius) => torisphere(2, 0.12, radius),
  tembereng: (radius, depth) => sphericalCap(radius, Math.min(depth, radius)),
  kerucut: cone,
};

type Edges = (level: number) => readonly [left: number, right: number];

/** One body in a vertical stack; levels from its own bottom. */
interface Body {
  height: number;
  volume(level: number): number;
  /** Left and right edge at a level, in the front view or along the length. */
  edges: Edges;
  /** Edges seen along the width, where they differ. */
  across?: Edges;
}

const round = (height: number, radiusAt: (level: number) => number, breaks: readonly number[] = []): Body => ({
  height,
  volume: (level) => integrate((at) => Math.PI * radiusAt(at) ** 2, [0, ...breaks.filter((at) => at < level), level]),
  edges: (level) => [-radiusAt(level), radiusAt(level)],
});

const circle = (radius: number) => round(2 * radius, (level) => halfChord(radius, level));

const hangingHead = ({ depth, breaks, radiusAt }: HeadSolid): Body =>
  round(
    depth,
    (level) => radiusAt(depth - level),
    breaks.map((at) => depth - at),
  );

const prism = (length: number, width: number, height: number): Body => ({
  height,
  volume: (level) => length * width * level,
  edges: () => [-length / 2, length / 2],
  across: () => [-width / 2, width / 2],
});

function shell(values: TankSize): Body[] {
  const { shape, diameter, bodyLength, bodyWidth, bodyHeight } = values;
  if (shape === 'persegi') return [prism(bodyLength, bodyWidth, bodyHeight)];
  const { courses, topDiameter } = vesselParts(values);
  const wall = cone(diameter / 2, bodyHeight, topDiameter / 2);
  if (topDiameter > 0) return [round(bodyHeight, wall.radiusAt)];
  const first = bodyHeight - courses.reduce((sum, { height }) => sum + height, 0);
  const all = [{ height: Math.max(0, first), diameter }, ...courses];
  return all.map((course) => round(course.height, () => course.diameter / 2));
}

function bottomBodies(values: TankSize): Body[] {
  const { shape, diameter, bottomDepth, outlet } = values;
  const { bottom } = vesselParts(values);
  if (bottom === 'datar') return [];
  if (bottom === 'miring') return [slopedFloor(values)];
  // The silo's outlet is treated as closed, and as no wider than the silo.
  return [hangingHead(heads[bottom](diameter / 2, bottomDepth, shape === 'silo' ? Math.min(outlet, diameter) / 2 : 0))];
}

/** Floor that rises from the left edge to the right one. */
function slopedFloor({ shape, diameter, bodyLength, bodyWidth, bottomDepth: height }: TankSize): Body {
  const isBox = shape === 'persegi';
  const length = isBox ? bodyLength : diameter;
  const wet = (level: number) => segmentArea(diameter / 2, (diameter * level) / height);
  return {
    ...(isBox && prism(length, bodyWidth, height)),
    height,
    volume: (level) => (isBox ? (bodyWidth * length * level ** 2) / (2 * height) : integrate(wet, [0, level])),
    edges: (level) => [-length / 2, -length / 2 + (length * level) / height],
  };
}

function above(values: TankSize): Body[] {
  const { upperDiameter, upperLength, upperWidth, upperHeight } = values;
  const { upper, courses, topDiameter } = vesselParts(values);
  const diameter = courses.at(-1)?.diameter ?? (topDiameter || values.diameter);
  if (upper === 'tanpa') return [];
  if (upper === 'silinder') return [round(upperHeight, () => upperDiameter / 2)];
  if (upper === 'persegi') return [prism(upperLength, upperWidth, upperHeight)];
  const { depth, radiusAt, breaks } = heads[upper](diameter / 2, upperHeight, upperDiameter / 2);
  return [round(depth, radiusAt, breaks)];
}

/** Vessel of bodies stacked from the bottom up. */
function stackBodies(bodies: readonly Body[], support: Vessel['support']): Vessel {
  let [height, capacity] = [0, 0];
  const placed = bodies.map((body) => {
    const at = { ...body, from: height, below: capacity };
    height += body.height;
    capacity += body.volume(body.height);
    return at;
  });
  const front = buildView('front', placed);
  const sides = placed.map((body) => ({ ...body, edges: body.across ?? body.edges }));
  return {
    height,
    support,
    capacity,
    volume: (level) => {
      const part = placed.findLast(({ from }) => from <= level);
      return part ? part.below + part.volume(level - part.from) : 0;
    },
    views: bodies.some(({ across }) => across) ? [{ ...front, kind: 'side' }, buildView('section', sides)] : [front],
  };
}

function buildView(kind: View['kind'], bodies: readonly (Pick<Body, 'height' | 'edges'> & { from: number })[]): View {
  const rims = bodies.flatMap(({ height, edges, from }) =>
    densePlaces(height).map((level) => [...edges(level), from + level] as const),
  );
  return {
    kind,
    outline: [
      ...rims.map(([, right, level]) => [right, level] as const),
      ...rims.reverse().map(([left, , level]) => [left, level] as const),
    ],
    seams: bodies.slice(1).map(({ edges, from }) => {
      const [left, right] = edges(0);
      return [[left, from] as const, [right, from] as const] as const;
    }),
  };
}

/** Depth perpendicular to the floor at the low end of a tilted tank, when a tape at the gauging point reads `level`. */
function depthAtLowEnd({ slope, dipPoint }: TankSize, level: number): number {
  const angle = Math.atan(slope / 100);
  return (level + dipPoint * Math.sin(angle)) / Math.cos(angle);
}

/** Places points of an upright vessel in the view of the same one leaning, about its gauging point as (0, 0). */
export function leanPoints(values: TankSize): (point: OutlinePoint) => OutlinePoint {
  const { shape, slope, dipPoint, bodyLength, diameter } = values;
  if (!vesselParts(values).leans) return (point) => point;
  const angle = Math.atan(slope / 100);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const low = shape === 'mendatar' ? 0 : -(shape === 'persegi' ? bodyLength : diameter) / 2;
  return ([x, y]) => {
    const along = x - low - dipPoint;
    return [along * cos - y * sin, along * sin + y * cos];
  };
}

function leaningView({ kind, outline, seams }: View, values: TankSize): View {
  const lean = leanPoints(values);
  return { kind, outline: outline.map(lean), seams: seams.map(([from, to]) => [lean(from), lean(to)]) };
}

function tiltedVessel(upright: Vessel, values: TankSize): Vessel {
  const { shape, diameter, bodyWidth, bodyHeight } = values;
  const slope = values.slope / 100;
  const length = shape === 'persegi' ? values.bodyLength : diameter;
  const widthAt = (along: number) => (shape === 'persegi' ? bodyWidth : 2 * halfChord(diameter / 2, along));
  const [first, ...others] = upright.views;
  return {
    ...upright,
    height: bodyHeight * Math.hypot(1, slope),
    volume: (level) => {
      const low = depthAtLowEnd(values, level);
      // Liquid cannot be above the roof.
      const area = (along: number) => widthAt(along) * clamp(low - slope * along, 0, bodyHeight);
      const reaches = (depth: number) => clamp((low - depth) / slope, 0, length);
      return integrate(area, [0, reaches(bodyHeight), reaches(0), length]);
    },
    views: first ? [leaningView(first, values), ...others] : [],
  };
}

/** Horizontal tank with flat ends whose section is an ellipse, or two half circles with a rectangle between them. */
function roadTanker({ section, diameter: height, bodyWidth: width, bodyLength: length }: TankSize): Vessel {
  const radius = Math.min(height, width) / 2;
  const [beside, between] = [width / 2 - radius, height - 2 * radius];
  const half = (level: number) =>
    section === 'oval'
      ? (width / height) * halfChord(height / 2, level)
      : beside + halfChord(radius, clamp(level, 0, radius) + clamp(level - radius - between, 0, radius));
  const area = (level: number) =>
    section === 'oval'
      ? (width / height) * segmentArea(height / 2, level)
      : 2 * beside * level +
        2 * radius * clamp(level - radius, 0, between) +
        segmentArea(radius, Math.min(level, radius) + Math.max(0, level - radius - between));
  const box = prism(length, width, height);
  const edges: Edges = (level) => [-half(level), half(level)];
  return {
    height,
    support: 'saddles',
    volume: (level) => length * area(level),
    capacity: length * area(height),
    views: [buildView('side', [{ ...box, from: 0 }]), buildView('section', [{ height, edges, from: 0 }])],
  };
}

/** Horizontal cylinder with two heads, level or tilted along its axis. */
function horizontalVessel(values: TankSize): Vessel {
  const { diameter, bodyLength: length, heads: head, bottomDepth, secondHead, secondDepth } = values;
  const radius = diameter / 2;
  const headSolid = (name: Head, depth: number) => ({
    name,
    ...heads[name](radius, name === 'elips' ? radius / 2 : depth, 0),
  });
  const left = headSolid(head, bottomDepth);
  const right = secondHead === 'sama' ? left : headSolid(secondHead, secondDepth);
  const slope = vesselParts(values).leans ? values.slope / 100 : 0;
  const over = ({ breaks, depth }: HeadSolid) => [0, ...breaks, depth];
  const places = [
    ...over(left)
      .map((at) => -at)
      .reverse(),
    ...over(right).map((at) => length + at),
  ];
  const profile = (along: number) => {
    if (along < 0) return left.radiusAt(-along);
    return along > length ? right.radiusAt(along - length) : radius;
  };
  const leaningVolume = (level: number) => {
    const low = depthAtLowEnd(values, level) - radius;
    return cutVolume(profile, (along) => low - slope * along, places);
  };
  /** Half an ellipsoidal head holds πah²(1 − h/3R)/2. Dished, conical and spherical heads have no closed formula. */
  const inHead = (solid: ReturnType<typeof headSolid>, level: number) =>
    ['datar', 'elips', 'setengah-bola'].includes(solid.name)
      ? (Math.PI / 2) * solid.depth * level ** 2 * (1 - level / (3 * radius))
      : cutVolume(solid.radiusAt, () => level - radius, over(solid));
  const inHeads = (level: number) => inHead(left, level) + inHead(right, level);
  const along = [
    ...densePlaces(left.depth).map((at) => at - left.depth),
    ...densePlaces(right.depth).map((at) => at + length),
  ];
  const welds = [...(left.depth > 0 ? [0] : []), ...(right.depth > 0 ? [length] : [])];
  const side: View = {
    kind: 'side',
    outline: [
      ...along.map((at) => [at, radius + profile(at)] as const),
      ...[...along].reverse().map((at) => [at, radius - profile(at)] as const),
    ],
    seams: welds.map((weld) => [[weld, 0] as const, [weld, diameter] as const]),
  };
  return {
    height: diameter * Math.hypot(1, slope),
    support: 'saddles',
    volume: slope > 0 ? leaningVolume : (level) => length * segmentArea(radius, level) + inHeads(level),
    capacity: length * Math.PI * radius ** 2 + inHeads(diameter),
    views: [leaningView(side, values), buildView('section', [{ ...circle(radius), from: 0 }])],
  };
}
