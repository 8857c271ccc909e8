import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { allRoutes, listedRoutes } from '../../src/addresses.ts';
import { routes } from '../../src/routes.ts';
import { absolute, limits } from '../../src/shared/head/head.ts';
import {
  allPages,
  distFiles,
  expectNone,
  expectSame,
  fileOf,
  isUnlisted,
  notFound,
  openPage,
  origin,
  type Page,
  plain,
  readDist,
} from './site.ts';

const meta = ({ $ }: Page, name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
const title = ({ $ }: Page) => plain($('head > title').text());

test('dist holds a page for every route, the 404 page, and no other page', () => {
  const built = [...distFiles].filter((file) => file.endsWith('.html'));
  expectSame(built, allPages.map(fileOf), 'dist');
});

describe.each(allPages)('%s', (address) => {
  test('says what it is: one h1, language, title, description, keywords', () => {
    const page = openPage(address);
    expect(page.$('html').attr('lang'), `${address}: lang`).toBe('id');
    expect(page.$('h1').length, `${address}: number of h1`).toBe(1);
    expect(plain(page.$('h1').text()), `${address}: text of the h1`).not.toBe('');
    expect(page.$('head > title').length, `${address}: number of titles`).toBe(1);
    for (const [field, text] of [
      ['title', title(page)],
      ['description', meta(page, 'description')],
    ] as const) {
      expect(text.length, `${address}: length of the ${field} “${text}”`).toBeGreaterThan(0);
      expect(text.length, `${address}: length of the ${field} “${text}”`).toBeLessThanOrEqual(limits[field]);
    }
    expect(meta(page, 'keywords'), `${address}: keywords`).not.toBe('');
  });

  test('can be shared', async () => {
    const page = openPage(address);
    const same = { 'og:title': title(page), 'twitter:title': title(page), 'og:description': meta(page, 'description') };
    for (const [name, expected] of Object.entries({
      ...same,
      'twitter:description': meta(page, 'description'),
      'twitter:card': 'summary_large_image',
      'twitter:image': meta(page, 'og:image'),
      'og:type': 'website',
      'og:locale': 'id_ID',
      'og:url': isUnlisted(address) ? '' : absolute(origin, address),
      'og:image:width': '1200',
      'og:image:height': '630',
    })) {
      expect(meta(page, name), `${address}: ${name}`).toBe(expected);
    }
    for (const name of ['og:site_name', 'og:image:alt']) {
      expect(meta(page, name), `${address}: ${name}`).not.toBe('');
    }
    const image = new URL(meta(page, 'og:image'));
    expect(image.origin, `${address}: og:image`).toBe(origin);
    const { width, height } = await sharp(readDist(image.pathname.slice(1))).metadata();
    expect({ width, height }, `${address}: size of ${image.pathname}`).toEqual({ width: 1200, height: 630 });
  });
});

test.each(allRoutes())(
  '%s: the canonical address is its own, and it may be found unless it only lists the others',
  (route) => {
    const page = openPage(route);
    const canonical = page.$('link[rel="canonical"]');
    expect(canonical.length, `${route}: number of canonical links`).toBe(1);
    expect(canonical.attr('href'), `${route}: canonical`).toBe(absolute(origin, route));
    if (listedRoutes().includes(route)) expect(meta(page, 'robots'), `${route}: robots`).not.toMatch(/noindex|none/);
  },
);

test.each([notFound, routes.search])('%s must not be found', (address) => {
  expect(meta(openPage(address), 'robots')).toContain('noindex');
});

test.each([
  ['title', title],
  ['description', (page: Page) => meta(page, 'description')],
] as const)('no two pages have the same %s', (_, read) => {
  const users = new Map<string, string[]>();
  for (const address of allPages.filter((page) => distFiles.has(fileOf(page)))) {
    const text = read(openPage(address));
    users.set(text, [...(users.get(text) ?? []), address]);
  }
  const shared = [...users].filter(([, addresses]) => addresses.length > 1);
  expectNone(
    shared.map(([text, addresses]) => `“${text}” on ${addresses.join(', ')}`),
    'used twice',
  );
});
