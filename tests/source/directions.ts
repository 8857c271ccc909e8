interface Part {
  /** The first matching pattern decides; several rooms of one pattern are separate parts. */
  files: RegExp;
  /** Parts that it may import besides itself. */
  mayImport: readonly string[];
}

const belowRooms = ['routes', 'schemas', 'text', 'shared', 'records', 'plant'];

/** Parts in layers: upper ones import lower ones, never the reverse. */
export const parts: Record<string, Part> = {
  packages: { files: /^packages\/[^/]+\//, mayImport: [] },
  server: { files: /^apps\/server\//, mayImport: [] },
  // The API runs in the page too.
  'sandbox/core': { files: /^apps\/sandbox\/core\//, mayImport: [] },
  sandbox: { files: /^apps\/sandbox\//, mayImport: ['sandbox/core'] },
  'desk in Astro': {
    files: /^apps\/site\/desk\/(integration\.ts|desk\.astro)$/,
    mayImport: ['desk', 'shared', 'records', 'layouts'],
  },
  desk: { files: /^apps\/site\/desk\//, mayImport: ['routes', 'schemas', 'text', 'shared', 'records'] },
  scripts: { files: /^scripts\//, mayImport: [...belowRooms, 'settings'] },
  pages: { files: /^apps\/site\/src\/pages\//, mayImport: ['*'] },

  // Schemas of records; queries are in `records`.
  schemas: {
    files: /^apps\/site\/src\/(.*schema|content\.config)\.ts$/,
    mayImport: ['routes', 'text', 'shared', 'plant', 'kit'],
  },
  settings: { files: /^[^/]+\.ts$/, mayImport: [] },
  'Astro settings': { files: /^apps\/site\/astro\.config\.ts$/, mayImport: ['*'] },
  routes: { files: /^apps\/site\/src\/(?=(routes|addresses|site-folder)\.ts$)/, mayImport: [] },
  text: { files: /^apps\/site\/src\/shared\/text\//, mayImport: ['routes', 'schemas', 'shared'] },
  records: { files: /^apps\/site\/src\/shared\/records\//, mayImport: ['routes', 'schemas', 'text', 'shared'] },
  shared: { files: /^apps\/site\/src\/shared\//, mayImport: ['routes', 'schemas', 'text', 'records'] },
  plant: { files: /^apps\/site\/src\/plant\//, mayImport: ['routes', 'schemas', 'text', 'shared', 'records'] },
  layouts: { files: /^apps\/site\/src\/layouts\//, mayImport: ['routes', 'schemas', 'text', 'shared', 'records'] },
  kit: { files: /^apps\/site\/src\/tools\/kit\//, mayImport: [...belowRooms] },
  'api words': { files: /^apps\/site\/src\/api\/api\.words\.ts$/, mayImport: ['schemas', 'shared', 'text'] },
  'api/terminal': {
    files: /^apps\/site\/src\/api\/terminal\//,
    mayImport: [...belowRooms, 'api words'],
  },
  'api/sandbox': {
    files: /^apps\/site\/src\/api\/sandbox\//,
    mayImport: [...belowRooms, 'api words', 'api/terminal'],
  },
  api: {
    files: /^apps\/site\/src\/api\//,
    mayImport: [...belowRooms, 'api words', 'api/terminal', 'api/sandbox'],
  },
  documents: { files: /^apps\/site\/src\/documents\//, mayImport: [...belowRooms, 'room of the site'] },
  leads: { files: /^apps\/site\/src\/leads\//, mayImport: [...belowRooms] },
  'room of the site': { files: /^apps\/site\/src\/site\/[^/]+\//, mayImport: [...belowRooms] },
  // Show the results of all other tools for one tank, and for a list of tanks; the file opens the list.
  'tank file': {
    files: /^apps\/site\/src\/tools\/tank-file\//,
    mayImport: [...belowRooms, 'kit', 'tool', 'tank list'],
  },
  'tank list': {
    files: /^apps\/site\/src\/tools\/tank-list\//,
    mayImport: [...belowRooms, 'kit', 'tool', 'tank file'],
  },
  tool: { files: /^apps\/site\/src\/tools\/[^/]+\//, mayImport: [...belowRooms, 'kit'] },
};
