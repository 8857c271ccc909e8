type Point = readonly [x: number, y: number];

export interface Leader {
  layers: readonly string[];
  dot: Point;
  at: Point;
}

/**
 * The parts in the order of disassembly: the layers of each, and the ends of the leader line between a dot on the part
 * and its number when all parts are apart. The picture is 360 × 480 units.
 */
export const leaders: readonly Leader[] = [
  { layers: ['lid'], dot: [69, 178], at: [26, 256] },
  { layers: ['display'], dot: [113, 144], at: [26, 110] },
  { layers: ['antenna'], dot: [183, 29], at: [335, 29] },
  { layers: ['housing'], dot: [202, 109], at: [335, 96] },
  { layers: ['neck'], dot: [197, 246], at: [335, 246] },
  { layers: ['studs', 'bolts'], dot: [204, 303], at: [335, 297] },
  { layers: ['flange'], dot: [222, 366], at: [335, 348] },
  { layers: ['gasket'], dot: [214, 386], at: [335, 399] },
  { layers: ['horn'], dot: [197, 451], at: [335, 451] },
];

/** Ends of the leader lines on the hero picture, which is 98 × 96 units. */
export const calloutPlaces = [
  { from: [28.4, 7], to: [42, 4] },
  { from: [42.8, 20.2], to: [52.5, 16.2] },
  { from: [15.6, 19], to: [12, 12] },
  { from: [13.2, 72.6], to: [9.5, 77.5] },
  { from: [36.5, 85.5], to: [47, 88] },
] as const;
