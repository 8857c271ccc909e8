/** The part of the globe that the map of Java shows, degrees. */
export const frame = { west: 105, east: 114.8, north: -5.7, south: -8.95 } as const;
