import { expect, test } from 'vitest';
import { allRoutes } from '../../apps/site/src/addresses.ts';
import { routes } from '../../apps/site/src/routes.ts';
import { absolute } from '../../apps/site/src/shared/head/head.ts';
import type { Office } from '../../apps/site/src/shared/records/site-schema.ts';
import { readRecord } from '../records.ts';
import { expectNone, openPage, origin, type Page, plain, visibleText } from './site.ts';

/** A node of structured data, parsed from JSON. */
type Node = Record<string, unknown> & { '@type': string };

/** Nodes of a page’s only graph. */
function readGraph({ $ }: Page): Node[] {
  const data = JSON.parse($('script[type="application/ld+json"]').text());
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

const findNodes = (page: Page, type: string): Node[] => readGraph(page).filter((node) => node['@type'] === type);

/** The only node of a type. */
function onlyNode(page: Page, type: string): Node {
  const [node, ...others] = findNodes(page, type);
  expect(others).toEqual([]);
  return node ?? expect.fail(`${page.address} has no ${type}`);
}

/** All objects in a value, itself included. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (value === null || typeof value !== 'object') return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

interface Crumb {
  position: number;
  name: string;
  item: string;
}

test.each(allRoutes().filter((route) => route !== routes.home))(
  '%s: its breadcrumb leads from the home page to itself',
  (route) => {
    const items = onlyNode(openPage(route), 'BreadcrumbList')['itemListElement'] as Crumb[];
    const addresses = items.map(({ item }) => item);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(addresses[0]).toBe(absolute(origin, routes.home));
    expect(addresses.at(-1)).toBe(absolute(origin, route));
    expectNone(
      addresses.filter((address) => !allRoutes().some((one) => absolute(origin, one) === address)),
      `${route}: steps that are no route`,
    );
    expect(items.every(({ name }) => name !== '')).toBe(true);
  },
);

test('the home page describes the site and the organisation, and answers questions', () => {
  const page = openPage(routes.home);
  const website = onlyNode(page, 'WebSite');
  const organization = onlyNode(page, 'Organization');
  expect(website).toMatchObject({ url: absolute(origin, '/'), publisher: { '@id': organization['@id'] } });
  expect((onlyNode(page, 'FAQPage')['mainEntity'] as unknown[]).length).toBeGreaterThan(0);
});

test.each(allRoutes())('%s: page and FAQPage have the same questions', (route) => {
  const page = openPage(route);
  const [faq, ...more] = findNodes(page, 'FAQPage');
  expect(more.length, `${route}: further FAQPage nodes`).toBe(0);
  const questions = ((faq?.['mainEntity'] ?? []) as { name: string }[]).map(({ name }) => plain(name));
  const text = visibleText(page);
  expectNone(
    questions.filter((question) => !text.includes(question)),
    `${route}: not on the page`,
  );
  if (faq === undefined) return;
  const asked = page.$('main details[name] > summary').toArray();
  const shown = asked.map((summary) => plain(page.$(summary).text())).filter((words) => words.endsWith('?'));
  expectNone(
    shown.filter((words) => !questions.includes(words)),
    `${route}: not in the FAQPage`,
  );
});

test.each(allRoutes())('%s: the company has both addresses, and there are no prices or ratings', (route) => {
  const objects = objectsIn(readGraph(openPage(route)));
  const streets: string[] = readRecord('site/offices').offices.map((office: Office) => office.address.street);
  for (const { address } of objects.filter((node) => node['@type'] === 'Organization'))
    expect(objectsIn(address).map(({ streetAddress }) => streetAddress)).toEqual(streets);
  const keys = objects.flatMap((node) => [String(node['@type']), ...Object.keys(node)]);
  expectNone(
    keys.filter((key) => /^Product$|rating|review|price|^offers$|award/i.test(key)),
    route,
  );
});
