/** A place in degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** The part of the globe that the map of Java shows. */
export const frame = { west: 105, east: 114.8, north: -5.7, south: -8.95 } as const;

/**
 * A place on the map in per cent of its width and height. Plate carrée: so near the equator a degree is nearly
 * as long eastwards as it is southwards, so the drawing needs no other projection.
 */
export function project({ latitude, longitude }: GeoPoint): { x: number; y: number } {
  return {
    x: ((longitude - frame.west) / (frame.east - frame.west)) * 100,
    y: ((frame.north - latitude) / (frame.north - frame.south)) * 100,
  };
}

/** Shortest way over the globe in kilometres (haversine formula, mean radius 6371 km). */
export function distance(a: GeoPoint, b: GeoPoint): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfChord =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(halfChord));
}

/** Coast lines as longitude, latitude south: simplified by hand to the capes and bays that one recognises. */
const java = `105.88 5.92 106.05 5.88 106.13 6.01 106.32 5.95 106.52 6.05 106.68 6.01 106.74 6.09 106.88 6.11 106.99 6.08
  106.99 5.93 107.12 5.93 107.35 6.02 107.62 6.19 107.88 6.21 108.06 6.31 108.2 6.24 108.34 6.24 108.38 6.36 108.54 6.48
  108.56 6.7 108.72 6.8 108.86 6.78 108.99 6.84 109.14 6.85 109.38 6.86 109.5 6.79 109.62 6.85 109.82 6.91 110.05 6.92
  110.24 6.86 110.38 6.95 110.5 6.94 110.58 6.81 110.64 6.58 110.75 6.47 110.92 6.4 111.04 6.46 111.1 6.63 111.2 6.69
  111.36 6.7 111.5 6.63 111.65 6.7 111.9 6.77 112.06 6.88 112.3 6.86 112.55 6.86 112.63 7.03 112.7 7.19 112.82 7.31
  112.86 7.53 113.02 7.65 113.24 7.73 113.5 7.71 113.72 7.74 113.95 7.66 114.1 7.62 114.32 7.73 114.45 7.8 114.42 8.1
  114.38 8.27 114.34 8.45 114.52 8.58 114.58 8.74 114.38 8.74 114.22 8.61 113.96 8.58 113.7 8.5 113.45 8.36 113.2 8.28
  112.95 8.34 112.7 8.44 112.4 8.34 112.1 8.32 111.85 8.27 111.7 8.37 111.4 8.27 111.1 8.24 110.85 8.2 110.55 8.12
  110.28 8.01 110 7.89 109.7 7.8 109.45 7.76 109.2 7.68 109.02 7.76 108.82 7.69 108.64 7.71 108.35 7.82 108 7.75
  107.72 7.67 107.45 7.53 107.15 7.44 106.75 7.43 106.42 7.38 106.38 7.2 106.54 6.99 106.4 6.95 106.2 6.91 105.9 6.83
  105.68 6.86 105.5 6.84 105.36 6.85 105.22 6.77 105.34 6.68 105.5 6.74 105.62 6.62 105.68 6.52 105.82 6.42 105.83 6.27`;
const madura = `112.69 7.1 112.84 6.9 113.1 6.89 113.5 6.89 113.9 6.88 114.12 6.97 113.98 7.1 113.7 7.13 113.5 7.24
  113.2 7.22 112.98 7.18 112.76 7.18`;

/** The coasts as one SVG path in a box of 100 × 100. */
export const coast: string = [java, madura].map(outline).join('');

function outline(points: string): string {
  const numbers = points.trim().split(/\s+/).map(Number);
  const steps: string[] = [];
  for (let i = 0; i < numbers.length; i += 2) {
    const { x, y } = project({ longitude: numbers[i] ?? 0, latitude: -(numbers[i + 1] ?? 0) });
    steps.push(`${x.toFixed(2)} ${y.toFixed(2)}`);
  }
  return `M${steps.join('L')}Z`;
}
