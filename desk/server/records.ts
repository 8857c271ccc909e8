import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Document, parse } from 'yaml';
import { z } from 'zod';
import { isRoute } from '../../src/addresses.ts';
import { type Draft, Refused } from '../contract.ts';
import type { Schema } from '../form/schema.ts';
import {
  collectionOf,
  contentPath,
  type DeskCollection,
  type DeskSite,
  folderCollections,
  listRecords,
  readText,
} from './collections.ts';
import { standsWith } from './pages.ts';
import { problemsOf, typedProblems } from './problems.ts';
import { layOut, withData } from './yaml-text.ts';

export const versionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

export type LoadedRecord = Awaited<ReturnType<typeof readRecord>>;

/** With a hash of its file as version: who saves names the one that was read. @throws Refused */
export async function readRecord(site: DeskSite, file: string) {
  const collection = collectionOf(site, file);
  const text = await readText(site, file);
  const data = parse(text) as Record<string, unknown>;
  const schema = z.toJSONSchema(collection.schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  const problems = problemsOf(collection, file, data);
  return { file, collection: collection.name, version: versionOf(text), data, schema, problems };
}

/** @throws Refused with the version on the disk, when somebody has written the file meanwhile */
export async function currentText(site: DeskSite, file: string, version: string | undefined): Promise<string> {
  const text = await readText(site, file);
  const now = versionOf(text);
  if (version !== now) throw new Refused('stale', { version: now });
  return text;
}

/** Whoever reads meanwhile sees the old file or the new one. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  await writeFile(draft, content);
  await rename(draft, path);
}

/** @throws Refused when the schema, the page beside the form or another writer objects */
export async function saveRecord(site: DeskSite, asked: Draft & { version: string }) {
  const { file, version, data } = asked;
  collectionOf(site, file);
  const source = await currentText(site, file, version);
  const problems = await typedProblems(site, asked);
  if (problems.length > 0) throw new Refused('invalid', { problems });
  const isSeen = await standsWith(site, { file, data }, parse(source));
  const text = withData(await currentText(site, file, version), data);
  if (text !== source) await replaceFile(contentPath(site.root, file), text);
  return { version: versionOf(text), isSeen };
}

interface NewRecord {
  collection: string;
  /** Of its file, and of its address where it has one. */
  id: string;
  title: string;
  /** The record that is copied; else the first of its collection. */
  like?: string | undefined;
}

/** Of the server and the desk; those that visitors guess stand in aliases.yaml. */
const reserved = /^(api|constructor|fonts|healthz|leads|metrics|readyz|robots|share|sitemap|sunting)$/;

const isId = (id: string) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) && id.length <= 60;

/** @throws Refused when the name is none, or no record can be added there */
export function newFile(site: DeskSite, { collection: name, id, title }: NewRecord): string {
  const collection = site.collections.get(name);
  if (!collection || !folderCollections(site).includes(name)) throw new Refused('unknown-record');
  if (!isId(id) || title.trim() === '') throw new Refused('wrong-request');
  return `${collection.folder}/${id}.yaml`;
}

/** A copy of another record of its collection, with its own title; a page begins as a draft. @throws Refused */
export async function createRecord(site: DeskSite, asked: NewRecord): Promise<void> {
  const file = newFile(site, asked);
  const collection = site.collections.get(asked.collection) as DeskCollection;
  const siblings = [...listRecords(site)].filter(([, { name }]) => name === collection.name);
  const path = contentPath(site.root, file);
  if (existsSync(path)) throw new Refused('exists');
  const led = collection.name === 'industries' ? await readText(site, 'site/aliases.yaml') : '';
  const isLed = new RegExp(`[[ ]/${asked.id}[\\],/]`).test(led) || (led !== '' && isRoute(`/${asked.id}`));
  if (reserved.test(asked.id) || isLed) throw new Refused('reserved');
  const [first = ''] = siblings[0] ?? [];
  const like = siblings.some(([name]) => name === asked.like) ? (asked.like ?? first) : first;
  const copied = parse(await readText(site, like)) as Record<string, unknown>;
  const own: Record<string, unknown> = { title: asked.title, name: asked.title, order: siblings.length + 1 };
  const filled = Object.entries(copied).map(([key, value]) => [key, own[key] ?? value]);
  const data = { ...(collection.name === 'industries' && { draft: true }), ...Object.fromEntries(filled) };
  const head = `# yaml-language-server: $schema=../../../.astro/collections/${collection.name}.schema.json\n`;
  await writeFile(path, head + layOut(new Document(data)), { flag: 'wx' });
}

/** What others write when they speak of this one. */
function mentionOf(collection: string, id: string): RegExp | undefined {
  if (collection === 'claims') return new RegExp(`\\{claim:${id}\\}`);
  if (collection === 'industries') return new RegExp(`["' :]/${id}(?![\\w-])`);
  return undefined;
}

/** @throws Refused when the record has changed, is the last of its kind, or is still needed: then with the files */
export async function removeRecord(site: DeskSite, file: string, version: string): Promise<void> {
  const { name } = collectionOf(site, file);
  await currentText(site, file, version);
  const records = listRecords(site);
  const siblings = [...records.values()].filter((other) => other.name === name);
  if (!folderCollections(site).includes(name) || siblings.length < 2) throw new Refused('still-needed');
  const mention = mentionOf(name, basename(file, '.yaml'));
  const others = [...records.keys()].filter((other) => other !== file);
  const isNeeding = await Promise.all(others.map(async (other) => mention?.test(await readText(site, other))));
  const needing = others.filter((_, index) => isNeeding[index]);
  if (needing.length > 0) throw new Refused('still-needed', { detail: needing.join(', ') });
  await rm(contentPath(site.root, file));
}
