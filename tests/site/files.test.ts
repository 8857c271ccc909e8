import { load } from 'cheerio';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isRoute, listedRoutes } from '../../apps/site/src/addresses.ts';
import { absolute } from '../../apps/site/src/shared/head/head.ts';
import { origin, readDist } from './site.ts';

const fileText = (file: string) => readDist(file).toString('utf8');
test('sitemap.xml lists exactly the indexed pages', () => {
  const $ = load(fileText('sitemap.xml'), { xml: true });
  expect($('urlset').attr('xmlns')).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const listed = $('urlset > url > loc')
    .toArray()
    .map((loc) => $(loc).text());
  const routes = listedRoutes().map((route) => absolute(origin, route));
  expect(listed.sort()).toEqual(routes.sort());
});

test('robots.txt allows all robots and names the sitemap', () => {
  const text = fileText('robots.txt');
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  expect(text).not.toMatch(/^disallow:\s*\S/im);
});

test('security.txt has the form of RFC 9116', () => {
  const text = fileText('.well-known/security.txt');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text.match(/^Expires: \d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/gm)).toHaveLength(1);
  expect(text).toContain(`\nCanonical: ${origin}/.well-known/security.txt\n`);
});

test('site.webmanifest has names, a start page of this site, and icons of the stated size and format', async () => {
  const { name, short_name, lang, start_url, icons } = JSON.parse(fileText('site.webmanifest'));
  expect([Boolean(name), Boolean(short_name), lang, isRoute(start_url)]).toEqual([true, true, 'id', true]);
  for (const { src, sizes, type } of icons) {
    const { width, height, format } = await sharp(readDist(src.slice(1))).metadata();
    expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
  }
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
});

test('icon.svg has a viewBox and contains no script', () => {
  const $ = load(fileText('icon.svg'), { xml: true });
  expect($('svg').attr('viewBox')).toMatch(/^(-?\d+ ){2}\d+ \d+$/);
  expect($('script, image, [href]').length).toBe(0);
});
