import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import type { PageBase } from './page.ts';
import { filled } from './site-records.ts';

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

const folders: Record<Ordered, string> = {
  industries: 'industries',
  services: 'services',
  teamServices: 'team-services',
  supportPackages: 'support-packages',
  sensors: 'sensors',
  connectivity: 'connectivity',
};

/** All records of a kind in their order, with placeholders filled and their id. */
export async function getRecords<C extends Ordered>(collection: C): Promise<(Data<C> & { id: string })[]> {
  const entries = await getCollection(collection);
  const records = await Promise.all(
    entries.map(async ({ id, data }) => ({
      ...(await filled(data as Data<C>, `${folders[collection]}/${id}`)),
      id,
    })),
  );
  return records.sort((a, b) => a.order - b.order);
}

/** The record of one page. @throws when src/content/pages has no such file. */
export async function getPage<C extends Page>(collection: C, file: string): Promise<Data<C>> {
  const entry = await getEntry(collection, file);
  if (!entry) throw new Error(`src/content/pages/${file}.yaml is missing`);
  return filled(entry.data as Data<C>, `pages/${file}`);
}

/** Every page record, with the id that is its address: what all pages have in common. */
export async function getPages(): Promise<(PageBase & { id: string; share?: ImageMetadata })[]> {
  const collections = await Promise.all(pageCollections.map((name) => getCollection(name)));
  return Promise.all(
    collections.flat().map(async ({ id, data }) => ({
      ...(await filled<PageBase & { share?: ImageMetadata }>(data, `pages/${id}`)),
      id,
    })),
  );
}
