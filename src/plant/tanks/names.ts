/** The drawings of a typical tank that a record may ask for. */
export const tankDrawings = [
  'fixed-roof',
  'sphere',
  'silo-pond',
  'jacketed-vessel',
  'tower-well',
  'buried-tank',
] as const;
export type TankDrawingName = (typeof tankDrawings)[number];
