import * as astro from 'astro:content';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { forgetVocabulary, siteVocabulary } from '../../src/shared/text/vocabulary.ts';
import { recordId } from '../desk-texts.ts';
import {
  contentPath,
  type DefinedCollections,
  type DeskCollection,
  findOwner,
  listFiles,
  readCollections,
  repository,
} from './collections.ts';
import { deskState, type PageRequest } from './state.ts';

// Replaces `astro:content` while the desk runs, so that pages show the files on disk and the draft. Astro’s own store
// lags half a second behind, and its pictures lag behind its texts.
export * from 'astro:content';

interface Entry {
  id: string;
  collection: string;
  data: unknown;
}

const picture = () =>
  z.string().transform(async (src) => {
    const { default: metadata } = await import(/* @vite-ignore */ src.replace('../../assets/', '/src/assets/'));
    return metadata;
  });

let known: Map<string, DeskCollection> | undefined;
const parsed = new Map<string, { source: string; data: unknown }>();

async function readEntry({ name, schema }: DeskCollection, file: string, request: PageRequest): Promise<Entry> {
  const { draft } = request;
  const typed = draft?.file === file ? draft.data : undefined;
  const text = typed ? JSON.stringify(typed) : await readFile(contentPath(repository, file), 'utf8');
  const source = `${request.vocabulary}${text}`;
  let found = parsed.get(file);
  if (found?.source !== source) {
    const { data, error } = await schema.safeParseAsync(typed ?? parse(text));
    if (error) throw new Error(`apps/site/src/content/${file}\n${z.prettifyError(error)}`);
    found = { source, data };
    parsed.set(file, found);
  }
  return { id: recordId(file), collection: name, data: found.data };
}

export async function getCollection(name: string, fits: (entry: Entry) => boolean = () => true): Promise<Entry[]> {
  const request = deskState.pages.getStore();
  if (!request) return (await astro.getCollection(name as astro.CollectionKey)).filter(fits);
  // Imported late: content.config.ts itself imports this module.
  const { collections } = await import('../../src/content.config.ts');
  // Astro’s types hide the loader and schema of a collection.
  known ??= readCollections(collections as unknown as DefinedCollections, picture);
  const collection = known.get(name);
  if (!collection) return [];
  if (request.vocabulary === undefined) {
    forgetVocabulary();
    request.vocabulary = JSON.stringify(siteVocabulary());
  }
  const { draft } = request;
  const saved = listFiles(repository, collection).filter((file) => file !== draft?.file || draft.data !== undefined);
  // A new record that is not saved yet.
  const isOwn = draft?.data !== undefined && findOwner({ collections: known }, draft.file) === collection;
  const files = new Set([...saved, ...(isOwn ? [draft.file] : [])]);
  return (await Promise.all([...files].map((file) => readEntry(collection, file, request)))).filter(fits);
}
