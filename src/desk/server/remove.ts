import { readFile, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { collectionOf, contentPath, type DeskCollection, folderCollections, listRecords } from './collections.ts';
import { currentText } from './records.ts';
import { Refused } from './refused.ts';

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
