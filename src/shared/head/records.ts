import type { Graph, Thing } from 'schema-dts';
import { isRoute, listedRoutes } from '../../addresses.ts';
import { routeId, routes } from '../../routes.ts';
import type { Seo } from '../records/seo.ts';
import { getBrand } from '../records/site-records.ts';
import { interfaceWords } from '../words/interface.words.ts';
import { buildHead, type PageHead } from './head.ts';
import { breadcrumb, type Crumb, graph } from './structured-data.ts';

interface HeadSource {
  route: string;
  seo: Seo;
  /** Trail below the home page; absent on the home page itself. */
  trail?: readonly Crumb[];
  /** Structured data beside the breadcrumb. */
  nodes?: Exclude<Thing, string>[];
}

/**
 * Head data of a page that belongs to the site, with its breadcrumb and structured data in one graph.
 * @throws when the page is not listed in src/routes.ts
 */
export async function getHead({ route, seo, trail, nodes = [] }: HeadSource): Promise<PageHead> {
  if (!isRoute(route)) throw new Error(`${route} is missing in src/routes.ts`);
  const { origin } = await getBrand();
  const crumbs = trail ? [breadcrumb(origin, [{ name: interfaceWords.home, path: '/' }, ...trail])] : [];
  const all: Graph = graph(...crumbs, ...nodes);
  const head = buildHead({ seo, path: route, origin, sharePicture: `/share/${routeId(route)}.jpg`, graph: all });
  return listedRoutes().includes(route) ? head : { ...head, robots: 'noindex' };
}

/** Head data of a page that says what became of a request: an address of its own, but nothing to be found. */
export async function getResultHead(path: string, seo: Seo): Promise<PageHead> {
  const { origin } = await getBrand();
  return buildHead({ seo, path, origin, sharePicture: `/share/${routeId(routes.consultation)}.jpg`, noindex: true });
}
