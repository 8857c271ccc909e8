/** The industry pages: each line here has its record in src/content/industries, named after the address. */
export const industryRoutes = {
  oilGas: '/minyak-gas',
  petrochemical: '/petrokimia',
  agriculture: '/agrikultur',
  foodBeverage: '/makanan-minuman',
  smartCity: '/smart-city',
  fleet: '/fleet-management',
} as const;

/** The tools, which stay usable without network once one of them was opened. */
export const toolRoutes = {
  tools: '/alat',
  demo: '/demo',
  tankTable: '/tabel-tangki',
  alarm: '/simulasi-alarm',
  roi: '/kalkulator-roi',
  loss: '/analisis-susut',
  picker: '/pemilih-sensor',
} as const;

/** Data that tools fetch, and that stays with them where there is no network. */
export const toolData = { picker: '/pemilih-sensor/data.json' } as const;

export const isToolData = (path: string): boolean => (Object.values(toolData) as string[]).includes(path);

/** Every address of the site, once. Nobody types a path by hand: links in YAML are checked against this list. */
export const routes = {
  home: '/',
  features: '/fitur',
  device: '/tankdevice',
  platform: '/tankplatform',
  team: '/tankteam',
  about: '/tentang-kami',
  consultation: '/konsultasi-gratis',
  meeting: '/jadwalkan',
  ...industryRoutes,
  ...toolRoutes,
  api: '/api-integration',
  reference: '/api-integration/dokumentasi',
  referenceTanks: '/api-integration/dokumentasi/tangki',
  referenceAlerts: '/api-integration/dokumentasi/alarm',
  referenceWebhooks: '/api-integration/dokumentasi/webhook',
  referenceGraphql: '/api-integration/dokumentasi/graphql',
  developer: '/pengembang',
  custom: '/custom-solutions',
  claims: '/klaim',
  stories: '/kisah-sukses',
  foodSafety: '/panduan-keamanan-pangan',
  downloads: '/unduhan',
  search: '/cari',
  privacy: '/kebijakan-privasi',
  terms: '/syarat-ketentuan',
  cookies: '/kebijakan-cookie',
  accessibility: '/aksesibilitas',
} as const;

export type ToolRoute = (typeof toolRoutes)[keyof typeof toolRoutes];
export type Route = (typeof routes)[keyof typeof routes];

export const allRoutes: readonly Route[] = Object.values(routes);

/** What search engines may list: every page but the list of all pages. */
export const listedRoutes: readonly Route[] = allRoutes.filter((route) => route !== routes.search);

/** True when the path part of an address (without query and fragment) belongs to this site. */
export function isRoute(path: string): path is Route {
  return (allRoutes as readonly string[]).includes(path);
}

export const isToolRoute = (path: string): boolean => (Object.values(toolRoutes) as string[]).includes(path);

/** Documents to download: each has its record in src/content/documents, named after the file. */
export const documentIds = [
  'profil-perusahaan',
  'brosur-produk',
  'brosur-petrokimia',
  'portofolio-smart-city',
  'panduan-keamanan-pangan',
  'contoh-skenario-minyak-gas',
  'lembar-data-ultrasonik',
  'lembar-data-radar',
  'lembar-data-tekanan',
  'lembar-data-suhu',
  'lembar-data-kualitas',
  'lembar-data-gateway',
] as const;

/** Address of a document: `profil-perusahaan` → `/unduhan/profil-perusahaan.pdf`. */
export const documentPath = (id: string): string => `${routes.downloads}/${id}.pdf`;

/** Picture of a document's first page. */
export const documentCoverPath = (id: string): string => `${routes.downloads}/${id}.webp`;

/** True for the address of a document of this site. */
export const isDocument = (path: string): boolean => documentIds.some((id) => documentPath(id) === path);

/**
 * The name of the YAML record that describes a route, and of its share picture: `/` → `home`, `/fitur` → `fitur`,
 * `/a/b` → `a-b`.
 */
export function routeId(route: Route): string {
  return route === '/' ? 'home' : route.slice(1).replaceAll('/', '-');
}
