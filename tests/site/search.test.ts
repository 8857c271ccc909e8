import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createSearch } from '../../apps/site/src/shared/search/find.ts';
import { readRecord } from '../records.ts';
import { allPages, origin, readDist } from './site.ts';

const find = await createSearch(JSON.parse(readDist('cari.json').toString('utf8')));

/** [query of buyers, technicians or developers, page that must come first] */
const queries = readFileSync(new URL('search-queries.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',') as [query: string, first: string]);

test.each(queries)('finds for “%s” %s first', (query, first) => {
  expect(find(query).found[0]?.url.split(/[?#]/, 1)[0]).toBe(first);
});

test('redirects typed aliases, and lists them nowhere', () => {
  const { aliases }: { aliases: { to: string; from: string[] }[] } = readRecord('site/aliases');
  const typed = aliases.flatMap(({ from }) => from);
  for (const address of ['/datasheet', '/faq', '/spbu', '/about', '/en']) expect(typed).toContain(address);
  const sitemap = readDist('sitemap.xml').toString('utf8');
  const redirects = readDist('_redirects').toString('utf8').trim().split('\n');
  for (const { to, from } of aliases) {
    expect(allPages).toContain(to.split('#', 1)[0]);
    for (const address of from) {
      expect(sitemap).not.toContain(`${origin}${address}</loc>`);
      expect(redirects).toContain(`${address} ${to} 301`);
    }
  }
});
