import type { PlainText, Wording } from 'contract/marked';
import type { Thing } from 'schema-dts';
import { isRoute, listedRoutes } from '../../addresses.ts';
import { routeId } from '../../routes.ts';
import type { ClosingText, Seo } from '../records/page-schema.ts';
import { getBrand } from '../records/site-records.ts';
import type { Link } from '../text/schema.ts';
import { interfaceWords } from '../words/interface.words.ts';
import { buildHead, type PageHead } from './head.ts';
import { breadcrumb, graph, type Node } from './structured-data.ts';

/** The parts of a page’s record that its head needs. */
export interface HeadRecord {
  seo: Seo | PlainText<Seo>;
  /** Name in the breadcrumb; undefined for the home page, which has none. */
  breadcrumb?: Wording;
  hero: { title: Wording };
  closing?: ClosingText;
}

export interface HeadSource {
  route: string;
  page: HeadRecord;
  /** Pages between the home page and this one. */
  parents?: readonly Link[];
  nodes?: readonly Node<Thing>[];
  /** Error pages and results of a form. */
  noindex?: boolean;
}

/** Head of a page with breadcrumb and structured data. @throws when an indexed page is missing in src/routes.ts */
export async function getHead(source: HeadSource): Promise<PageHead> {
  const { route, page, parents = [], nodes = [], noindex = false } = source;
  const { seo, breadcrumb: name } = page;
  const { origin } = await getBrand();
  if (noindex) return buildHead({ seo, path: route, origin, sharePicture: '/share/home.jpg', noindex });
  if (!isRoute(route)) throw new Error(`${route} is missing in apps/site/src/routes.ts`);
  const trail = [{ label: interfaceWords.home, to: '/' }, ...parents, { label: name ?? '', to: route }];
  const all = route === '/' ? graph(...nodes) : graph(breadcrumb(origin, trail), ...nodes);
  const head = buildHead({ seo, path: route, origin, sharePicture: `/share/${routeId(route)}.jpg`, graph: all });
  return listedRoutes().includes(route) ? head : { ...head, robots: 'noindex' };
}
