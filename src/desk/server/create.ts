import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { Document, parse } from 'yaml';
import { contentPath, type DeskCollection, folderCollections, jsonSchema, listRecords } from './collections.ts';
import { exampleOf } from './example.ts';
import { layOut } from './layout.ts';
import { Refused } from './refused.ts';

interface NewRecord {
  collection: string;
  /** Name of its file, and of its address where it has one. */
  id: string;
  title: string;
}

const isId = (id: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) && id.length <= 60;

/** What tells a new record from the one that shows how it is filled. */
function named(example: Record<string, unknown>, { title }: NewRecord, count: number): Record<string, unknown> {
  const own = { title, name: title, order: count + 1 };
  return Object.fromEntries(
    Object.entries(example).map(([key, value]) => [key, own[key as keyof typeof own] ?? value]),
  );
}

/**
 * Makes a record of a folder's collection, filled from its schema as its first record is.
 * @returns its file @throws Refused when the name is taken or is none
 */
export async function createRecord(
  root: string,
  collections: Map<string, DeskCollection>,
  asked: NewRecord,
): Promise<string> {
  const collection = collections.get(asked.collection);
  if (!collection || !folderCollections(collections).includes(asked.collection)) throw new Refused('unknown-record');
  if (!isId(asked.id) || asked.title.trim() === '') throw new Refused('wrong-request');
  const siblings = [...listRecords(root, collections)].filter(([, { name }]) => name === collection.name);
  const file = `${collection.folder}/${asked.id}.yaml`;
  const path = contentPath(root, file);
  if (existsSync(path)) throw new Refused('exists');
  const like = siblings[0] && parse(await readFile(contentPath(root, siblings[0][0]), 'utf8'));
  const data = named(exampleOf(jsonSchema(root, collection), like) as Record<string, unknown>, asked, siblings.length);
  const head = `# yaml-language-server: $schema=../../../.astro/collections/${collection.name}.schema.json\n`;
  await writeFile(path, head + layOut(new Document(data)), { flag: 'wx' });
  return file;
}
