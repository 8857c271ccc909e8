import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { pageKinds } from '../../content.config.ts';
import type { PageBase } from './page.ts';

type Data<C extends CollectionKey> = CollectionEntry<C>['data'];
type Ordered = 'industries' | 'services' | 'teamServices' | 'supportPackages' | 'sensors' | 'connectivity';
type Page = (typeof pageKinds)[number];

/** All records of a kind in their order, each with its id; those that are drafts only where they are asked for. */
export async function getRecords<C extends Ordered>(
  collection: C,
  { drafts = false } = {},
): Promise<(Data<C> & { id: string })[]> {
  const entries = await getCollection(collection, ({ data }) => drafts || !('draft' in data && data.draft));
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
  const collections = await Promise.all(pageKinds.map((name) => getCollection(name)));
  return collections.flat().map(({ id, data }) => ({ ...data, id }));
}
