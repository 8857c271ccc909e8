import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Document, parse } from 'yaml';
import { isRoute } from '../../addresses.ts';
import type { LoadedRecord } from '../contract.ts';
import {
  collectionOf,
  contentPath,
  type DeskCollection,
  folderCollections,
  jsonSchema,
  listRecords,
} from './collections.ts';
import { problemsOf } from './problems.ts';
import { Refused } from './refused.ts';
import { layOut, withData } from './yaml-text.ts';

type Collections = Map<string, DeskCollection>;

/** Names the bytes of a file. */
export const versionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** @throws Refused when no record has this name */
export async function readRecord(root: string, collections: Collections, file: string): Promise<LoadedRecord> {
  const collection = collectionOf(root, collections, file);
  const text = await readFile(contentPath(root, file), 'utf8');
  const data = parse(text) as Record<string, unknown>;
  return {
    file,
    collection: collection.name,
    version: versionOf(text),
    data,
    schema: jsonSchema(root, collection),
    problems: problemsOf(collection, file, data),
  };
}

/** @throws Refused with the version on the disk, when another page or an editor has written the file meanwhile */
export async function currentText(root: string, file: string, version: unknown): Promise<string> {
  const text = await readFile(contentPath(root, file), 'utf8');
  const now = versionOf(text);
  if (version !== now) throw new Refused('stale', { version: now });
  return text;
}

/** Replaces a file as a whole, so that whoever reads it meanwhile sees the old or the new one. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  await writeFile(draft, content);
  await rename(draft, path);
}

export interface SavedRecord {
  file: string;
  version: string;
  data: unknown;
}

/**
 * Writes a record that its schema accepts and that nobody else has written meanwhile.
 * @returns its new version @throws Refused
 */
export async function saveRecord(root: string, collections: Collections, asked: SavedRecord): Promise<string> {
  const { file, version, data } = asked;
  const collection = collectionOf(root, collections, file);
  const source = await currentText(root, file, version);
  const problems = problemsOf(collection, file, data);
  if (problems.length > 0) throw new Refused('invalid', { problems });
  const text = withData(source, data);
  if (text !== source) await replaceFile(contentPath(root, file), text);
  return versionOf(text);
}

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
  const isTaken = collection.name === 'industries' && isRoute(`/${asked.id}`);
  if (existsSync(path) || isTaken) throw new Refused('exists');
  const like = siblings[0] && parse(await readFile(contentPath(root, siblings[0][0]), 'utf8'));
  const data = named(exampleOf(jsonSchema(root, collection), like) as Record<string, unknown>, asked, siblings.length);
  const head = `# yaml-language-server: $schema=../../../.astro/collections/${collection.name}.schema.json\n`;
  await writeFile(path, head + layOut(new Document(data)), { flag: 'wx' });
  return file;
}

/** What other records write when they speak of this one. */
function mentionOf(collection: string, id: string): RegExp | undefined {
  if (collection === 'claims') return new RegExp(`\\{claim:${id}\\}`);
  if (collection === 'industries') return new RegExp(`["' :]/${id}(?![\\w-])`);
  return undefined;
}

/**
 * Removes a record that no other one speaks of.
 * @throws Refused when the record has changed meanwhile, is the last of its kind, or is still needed: then with the files
 */
export async function removeRecord(
  root: string,
  collections: Map<string, DeskCollection>,
  file: string,
  version: unknown,
): Promise<void> {
  const { name } = collectionOf(root, collections, file);
  await currentText(root, file, version);
  const records = listRecords(root, collections);
  const siblings = [...records.values()].filter((other) => other.name === name);
  if (!folderCollections(collections).includes(name) || siblings.length < 2) throw new Refused('still-needed');
  const id = basename(file, '.yaml');
  const mention = mentionOf(name, id);
  const others = [...records.keys()].filter((other) => other !== file);
  const texts = await Promise.all(others.map((other) => readFile(contentPath(root, other), 'utf8')));
  const needing = others.filter((_, at) => mention?.test(texts[at] ?? ''));
  if (needing.length > 0) throw new Refused('still-needed', { detail: needing.join(', ') });
  await rm(contentPath(root, file));
}

type JsonSchema = Readonly<Record<string, unknown>>;

const isTable = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The least that a schema asks for where no other record shows how it is filled. */
function least(schema: JsonSchema): unknown {
  const { type, minimum = 0 } = schema;
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  for (const given of ['const', 'default']) if (given in schema) return schema[given];
  if (type === 'string') return '–';
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return Math.max(0, Number(minimum));
  return null;
}

/**
 * A record that its schema accepts, filled like a record that exists: what is required, lists no longer than they must
 * be, and what belongs together taken together.
 * @param like the same part of the record that shows how it is filled
 */
export function exampleOf(schema: JsonSchema, like: unknown): unknown {
  if (schema['type'] === 'object' && isTable(schema['properties'])) {
    const required = (schema['required'] as string[] | undefined) ?? [];
    const filled = isTable(like) ? like : {};
    const kept = Object.entries(schema['properties']).filter(([key]) => required.includes(key));
    return Object.fromEntries(kept.map(([key, part]) => [key, exampleOf(part as JsonSchema, filled[key])]));
  }
  if (schema['type'] === 'array' && isTable(schema['items'])) {
    const { items, minItems = 1 } = schema;
    const filled = Array.isArray(like) ? like : [];
    return Array.from({ length: Math.max(1, Number(minItems)) }, (_, at) =>
      exampleOf(items as JsonSchema, filled[at] ?? filled[0]),
    );
  }
  return like ?? least(schema);
}
