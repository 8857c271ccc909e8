import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { pageKinds } from '../../content.config.ts';
import type { PageBase } from './page.ts';

type Data<C extends CollectionKey> = CollectionEntry<C>['data'];
type Ordered = 'industries' | 'services' | 'teamServices' | 'supportPackages' | 'sensors' | 'connectivity';
type Page = (typeof pageKinds)[number];

/** In their order, each with its id; drafts only where asked for. */
export async function getRecords<C extends Ordered>(
  collection: C,
  { drafts = false } = {},
): Promise<(Data<C> & { id: string })[]> {
  const entries = await getCollection(collection, ({ data }) => drafts || !('draft' in data && data.draft));
  return entries.map(({ id, data }) => ({ ...(data as Data<C>), id })).sort((a, b) => a.order - b.order);
}

/** The record of a page; a kind that has several asks for the file too. @throws when src/content/pages has none */
export async function getPage<C extends Page>(kind: C, file?: string): Promise<Data<C>> {
  const [entry] = await getCollection(kind, ({ id }) => file === undefined || id === file);
  if (!entry) throw new Error(`src/content/pages has no ${file ?? kind}.yaml`);
  return entry.data as Data<C>;
}

/** What all pages have in common; the id is the address. */
export async function getPages(): Promise<(PageBase & { id: string; share?: ImageMetadata })[]> {
  const collections = await Promise.all(pageKinds.map((name) => getCollection(name)));
  return collections.flat().map(({ id, data }) => ({ ...data, id }));
}
