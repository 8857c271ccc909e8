/** The industry pages: each line here has its record in src/content/industries, named after the address. */
export const industryRoutes = {
  oilGas: '/minyak-gas',
  petrochemical: '/petrokimia',
  agriculture: '/agrikultur',
  foodBeverage: '/makanan-minuman',
  smartCity: '/smart-city',
  fleet: '/fleet-management',
} as const;

/** Every address of the site, once. Nobody types a path by hand: links in YAML are checked against this list. */
export const routes = {
  home: '/',
  features: '/fitur',
  device: '/tankdevice',
  platform: '/tankplatform',
  team: '/tankteam',
  about: '/tentang-kami',
  consultation: '/konsultasi-gratis',
  ...industryRoutes,
  api: '/api-integration',
  custom: '/custom-solutions',
  roi: '/kalkulator-roi',
  loss: '/analisis-susut',
  claims: '/klaim',
  privacy: '/kebijakan-privasi',
  terms: '/syarat-ketentuan',
  cookies: '/kebijakan-cookie',
} as const;

export type Route = (typeof routes)[keyof typeof routes];

export const allRoutes: readonly Route[] = Object.values(routes);

/** True when the path part of an address (without query and fragment) belongs to this site. */
export function isRoute(path: string): path is Route {
  return (allRoutes as readonly string[]).includes(path);
}

/** The name of the YAML record that describes a route: `/` → `home`, `/fitur` → `fitur`. */
export function routeId(route: Route): string {
  return route === '/' ? 'home' : route.slice(1);
}
