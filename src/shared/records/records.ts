import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import type { PageBase } from './page.ts';

type Data<C extends CollectionKey> = CollectionEntry<C>['data'];
type Ordered = 'industries' | 'services' | 'teamServices' | 'supportPackages' | 'sensors' | 'connectivity';
const pageCollections = [
  'home',
  'consultation',
  'meeting',
  'tools',
  'features',
  'device',
  'platform',
  'team',
  'about',
  'api',
  'reference',
  'referenceGroups',
  'referenceGraphql',
  'developer',
  'custom',
  'demo',
  'roi',
  'loss',
  'picker',
  'claimsPage',
  'downloads',
  'guide',
  'stories',
  'search',
  'tankTable',
  'alarm',
  'legal',
] as const;
type Page = (typeof pageCollections)[number];

/** All records of a kind in their order, each with its id. */
export async function getRecords<C extends Ordered>(collection: C): Promise<(Data<C> & { id: string })[]> {
  const entries = await getCollection(collection);
  return entries.map(({ id, data }) => ({ ...(data as Data<C>), id })).sort((a, b) => a.order - b.order);
}

/** The record of one page. @throws when src/content/pages has no such file. */
export async function getPage<C extends Page>(collection: C, file: string): Promise<Data<C>> {
  const entry = await getEntry(collection, file);
  if (!entry) throw new Error(`src/content/pages/${file}.yaml is missing`);
  return entry.data as Data<C>;
}

/** Every page record, with the id that is its address: what all pages have in common. */
export async function getPages(): Promise<(PageBase & { id: string; share?: ImageMetadata })[]> {
  const collections = await Promise.all(pageCollections.map((name) => getCollection(name)));
  return collections.flat().map(({ id, data }) => ({ ...data, id }));
}
