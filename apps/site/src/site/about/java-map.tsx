import { formatUnit } from '../../shared/format/format.ts';
import { coastPath, greatCircleDistance, mapFrame, mapHeight, mapWidth, projectPoint } from '../../shared/geo/java.ts';
import type { Office } from '../../shared/records/site-schema.ts';
import type { Drawing } from '../../shared/ui/drawing/LineDrawing.tsx';

/** Degrees of longitude that are labelled at the bottom of the map. */
const meridians = [106, 108, 110, 112, 114];

/** y of the labels, above the northernmost cape. */
const cities = -34;

/**
 * Outline of Java with both offices, their labels, and the straight-line distance between them. @throws without two
 * offices
 */
export function javaMap(offices: readonly Office[]): Drawing {
  const [first, second] = offices.map(({ coordinates }) => coordinates);
  if (!first || !second) throw new Error('offices.yaml: the map needs two offices');
  const [a, b] = [projectPoint(first), projectPoint(second)];
  const apart = Math.round(greatCircleDistance(first, second) / 10) * 10;
  const bar = (mapWidth / (mapFrame.east - mapFrame.west) / 111.3) * 100;
  const east = (longitude: number) => projectPoint({ latitude: mapFrame.south, longitude }).x;
  return {
    box: [0, -56, mapWidth, mapHeight + 84],
    shapes: (
      <>
        <path className="thin" d={meridians.map((at) => `M${east(at)} ${mapHeight}v-14`).join('')} />
        <path className="thin" d={`M0 ${mapHeight}H${mapWidth}`} />
        <path fill="currentColor" fillOpacity=".05" d={coastPath} />
        <path className="signal" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
        {offices.map(({ address, coordinates }) => {
          const { x, y } = projectPoint(coordinates);
          return (
            <g key={address.city}>
              <path strokeWidth="1" d={`M${x} ${y}V${cities}`} />
              <path strokeWidth="10" strokeLinecap="round" d={`M${x} ${y}h.1`} />
            </g>
          );
        })}
      </>
    ),
    dimensions: [{ from: [50, 280], to: [50 + bar, 280], y: 280, text: formatUnit(100, 'km') }],
    labels: [
      ...meridians.map((at) => ({ text: `${at}°`, at: [east(at), mapHeight] as const, side: 'below' as const })),
      ...offices.map(({ address, coordinates }) => ({
        text: address.city,
        at: [projectPoint(coordinates).x, cities + 6] as const,
        side: 'right' as const,
        look: 'name' as const,
      })),
      { text: `± ${formatUnit(apart, 'km')}`, at: between(a, b), side: 'below' },
    ],
  };
}

/** Position of the distance label, where the land below the line is widest. */
const between = (a: Place, b: Place) => [a.x + (b.x - a.x) * 0.78, a.y + (b.y - a.y) * 0.78] as const;
type Place = ReturnType<typeof projectPoint>;
