/** Tools; they work without network once one of them has been opened. */
export const toolRoutes = {
  demo: '/demo',
  tankFile: '/berkas-tangki',
  tankTable: '/tabel-tangki',
  roi: '/kalkulator-roi',
  picker: '/pemilih-sensor',
  alarm: '/simulasi-alarm',
  loss: '/analisis-susut',
  delivery: '/terima-kiriman',
  acceptance: '/uji-terima',
} as const;

export const legalRoutes = {
  privacy: '/kebijakan-privasi',
  terms: '/syarat-ketentuan',
  cookies: '/kebijakan-cookie',
  accessibility: '/aksesibilitas',
} as const;

/** Groups and order of pages in navigation, search page and sitemap. */
export const routeGroups = {
  product: {
    features: '/fitur',
    device: '/tankdevice',
    platform: '/tankplatform',
    team: '/tankteam',
    custom: '/custom-solutions',
  },
  // Paths come from the records in src/content/industries: see addresses.ts.
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
    referenceErrors: '/api-integration/dokumentasi/galat',
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

/** Id of the list of tools on the search page. */
export const toolsSection = 'alat';

export type RouteGroup = keyof typeof routeGroups;
export const groupNames = Object.keys(routeGroups) as [RouteGroup, ...RouteGroup[]];

/** All paths that code refers to. Links in YAML records are checked against addresses.ts. */
export const routes = {
  home: '/',
  ...routeGroups.product,
  ...routeGroups.tools,
  ...routeGroups.developer,
  ...routeGroups.documents,
  ...routeGroups.company,
} as const;

/** Path of a tool. */
export type ToolRoute = (typeof toolRoutes)[keyof typeof toolRoutes];

export const isToolRoute = (path: string): boolean => (Object.values(toolRoutes) as string[]).includes(path);

/** `profil-perusahaan` → `/unduhan/profil-perusahaan.pdf` */
export const documentPath = (id: string): string => `${routes.downloads}/${id}.pdf`;

export const documentCoverPath = (id: string): string => `${routes.downloads}/${id}.webp`;

/** Name of a page's record and share picture: `/` → `home`, `/a/b` → `a-b` */
export function routeId(route: string): string {
  return route === '/' ? 'home' : route.slice(1).replaceAll('/', '-');
}
