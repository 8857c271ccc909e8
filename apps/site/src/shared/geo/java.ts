import { itemAt } from 'tank-gauging/item-at';
import { coasts } from './coast.ts';

/** Edges of the map of Java in degrees. */
export const mapFrame = { west: 105, east: 114.8, north: -5.7, south: -8.95 } as const;

export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/**
 * Size of the map: one unit is a hundredth of a degree. Plate carrée projection: near the equator a degree of longitude
 * is nearly as long as one of latitude.
 */
export const mapWidth = Math.round((mapFrame.east - mapFrame.west) * 100);
export const mapHeight = Math.round((mapFrame.north - mapFrame.south) * 100);

/** Position on the map in units from its top left corner. */
export const projectPoint = ({ latitude, longitude }: GeoPoint): { x: number; y: number } => ({
  x: (longitude - mapFrame.west) * 100,
  y: (mapFrame.north - latitude) * 100,
});

/** Great-circle distance in km (haversine formula, mean radius 6371 km). */
export function greatCircleDistance(a: GeoPoint, b: GeoPoint): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfChord =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(halfChord));
}

/** Coastlines as one SVG path. */
export const coastPath: string = coasts.map(outline).join('');

function outline(points: string): string {
  const numbers = points.split(' ').map(Number);
  const steps: string[] = [];
  for (let i = 0; i < numbers.length; i += 2) {
    const { x, y } = projectPoint({ longitude: itemAt(numbers, i), latitude: -itemAt(numbers, i + 1) });
    steps.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  return `M${steps.join('L')}Z`;
}
