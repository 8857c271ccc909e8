export type OutlinePoint = readonly [x: number, y: number];

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

interface Node {
  at: number;
  weight: number;
}

/** Nodes and weights of Gauss and Legendre on [-1, 1], found with Newton's method. */
function legendreNodes(count: number): Node[] {
  return Array.from({ length: count }, (_, index) => {
    let at = Math.cos((Math.PI * (index + 0.75)) / (count + 0.5));
    let slope = 1;
    for (let round = 0; round < 8; round++) {
      let [before, value] = [0, 1];
      for (let degree = 1; degree <= count; degree++) {
        [before, value] = [value, ((2 * degree - 1) * at * value - (degree - 1) * before) / degree];
      }
      slope = (count * (at * value - before)) / (at * at - 1);
      at -= value / slope;
    }
    return { at, weight: 2 / ((1 - at * at) * slope * slope) };
  });
}

const nodes = legendreNodes(24);

/** Integral of a function that is smooth between its two limits. */
function integrate(value: (at: number) => number, from: number, to: number): number {
  const half = (to - from) / 2;
  const middle = (from + to) / 2;
  return half * nodes.reduce((sum, { at, weight }) => sum + weight * value(middle + half * at), 0);
}

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

/** The end of a cylinder: a solid of revolution that begins at the weld and ends at its tip. */
export interface HeadSolid {
  /** m from the weld to the tip. */
  depth: number;
  /** Distances from the weld at which the profile changes its law. */
  breaks: readonly number[];
  /** How far it reaches out at a distance from the axis. */
  reach(offset: number): number;
  /** Its radius at a distance from the weld. */
  radiusAt(over: number): number;
  /** Volume in m³ from the tip up to a height over it. */
  fromTip(height: number): number;
}

const root = (value: number) => Math.sqrt(Math.max(0, value));

/** Half an ellipsoid of revolution: πR²(h/a)²(a − h/3). */
export const ellipsoid = (radius: number, depth: number): HeadSolid => ({
  depth,
  breaks: [],
  reach: (offset) => depth * root(1 - (offset / radius) ** 2),
  radiusAt: (over) => radius * root(1 - (over / depth) ** 2),
  fromTip: (height) => Math.PI * radius ** 2 * (height / depth) ** 2 * (depth - height / 3),
});

/** A frustum that narrows from `radius` to `tip`: πh(r² + rs + s²)/3. */
export const cone = (radius: number, depth: number, tip = 0): HeadSolid => {
  const radiusAt = (over: number) => radius + ((tip - radius) * over) / depth;
  return {
    depth,
    breaks: [],
    reach: (offset) => (radius === tip ? depth : Math.min(1, (radius - Math.abs(offset)) / (radius - tip)) * depth),
    radiusAt,
    fromTip: (height) => {
      const top = radiusAt(depth - height);
      return (Math.PI * height * (tip ** 2 + tip * top + top ** 2)) / 3;
    },
  };
};

/** A cap of a sphere as deep as `depth`, at most half the sphere: πh²(3r − h)/3. */
export const sphericalCap = (radius: number, depth: number): HeadSolid => {
  const ball = (radius ** 2 + depth ** 2) / (2 * depth);
  return {
    depth,
    breaks: [],
    reach: (offset) => depth - ball + root(ball ** 2 - offset ** 2),
    radiusAt: (over) => root(ball ** 2 - (over + ball - depth) ** 2),
    fromTip: (height) => (Math.PI * height ** 2 * (3 * ball - height)) / 3,
  };
};

/** A dished head: a dish of one radius that meets the cylinder in a knuckle of a smaller one, in radii of the cylinder. */
interface TorisphereShape {
  dish: number;
  knuckle: number;
}

/**
 * Klöpper: dish D, knuckle 0.1 D (DIN 28011). Korbbogen: 0.8 D and 0.154 D (DIN 28013). ASME flanged and dished: D and
 * 0.06 D (ASME BPVC VIII-1, UG-32). All taken at the inside.
 */
export const torispheres = {
  kloepper: { dish: 2, knuckle: 0.2 },
  korbbogen: { dish: 1.6, knuckle: 0.308 },
  asme: { dish: 2, knuckle: 0.12 },
} as const satisfies Record<string, TorisphereShape>;

/** Depth, profile and volume of a dished head on a cylinder of `radius`, in m and m³. */
export function torisphere({ dish, knuckle }: TorisphereShape, radius: number) {
  /** Where the two arcs meet: distance from the axis. */
  const rim = (dish * (1 - knuckle)) / (dish - knuckle);
  const centre = -Math.sqrt((dish - knuckle) ** 2 - (1 - knuckle) ** 2);
  const depth = centre + dish;
  /** How far over the weld they meet. */
  const joint = centre + Math.sqrt(dish ** 2 - rim ** 2);
  const reach = (at: number) =>
    at <= rim
      ? centre + Math.sqrt(dish ** 2 - at ** 2)
      : Math.sqrt(Math.max(0, knuckle ** 2 - (at - 1 + knuckle) ** 2));
  const radiusAt = (over: number) =>
    over >= joint
      ? Math.sqrt(Math.max(0, dish ** 2 - (over - centre) ** 2))
      : 1 - knuckle + Math.sqrt(knuckle ** 2 - over ** 2);
  // Solids of revolution: a spherical cap, and π∫(1 − k + √(k² − u²))² du through the knuckle.
  const cap = (height: number) => (Math.PI * height ** 2 * (3 * dish - height)) / 3;
  const ring = (over: number) => {
    const root = Math.sqrt(Math.max(0, knuckle ** 2 - over ** 2));
    const circle = over * root + knuckle ** 2 * Math.asin(Math.min(1, over / knuckle));
    return Math.PI * (((1 - knuckle) ** 2 + knuckle ** 2) * over + (1 - knuckle) * circle - over ** 3 / 3);
  };
  const fromTip = (height: number) => {
    const over = depth - height;
    return over >= joint ? cap(height) : cap(depth - joint) + ring(joint) - ring(over);
  };
  return {
    depth: depth * radius,
    breaks: [joint * radius],
    reach: (offset: number) => reach(Math.min(1, Math.abs(offset) / radius)) * radius,
    radiusAt: (over: number) => radiusAt(over / radius) * radius,
    fromTip: (height: number) => fromTip(height / radius) * radius ** 3,
  };
}

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

const steps = 48;

/** Levels from 0 to `height`, close together near both ends, where round tanks turn fastest. */
export const closeAtEnds = (height: number, count = steps): number[] =>
  Array.from({ length: count + 1 }, (_, step) => (height * (1 - Math.cos((Math.PI * step) / count))) / 2);

/** The closed outline of a view from its left and right edge at each level. */
export function edgesOutline(
  levels: readonly number[],
  edgesAt: (level: number) => readonly [number, number],
): OutlinePoint[] {
  const left = levels.map((level): OutlinePoint => [edgesAt(level)[0], level]);
  const right = levels.map((level): OutlinePoint => [edgesAt(level)[1], level]);
  return [...right, ...left.reverse()];
}

/** An outline that is the same left and right of its middle. */
export const symmetricOutline = (height: number, halfWidth: (level: number) => number): OutlinePoint[] =>
  edgesOutline(closeAtEnds(height), (level) => [-halfWidth(level), halfWidth(level)]);

/** The part of an outline below a level (Sutherland and Hodgman, for one edge). */
export function belowLevel(outline: readonly OutlinePoint[], level: number): OutlinePoint[] {
  return outline.flatMap(([x, y], index): OutlinePoint[] => {
    const [fromX, fromY] = outline.at(index - 1) ?? [x, y];
    const crosses = y <= level !== fromY <= level;
    const share = crosses ? (level - fromY) / (y - fromY) : 0;
    const crossing: OutlinePoint[] = crosses ? [[fromX + share * (x - fromX), level]] : [];
    return y <= level ? [...crossing, [x, y]] : crossing;
  });
}

/** Turns points about the place `origin` on the floor, which becomes (0, 0), by an angle in rad, counter-clockwise. */
export function turn(angle: number, origin: number) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]: OutlinePoint): OutlinePoint => [(x - origin) * cos - y * sin, (x - origin) * sin + y * cos];
}

/** How far an outline reaches. */
export function extentOf(outline: readonly OutlinePoint[]) {
  const [across, up] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return { left: Math.min(...across), right: Math.max(...across), low: Math.min(...up), high: Math.max(...up) };
}
