/**
 * `node scripts/coast.ts land-10m.json` writes the coast of Java from Natural Earth’s land at 1:10m (public domain;
 * npm package world-atlas), clipped to the map’s frame and simplified.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapFrame } from '../apps/site/src/shared/geo/java.ts';
import { type Point, simplify } from '../apps/site/src/shared/geo/simplify.ts';
import { paths } from './paths.ts';

interface Topology {
  transform: { scale: Point; translate: Point };
  arcs: readonly (readonly Point[])[];
  objects: { land: { geometries: readonly { arcs: readonly (readonly (readonly number[])[])[] }[] } };
}

/** Maximum deviation from the surveyed coast, degrees: 1.7 km, or 1.5 px at full width. */
const tolerance = 0.015;
/** Islands with this many points or fewer are left out, as they would be invisible. */
const fewest = 5;

/** Decodes TopoJSON: arcs are delta-encoded, and a negative index means the reversed arc. */
function outlines({ transform, arcs, objects }: Topology): Point[][] {
  const decoded = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Point => {
      [x, y] = [x + dx, y + dy];
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
    });
  });
  const chain = (index: number) => (index < 0 ? [...(decoded[~index] ?? [])].reverse() : (decoded[index] ?? []));
  return objects.land.geometries.flatMap(({ arcs: polygons }) => polygons.map(([shore = []]) => shore.flatMap(chain)));
}

/** Clips a polygon at one straight border (Sutherland–Hodgman). */
function cut(points: readonly Point[], axis: 0 | 1, border: number, above: boolean): Point[] {
  const inside = (point: Point) => point[axis] >= border === above;
  return points.flatMap((point, index) => {
    const before = points.at(index - 1) as Point;
    if (inside(point) === inside(before)) return inside(point) ? [point] : [];
    const share = (border - before[axis]) / (point[axis] - before[axis]);
    const other = before[1 - axis] as number;
    const crossing = other + share * ((point[1 - axis] as number) - other);
    const edge: Point = axis === 0 ? [border, crossing] : [crossing, border];
    return inside(point) ? [edge, point] : [edge];
  });
}

const topology = JSON.parse(readFileSync(process.argv[2] ?? 'land-10m.json', 'utf8')) as Topology;
const land = outlines(topology)
  .map((points) =>
    cut(
      cut(cut(cut(points, 0, mapFrame.west, true), 0, mapFrame.east, false), 1, mapFrame.south, true),
      1,
      mapFrame.north,
      false,
    ),
  )
  .filter((points) => points.length > fewest)
  .map((points) => simplify(points, tolerance))
  .filter((points) => points.length > fewest);
const lines = land.map((points) => `  '${points.map(([x, y]) => `${x.toFixed(2)} ${(-y).toFixed(2)}`).join(' ')}',`);
writeFileSync(
  join(paths.root, 'apps/site/src/shared/geo/coast.ts'),
  `/** Coasts as longitude and latitude south; written by scripts/coast.ts from Natural Earth 1:10m, public domain. */\nexport const coasts: readonly string[] = [\n${lines.join('\n')}\n];\n`,
);
