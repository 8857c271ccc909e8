/** The rendered layers of the radar, as src/assets/devices/radar-exploded names them; the farthest back first. */
export const radarParts = [
  'horn',
  'gasket',
  'studs',
  'flange',
  'bolts',
  'neck',
  'housing',
  'antenna',
  'display',
  'lid',
] as const;
export type RadarPart = (typeof radarParts)[number];

type Point = readonly [x: number, y: number];

/** From a dot on a part that stands apart to its number, in the order of the parts list; the picture is 360 units wide. */
export const leaders: readonly { dot: Point; at: Point }[] = [
  { dot: [183, 29], at: [270, 29] },
  { dot: [202, 109], at: [335, 96] },
  { dot: [113, 144], at: [72, 78] },
  { dot: [69, 178], at: [26, 256] },
  { dot: [197, 246], at: [335, 246] },
  { dot: [204, 303], at: [335, 297] },
  { dot: [222, 366], at: [335, 348] },
  { dot: [214, 386], at: [335, 399] },
  { dot: [197, 451], at: [335, 451] },
];

/** Where the leaders on the photograph of the radar begin and end, in per cent of its sides. */
export const calloutPlaces = [
  { from: [42, 15], to: [58, 6.5] },
  { from: [54, 26], to: [62, 23.5] },
  { from: [31, 27], to: [22, 24] },
  { from: [29, 67], to: [24.5, 64] },
  { from: [48, 80], to: [58, 82] },
] as const;
