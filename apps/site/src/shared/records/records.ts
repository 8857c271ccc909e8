import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { collections, pageKinds } from '../../content.config.ts';
import type { PageBase } from './page-schema.ts';

type Data<C extends CollectionKey> = CollectionEntry<C>['data'];
type Ordered = 'industries' | 'services' | 'teamServices' | 'supportPackages' | 'sensors' | 'connectivity' | 'claims';
type Page = (typeof pageKinds)[number];

/** All records of a collection in their order, with ids; includes drafts only on request. */
export async function getRecords<C extends Ordered>(
  collection: C,
  { drafts = false } = {},
): Promise<(Data<C> & { id: string })[]> {
  const entries = await getCollection(collection, ({ data }) => drafts || !('draft' in data && data.draft));
  return entries.map(({ id, data }) => ({ ...(data as Data<C>), id })).sort((a, b) => a.order - b.order);
}

/** The record of a collection that has exactly one. @throws when it is missing or invalid */
export const getRecord = <C extends CollectionKey>(kind: C): Promise<Data<C>> => only(kind);

/** The record of a page; `file` selects one of several. @throws when it is missing or invalid */
export const getPage = <C extends Page>(kind: C, file?: string): Promise<Data<C>> => only(kind, file);

async function only<C extends CollectionKey>(kind: C, file?: string): Promise<Data<C>> {
  const [entry] = await getCollection(kind, ({ id }) => file === undefined || id === file);
  if (!entry) {
    // Astro’s types hide the loader of a collection.
    const { loader } = collections[kind] as unknown as { loader: Record<'base' | 'pattern', string> };
    throw new Error(`${loader.base}/${file ? `${file}.yaml` : loader.pattern} is missing`);
  }
  return entry.data as Data<C>;
}

/** The sensors and the gateway. */
export async function getInstruments() {
  const [sensors, { gateway }] = await Promise.all([getRecords('sensors'), getPage('device')]);
  return [...sensors, { ...gateway, id: 'gateway' }];
}

/** Common fields of all pages, industries included; the id is derived from the path. */
export async function getPages(): Promise<(PageBase & { id: string; share?: ImageMetadata })[]> {
  const [industries, ...pages] = await Promise.all([
    getRecords('industries'),
    ...pageKinds.map((name) => getCollection(name)),
  ]);
  return [
    ...pages.flat().map(({ id, data }) => ({ ...data, id })),
    ...industries.map(({ id, seo, title, badge, hero, picture }) => ({
      ...{ id, seo, breadcrumb: title, share: picture.src },
      hero: { label: badge, title: hero.title, lead: hero.lead, actions: hero.secondary },
    })),
  ];
}
