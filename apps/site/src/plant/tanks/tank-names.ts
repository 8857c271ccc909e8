/** The drawings of a typical tank that a record may ask for. */
export const tankNames = ['fixed-roof', 'sphere', 'silo-pond', 'jacketed-vessel', 'tower-well', 'buried-tank'] as const;
