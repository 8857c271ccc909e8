interface Part {
  /** The first pattern that fits a file decides; rooms of one pattern are parts of their own. */
  files: RegExp;
  /** Parts that it may import besides itself. */
  mayImport: readonly string[];
}

const belowRooms = ['contract', 'routes', 'schemas', 'text', 'shared', 'records', 'plant'];

/** What stands above imports what stands below, never the other way round. */
export const parts: Record<string, Part> = {
  contract: { files: /^contract\//, mayImport: [] },
  'server/base': { files: /^server\/base\//, mayImport: ['contract'] },
  server: { files: /^server\//, mayImport: ['contract', 'server/base'] },
  'sandbox/core': {
    files: /^sandbox\/core\//,
    mayImport: ['contract', 'schemas', 'text', 'plant', 'api/description', 'api/terminal', 'api words'],
  },
  sandbox: { files: /^sandbox\//, mayImport: ['contract', 'server/base', 'sandbox/core', 'plant'] },
  'desk in Astro': {
    files: /^desk\/(integration\.ts|desk\.astro)$/,
    mayImport: ['desk', 'shared', 'records', 'layouts'],
  },
  desk: { files: /^desk\//, mayImport: ['contract', 'routes', 'schemas', 'text', 'shared', 'records'] },
  scripts: { files: /^scripts\//, mayImport: [...belowRooms, 'server', 'server/base', 'settings'] },
  pages: { files: /^src\/pages\//, mayImport: ['*'] },

  // What a record may hold. Queries stand above.
  schemas: {
    files: /^src\/(.*schema|content\.config)\.ts$/,
    mayImport: ['contract', 'routes', 'text', 'shared', 'plant', 'kit'],
  },
  settings: { files: /^[^/]+\.ts$/, mayImport: [] },
  routes: { files: /^src\/(?=(routes|addresses)\.ts$)/, mayImport: [] },
  text: { files: /^src\/shared\/text\//, mayImport: ['contract', 'routes', 'schemas', 'shared'] },
  records: { files: /^src\/shared\/records\//, mayImport: ['contract', 'routes', 'schemas', 'text', 'shared'] },
  shared: { files: /^src\/shared\//, mayImport: ['contract', 'routes', 'schemas', 'text', 'records'] },
  plant: { files: /^src\/plant\//, mayImport: ['contract', 'routes', 'schemas', 'text', 'shared', 'records'] },
  layouts: { files: /^src\/layouts\//, mayImport: ['contract', 'routes', 'schemas', 'text', 'shared', 'records'] },
  kit: { files: /^src\/tools\/kit\//, mayImport: [...belowRooms] },
  'api words': { files: /^src\/api\/api\.words\.ts$/, mayImport: ['schemas', 'shared', 'text'] },
  'api/description': { files: /^src\/api\/description\//, mayImport: [...belowRooms, 'api words', 'api/terminal'] },
  'api/terminal': {
    files: /^src\/api\/terminal\//,
    mayImport: [...belowRooms, 'api words'],
  },
  'api/sandbox': {
    files: /^src\/api\/sandbox\//,
    mayImport: [...belowRooms, 'api words', 'api/description', 'api/terminal', 'sandbox/core'],
  },
  api: {
    files: /^src\/api\//,
    mayImport: [...belowRooms, 'api words', 'api/description', 'api/terminal', 'api/sandbox', 'sandbox/core'],
  },
  documents: { files: /^src\/documents\//, mayImport: [...belowRooms, 'room of the site'] },
  leads: { files: /^src\/leads\//, mayImport: [...belowRooms] },
  'room of the site': { files: /^src\/site\/[^/]+\//, mayImport: [...belowRooms] },
  // It shows what the tools say of one tank.
  'tank file': { files: /^src\/tools\/tank-file\//, mayImport: [...belowRooms, 'kit', 'tool'] },
  tool: { files: /^src\/tools\/[^/]+\//, mayImport: [...belowRooms, 'kit'] },
};
