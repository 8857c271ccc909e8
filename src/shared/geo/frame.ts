/** Of the map of Java, degrees. */
export const frame = { west: 105, east: 114.8, north: -5.7, south: -8.95 } as const;
