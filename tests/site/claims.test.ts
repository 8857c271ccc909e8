import { expect, test } from 'vitest';
import { nodeOf } from './graph.ts';
import { allPages, expectSame, notFound, openPage, plain } from './site.ts';

const sheet = '/klaim';
const { $ } = openPage(sheet);
const claims = $('main tr[id]')
  .toArray()
  .map((row) => ({ id: row.attribs['id'] ?? '', places: placesOf(row) }));

/** The pages that one claim names: the third column, behind figure and meaning. */
function placesOf(row: Parameters<typeof $>[0]): string[] {
  return plain($('td', row).eq(1).text()).split(', ');
}

/** What the trail of a page calls it; the home page has no trail and is the first step of every other. */
function nameOf(address: string): string {
  const steps = nodeOf(openPage(address === '/' ? sheet : address), 'BreadcrumbList')['itemListElement'];
  const names = (steps as { name: string }[]).map(({ name }) => name);
  return (address === '/' ? names[0] : names.at(-1)) ?? address;
}

test('the sheet lists claims', () => {
  expect(claims.length).toBeGreaterThan(0);
});

/** Pages on which a figure is mentioned; the list of everything mentions all of them, and says so of none. */
const mentioning = allPages.filter((address) => address !== '/cari');

test.each(claims)('the sheet says where $id is mentioned', ({ id, places }) => {
  const mentions = mentioning
    .filter((address) => address !== sheet && address !== notFound)
    .filter((address) => openPage(address).$(`a[href="${sheet}#${id}"]`).length > 0);
  expectSame(places, mentions.map(nameOf), id);
});
