import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { LoadedRecord } from '../contract.ts';
import { collectionOf, contentPath, type DeskCollection, jsonSchema } from './collections.ts';
import { problemsOf } from './problems.ts';
import { Refused } from './refused.ts';
import { withData } from './yaml-text.ts';

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
