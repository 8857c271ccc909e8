import { type CollectionEntry, getCollection } from 'astro:content';
import { groupNames, legalRoutes, type RouteGroup, routeGroups, routeId } from '../../routes.ts';
import type { Link } from '../text/schema.ts';
import type { Offline } from './offline.ts';
import { getPages, getRecords } from './records.ts';
import type { Security } from './security.ts';
import type { Brand, Claim, Holiday, Office } from './site.ts';

type Single = 'procurement' | 'pageRequests' | 'brand' | 'offices' | 'holidays' | 'offline' | 'security' | 'navigation';

/** @throws when the file is missing or broken */
async function only<C extends Single>(kind: C): Promise<CollectionEntry<C>['data']> {
  const [entry] = await getCollection(kind);
  if (!entry) throw new Error(`src/content/site has no record of ${kind}`);
  return entry.data as CollectionEntry<C>['data'];
}

export const getBrand = (): Promise<Brand> => only('brand');
export const getOffices = async (): Promise<Office[]> => (await only('offices')).offices;

/** @throws when the record lists none */
export async function getHeadOffice(): Promise<Office> {
  const [office] = await getOffices();
  if (!office) throw new Error('src/content/site/offices.yaml lists no office');
  return office;
}

export const getProcurement = () => only('procurement');
export const getPageRequests = () => only('pageRequests');
export const getOffline = (): Promise<Offline> => only('offline');

/** Links of atlas and footer follow from routes and records. */
export async function getNavigation() {
  const [{ explore, footer, ...words }, pages, industries] = await Promise.all([
    only('navigation'),
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

export async function getHolidays(): Promise<Holiday[]> {
  const { days } = await only('holidays');
  return days.toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Who hears of a weakness of this site. */
export const getSecurity = (): Promise<Security> => only('security');

export async function getClaims(): Promise<(Claim & { id: string })[]> {
  const entries = await getCollection('claims');
  return entries.map(({ id, data }) => ({ id, ...data }));
}
