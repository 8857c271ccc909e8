import { withoutMarks } from 'contract/marked';
import { groupNames, legalRoutes, type RouteGroup, routeGroups, routeId, routes, toolsSection } from '../../routes.ts';
import { telHref } from '../format/phone.ts';
import type { Link } from '../text/schema.ts';
import { fillSlots } from '../text/slots.ts';
import { getPages, getRecord, getRecords } from './records.ts';
import type { Brand, Holiday, LateWords, Office, Offline } from './site-schema.ts';

export const getBrand = (): Promise<Brand> => getRecord('brand');
export const getOffices = async (): Promise<Office[]> => (await getRecord('offices')).offices;

/** @throws when the record lists none */
export async function getHeadOffice(): Promise<Office> {
  const [office] = await getOffices();
  if (!office) throw new Error('apps/site/src/content/site/offices.yaml lists no office');
  return office;
}

export const getOffline = (): Promise<Offline> => getRecord('offline');

/** Texts for a part of a page whose script does not load, with a telephone link. */
export async function getLateWords(): Promise<LateWords> {
  const [words, { phone }] = await Promise.all([getRecord('islands'), getHeadOffice()]);
  const { call, ...rest } = withoutMarks(words);
  return { ...rest, call: { label: fillSlots(call, { telepon: phone }), to: telHref(phone) } };
}

/** Navigation; the links of atlas and footer are derived from routes and records. */
export async function getNavigation() {
  const [{ explore, footer, ...words }, { enabled, keep }, pages, industries] = await Promise.all([
    getRecord('navigation'),
    getOffline(),
    getPages(),
    getRecords('industries'),
  ]);
  const labels = new Map(pages.map(({ id, listed, breadcrumb }) => [id, listed ?? breadcrumb]));
  const link = (to: string): Link => {
    const label = labels.get(routeId(to));
    if (!label) throw new Error(`${to} has no record in apps/site/src/content/pages`);
    return { label, to };
  };
  const group = (name: RouteGroup, to: readonly string[]) => ({
    name,
    title: explore.groups[name],
    links: to.map(link),
  });
  const keepLink: Link[] = enabled ? [{ label: keep.link, to: `${routes.search}#${toolsSection}` }] : [];
  const industryPaths = industries.map(({ id }) => `/${id}`);
  return {
    ...words,
    explore: {
      ...explore,
      groups: groupNames.map((name) => {
        const pages = group(name, name === 'industries' ? industryPaths : Object.values(routeGroups[name]));
        return name === 'tools' ? { ...pages, links: [...pages.links, ...keepLink] } : pages;
      }),
    },
    footer: [group('product', footer), group('industries', industryPaths)],
    legal: Object.values(legalRoutes).map(link),
  };
}
export type SiteNavigation = Awaited<ReturnType<typeof getNavigation>>;

export async function getHolidays(): Promise<Holiday[]> {
  const { days } = await getRecord('holidays');
  return days.toSorted((a, b) => a.day.localeCompare(b.day));
}
