import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { groupNames, legalRoutes, type RouteGroup, routeGroups, routeId } from '../../routes.ts';
import type { Link } from '../text/schema.ts';
import type { Offline } from './offline.ts';
import { getPages, getRecords } from './records.ts';
import type { Security } from './security.ts';
import type { Brand, Claim, Holiday, Office } from './site.ts';

type Single = 'procurement' | 'pageRequests' | 'brand' | 'offices' | 'holidays' | 'offline' | 'security' | 'navigation';

/** The only entry of a collection that has just one. @throws when the file is missing or broken. */
async function only<C extends Single>(collection: C, file: string): Promise<CollectionEntry<C>['data']> {
  const entry = await getEntry(collection, file);
  if (!entry) throw new Error(`src/content/site/${file}.yaml is missing`);
  return entry.data;
}

export const getBrand = (): Promise<Brand> => only('brand', 'brand');
export const getOffices = async (): Promise<Office[]> => (await only('offices', 'offices')).offices;

/** The first office. @throws when the record lists none */
export async function getHeadOffice(): Promise<Office> {
  const [office] = await getOffices();
  if (!office) throw new Error('src/content/site/offices.yaml lists no office');
  return office;
}

export const getProcurement = () => only('procurement', 'procurement');
export const getPageRequests = () => only('pageRequests', 'page-requests');
export const getOffline = (): Promise<Offline> => only('offline', 'offline');

/** The words of the header with the links of atlas and footer, which follow from routes and records. */
export async function getNavigation() {
  const [{ explore, footer, ...words }, pages, industries] = await Promise.all([
    only('navigation', 'navigation'),
    getPages(),
    getRecords('industries'),
  ]);
  const labels = new Map([
    ...pages.map(({ id, listed, breadcrumb }) => [id, listed ?? breadcrumb] as const),
    ...industries.map(({ id, title }) => [id, title] as const),
  ]);
  const link = (to: string): Link => {
    const label = labels.get(routeId(to));
    if (!label) throw new Error(`${to} has no record in src/content/pages`);
    return { label, to };
  };
  const group = (name: RouteGroup, to: readonly string[]) => ({ title: explore.groups[name], links: to.map(link) });
  const industryPaths = industries.map(({ id }) => `/${id}`);
  return {
    ...words,
    explore: {
      ...explore,
      groups: groupNames.map((name) =>
        group(name, name === 'industries' ? industryPaths : Object.values(routeGroups[name])),
      ),
    },
    footer: [group('product', footer), group('industries', industryPaths)],
    legal: Object.values(legalRoutes).map(link),
  };
}
export type SiteNavigation = Awaited<ReturnType<typeof getNavigation>>;

/** Days on which every office stays closed, in their order. */
export async function getHolidays(): Promise<Holiday[]> {
  const { days } = await only('holidays', 'holidays');
  return days.toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Who hears of a weakness in this site. @throws when the record is missing */
export const getSecurity = (): Promise<Security> => only('security', 'security');

/** All claims in the order of their names, each with its id. */
export async function getClaims(): Promise<(Claim & { id: string })[]> {
  const entries = await getCollection('claims');
  return entries.map(({ id, data }) => ({ id, ...data }));
}
