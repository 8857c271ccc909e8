/** The tools, which stay usable without network once one of them was opened. */
export const toolRoutes = {
  demo: '/demo',
  tankTable: '/tabel-tangki',
  roi: '/kalkulator-roi',
  picker: '/pemilih-sensor',
  alarm: '/simulasi-alarm',
  loss: '/analisis-susut',
  delivery: '/terima-kiriman',
  acceptance: '/uji-terima',
  tools: '/alat',
} as const;

/** Every legal page, as the foot of each page lists them. */
export const legalRoutes = {
  privacy: '/kebijakan-privasi',
  terms: '/syarat-ketentuan',
  cookies: '/kebijakan-cookie',
  accessibility: '/aksesibilitas',
} as const;

/** The pages below home in the groups and in the order in which the atlas, the search page and the sitemap list them. */
export const routeGroups = {
  product: {
    features: '/fitur',
    device: '/tankdevice',
    platform: '/tankplatform',
    team: '/tankteam',
    custom: '/custom-solutions',
  },
  // Each record in src/content/industries is a page: addresses.ts lists them.
  industries: {},
  tools: toolRoutes,
  developer: {
    api: '/api-integration',
    developer: '/pengembang',
    reference: '/api-integration/dokumentasi',
    referenceTanks: '/api-integration/dokumentasi/tangki',
    referenceAlerts: '/api-integration/dokumentasi/alarm',
    referenceWebhooks: '/api-integration/dokumentasi/webhook',
    referenceSandbox: '/api-integration/dokumentasi/sandbox',
    referenceGraphql: '/api-integration/dokumentasi/graphql',
  },
  documents: {
    downloads: '/unduhan',
    procurement: '/pengadaan',
    claims: '/klaim',
    stories: '/kisah-sukses',
    foodSafety: '/panduan-keamanan-pangan',
    search: '/cari',
  },
  company: {
    about: '/tentang-kami',
    consultation: '/konsultasi-gratis',
    meeting: '/jadwalkan',
    ...legalRoutes,
  },
} as const;

export type RouteGroup = keyof typeof routeGroups;
export const groupNames = Object.keys(routeGroups) as [RouteGroup, ...RouteGroup[]];

/** Every address that code speaks of, once. Nobody types a path by hand: links in YAML are checked against addresses.ts. */
export const routes = {
  home: '/',
  ...routeGroups.product,
  ...routeGroups.tools,
  ...routeGroups.developer,
  ...routeGroups.documents,
  ...routeGroups.company,
} as const;

export type ToolRoute = (typeof toolRoutes)[keyof typeof toolRoutes];

export const isToolRoute = (path: string): boolean => (Object.values(toolRoutes) as string[]).includes(path);

/** Address of a document: `profil-perusahaan` → `/unduhan/profil-perusahaan.pdf`. */
export const documentPath = (id: string): string => `${routes.downloads}/${id}.pdf`;

/** Picture of a document's first page. */
export const documentCoverPath = (id: string): string => `${routes.downloads}/${id}.webp`;

/**
 * The name of the YAML record that describes a page, and of its share picture: `/` → `home`, `/fitur` → `fitur`,
 * `/a/b` → `a-b`.
 */
export function routeId(route: string): string {
  return route === '/' ? 'home' : route.slice(1).replaceAll('/', '-');
}
