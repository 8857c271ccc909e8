import { load } from 'cheerio';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isRoute, listedRoutes } from '../../src/addresses.ts';
import { absolute } from '../../src/shared/head/head.ts';
import { expectSame, origin, readDist } from './site.ts';

const textOf = (file: string) => readDist(file).toString('utf8');
const sizeOf = async (content: Buffer) => {
  const { width, height, format } = await sharp(content).metadata();
  return { width, height, format };
};

test('sitemap.xml lists every address that may be found, and nothing else', () => {
  const $ = load(textOf('sitemap.xml'), { xml: true });
  expect($('urlset').attr('xmlns')).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const listed = $('urlset > url > loc')
    .toArray()
    .map((loc) => $(loc).text());
  const routes = listedRoutes().map((route) => absolute(origin, route));
  expectSame(listed, routes, 'sitemap.xml');
  expect(listed.length, 'sitemap.xml: an address twice').toBe(routes.length);
});

test('robots.txt lets everybody in and names the sitemap', () => {
  const lines = textOf('robots.txt')
    .split('\n')
    .map((line) => line.trim());
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(lines.filter((line) => /^disallow:\s*\S/i.test(line))).toEqual([]);
});

test('security.txt says whom to tell, in the form of RFC 9116', () => {
  const fields = textOf('.well-known/security.txt')
    .trimEnd()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const);
  const of = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value);
  expect(of('Contact')[0]).toMatch(/^mailto:\S+@\S+$/);
  expect(of('Expires')).toHaveLength(1);
  expect(of('Expires')[0]).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/);
  expect(of('Canonical')).toEqual([`${origin}/.well-known/security.txt`]);
});

interface Manifest {
  name: string;
  short_name: string;
  lang: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

describe('site.webmanifest', () => {
  const manifest = (): Manifest => JSON.parse(textOf('site.webmanifest'));

  test('has a name and starts on a page of this site', () => {
    const { name, short_name, lang, start_url } = manifest();
    expect([name, short_name].every(Boolean)).toBe(true);
    expect(lang).toBe('id');
    expect(isRoute(start_url), start_url).toBe(true);
  });

  test('each icon exists in the size and format it states', async () => {
    const { icons } = manifest();
    for (const { src, sizes, type } of icons) {
      const [width, height] = sizes.split('x').map(Number);
      expect(await sizeOf(readDist(src.slice(1))), src).toEqual({ width, height, format: type.split('/')[1] });
    }
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  });
});

describe('icons', () => {
  test('icon.svg is a drawing with a box of its own and no script', () => {
    const $ = load(textOf('icon.svg'), { xml: true });
    expect($('svg').attr('viewBox')).toMatch(/^(-?\d+ ){2}\d+ \d+$/);
    expect($('script, image, [href]').length).toBe(0);
  });
});
