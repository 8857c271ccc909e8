/** Names by which records refer to the drawings of typical tanks. */
export const tankNames = ['fixed-roof', 'sphere', 'silo-pond', 'jacketed-vessel', 'tower-well', 'buried-tank'] as const;
