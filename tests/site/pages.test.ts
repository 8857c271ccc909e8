import sharp from 'sharp';
import { expect, test } from 'vitest';
import { allRoutes, listedRoutes } from '../../apps/site/src/addresses.ts';
import { routes } from '../../apps/site/src/routes.ts';
import { absolute, headLimits } from '../../apps/site/src/shared/head/head.ts';
import {
  allPages,
  distFiles,
  isUnlisted,
  notFound,
  openPage,
  origin,
  type Page,
  pageFile,
  plain,
  readDist,
} from './site.ts';

const meta = ({ $ }: Page, name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
const title = ({ $ }: Page) => plain($('head > title').text());

test('dist has exactly one page per route, plus the 404 page', () => {
  const built = [...distFiles].filter((file) => file.endsWith('.html'));
  expect(built.sort()).toEqual(allPages.map(pageFile).sort());
});

test.each(allPages)('%s has title, description, language, one headline and sharing data', async (address) => {
  const page = openPage(address);
  const description = meta(page, 'description');
  expect(page.$('html').attr('lang')).toBe('id');
  expect([page.$('h1').length, page.$('head > title').length]).toEqual([1, 1]);
  for (const text of [plain(page.$('h1').text()), title(page), description, meta(page, 'keywords')])
    expect(text).not.toBe('');
  expect(title(page).length).toBeLessThanOrEqual(headLimits.title);
  expect(description.length).toBeLessThanOrEqual(headLimits.description);

  const shared = {
    'og:title': title(page),
    'twitter:title': title(page),
    'og:description': description,
    'twitter:description': description,
    'twitter:card': 'summary_large_image',
    'twitter:image': meta(page, 'og:image'),
    'og:type': 'website',
    'og:locale': 'id_ID',
    'og:url': isUnlisted(address) ? '' : absolute(origin, address),
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  expect(Object.fromEntries(Object.keys(shared).map((name) => [name, meta(page, name)]))).toEqual(shared);
  for (const name of ['og:site_name', 'og:image:alt']) expect(meta(page, name), name).not.toBe('');
  const image = new URL(meta(page, 'og:image'));
  expect(image.origin).toBe(origin);
  const { width, height } = await sharp(readDist(image.pathname.slice(1))).metadata();
  expect({ width, height }, image.pathname).toEqual({ width: 1200, height: 630 });
});

test.each(allRoutes())('%s: has its own canonical URL and is indexed', (route) => {
  const page = openPage(route);
  const canonical = page.$('link[rel="canonical"]').toArray();
  expect(canonical.map(({ attribs }) => attribs['href'])).toEqual([absolute(origin, route)]);
  if (listedRoutes().includes(route)) expect(meta(page, 'robots')).not.toMatch(/noindex|none/);
});

test.each([notFound, routes.search])('%s is not indexed', (address) => {
  expect(meta(openPage(address), 'robots')).toContain('noindex');
});
