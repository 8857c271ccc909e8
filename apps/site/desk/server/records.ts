import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { unseenInText } from 'contract/unseen';
import { Document, parse } from 'yaml';
import { z } from 'zod';
import { isRoute } from '../../src/addresses.ts';
import { siteVocabulary } from '../../src/shared/text/vocabulary.ts';
import { findWordFaults } from '../../src/shared/text/word-guard.ts';
import { type Draft, type Path, type RecordFault, RefusalError, type Schema } from '../contract.ts';
import { slotsIn } from '../form/marks.ts';
import { type DataObject, listLeaves, valueAt } from '../tree.ts';
import {
  contentPath,
  type DeskCollection,
  type DeskSite,
  folderCollections,
  listRecords,
  readText,
  readTexts,
  requireCollection,
} from './collections.ts';
import { rendersWithDraft } from './pages.ts';
import { deskState, isPublishing } from './state.ts';
import { rewriteYaml, stringifyUnfolded } from './yaml-text.ts';

const { localeError } = z.locales.id();

/** Flattens a union error to the faults of its nearest alternative. */
function deepest(issue: z.core.$ZodIssue, path: Path = []): RecordFault[] {
  const at = [...path, ...(issue.path as (string | number)[])];
  if (issue.code !== 'invalid_union') return [{ path: at, message: issue.message }];
  const inner = issue.errors.map((errors) => errors.flatMap((error) => deepest(error, at)));
  const depth = (faults: RecordFault[]) => Math.max(0, ...faults.map(({ path: own }) => own.length));
  const nearest = inner.toSorted((a, b) => a.length - b.length || depth(b) - depth(a))[0];
  return nearest?.length ? nearest : [{ path: at, message: issue.message }];
}

/** Faults that the build would report: schema, list of terms, hand-typed marketing figures. */
export function findFaults({ schema }: DeskCollection, file: string, data: unknown): RecordFault[] {
  const { error } = schema.safeParse(data, { error: (issue) => localeError(issue) ?? undefined });
  const faults = findWordFaults(data, `apps/site/src/content/${file}`, siteVocabulary()).map(({ field, message }) => ({
    path: field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
    message,
  }));
  return [...(error?.issues.flatMap((issue) => deepest(issue)) ?? []), ...faults];
}

/**
 * Faults of a draft: those of the build, unknown slots, line breaks that no page shows, characters that nobody sees,
 * and a title used by another page.
 */
export async function typedProblems(site: DeskSite, { file, data }: Draft): Promise<RecordFault[]> {
  const saved = parse(await readText(site, file));
  const known = slotsIn(saved);
  const faultKey = (path: Path) => path.findLast((key) => typeof key === 'string');
  const long = new Set(
    listLeaves(saved).flatMap(({ path, value }) => (/\n./.test(String(value)) ? [faultKey(path)] : [])),
  );
  const typed = listLeaves(data).flatMap(({ path, value }) => {
    // Code fills each of these texts for itself, and no page is rendered with their draft.
    const own = file.startsWith('words/') ? slotsIn(valueAt(saved, path)) : known;
    const unknown = slotsIn(value).filter((name) => !own.includes(name));
    const isBroken = /\S\n\s*\S/.test(String(value)) && !long.has(faultKey(path));
    const messages = [
      ...unknown.map((name) => `unknown slot ${name}`),
      ...(isBroken ? ['line break'] : []),
      ...(typeof value === 'string' && unseenInText.test(value) ? ['unseen character'] : []),
    ];
    return messages.map((message) => ({ path, message }));
  });
  const titlePath = ['seo', 'title'];
  const title = valueAt(data, titlePath);
  // A draft is not in search results.
  const isFound = title !== undefined && valueAt(data, ['draft']) !== true;
  const others = isFound ? (await readTexts(site)).filter((other) => other.file !== file) : [];
  const twin = others.find((other) => valueAt(other.data, titlePath) === title);
  const same = twin ? [{ path: titlePath, message: `the title of ${twin.file}` }] : [];
  return [...findFaults(requireCollection(site, file), file, data), ...typed, ...same];
}

export const hashVersion = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

export const recordSchema = ({ schema }: DeskCollection) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

export type LoadedRecord = Awaited<ReturnType<typeof readRecord>>;

/** Loads a record with a hash of its file as version, which a save must name. @throws Refused */
export async function readRecord(site: DeskSite, file: string) {
  const collection = requireCollection(site, file);
  const text = await readText(site, file);
  const data = parse(text) as DataObject;
  const problems = findFaults(collection, file, data);
  return {
    file,
    collection: collection.name,
    version: hashVersion(text),
    data,
    schema: recordSchema(collection),
    problems,
  };
}

/** Text of a file. @throws Refused with the version on disk when it is not the expected one */
export async function currentText(site: DeskSite, file: string, version: string | undefined): Promise<string> {
  const text = await readText(site, file);
  const now = hashVersion(text);
  if (version !== now) throw new RefusalError('stale', { version: now });
  return text;
}

/** Replaces a file atomically: readers see the old or the new content. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  await writeFile(draft, content);
  await rename(draft, path);
}

/**
 * Writes a record after its page was rendered with it; removes it when `text` returns undefined.
 * @param text called just before writing
 * @returns whether the page was rendered in time
 * @throws Refused when the page breaks or a publication is running
 */
export async function writeRecord(site: DeskSite, draft: Draft, text: () => Promise<string | undefined>) {
  // The files must not change between check and push.
  if (isPublishing()) throw new RefusalError('busy');
  // Stops a running walk over all pages: it would delay this save, and its result is outdated.
  deskState.walks += 1;
  const isSeen = await rendersWithDraft(site, draft);
  const [path, next] = [contentPath(site.root, draft.file), await text()];
  if (next === undefined) await rm(path);
  else await replaceFile(path, next);
  // The result of the last publication is outdated.
  deskState.publication = {};
  await site.changed?.(draft.file);
  return isSeen;
}

/** Saves a draft. @throws Refused when it is invalid, breaks its page, or its version is outdated */
export async function saveRecord(site: DeskSite, { file, data, version }: Draft & { version: string }) {
  requireCollection(site, file);
  await currentText(site, file, version);
  const problems = await typedProblems(site, { file, data });
  if (problems.length > 0) throw new RefusalError('invalid', { problems });
  const next = async () => rewriteYaml(await currentText(site, file, version), data);
  const isSeen = await writeRecord(site, { file, data }, next);
  return { version: hashVersion(await readText(site, file)), isSeen };
}

interface NewRecord {
  collection: string;
  /** Base name of its file, and of its URL for a page. */
  id: string;
  title: string;
  /** Record to copy; the first of the collection by default. */
  like?: string | undefined;
}

/** Names used by the server and the desk; the redirects of aliases.yaml are checked separately. */
const reserved = /^(api|constructor|fonts|healthz|leads|metrics|readyz|robots|share|sitemap|sunting)$/;

const isId = (id: string) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) && id.length <= 60;

/** Creates a record as a copy of another with its own title; a page starts as a draft. @throws Refused */
export async function createRecord(site: DeskSite, { collection: name, id, title, like }: NewRecord) {
  const collection = site.collections.get(name);
  if (!collection || !folderCollections(site).includes(name)) throw new RefusalError('unknown-record');
  if (!isId(id) || title.trim() === '') throw new RefusalError('wrong-request');
  const file = `${collection.folder}/${id}.yaml`;
  if (existsSync(contentPath(site.root, file))) throw new RefusalError('exists');
  const isPage = name === 'industries';
  const isLed = async () => new RegExp(`[[ ]/${id}[\\],/]`).test(await readText(site, 'site/aliases.yaml'));
  if (reserved.test(id) || (isPage && (isRoute(`/${id}`) || (await isLed())))) throw new RefusalError('reserved');
  const siblings = [...listRecords(site)].flatMap(([other, own]) => (own === collection ? [other] : []));
  const source = siblings.find((other) => other === like) ?? siblings[0] ?? '';
  const records = await Promise.all(siblings.map(async (other) => parse(await readText(site, other)) as DataObject));
  // Records may have been removed, so their number says nothing about the highest order.
  const order = Math.max(0, ...records.map((record) => Number(record['order'] ?? 0))) + 1;
  const own: DataObject = { title, name: title, subject: title, order };
  const copied = Object.entries(parse(await readText(site, source)) as DataObject);
  const data = {
    ...(isPage && { draft: true }),
    ...Object.fromEntries(copied.map(([key, old]) => [key, own[key] ?? old])),
  };
  const head = `# yaml-language-server: $schema=../../../.astro/collections/${name}.schema.json\n`;
  await writeRecord(site, { file, data }, async () => head + stringifyUnfolded(new Document(data)));
  return { file };
}

/** Pattern with which other records refer to one. */
function mentionPattern(collection: string, id: string): RegExp | undefined {
  if (collection === 'claims') return new RegExp(`\\{claim:${id}\\}`);
  if (collection === 'industries') return new RegExp(`["' :]/${id}(?![\\w-])`);
  return undefined;
}

/**
 * Removes a record. @throws Refused when it has changed, is the last of its collection, or is referenced in other
 * files, which are listed
 */
export async function removeRecord(site: DeskSite, file: string, version: string): Promise<void> {
  const collection = requireCollection(site, file);
  const check = async () => void (await currentText(site, file, version));
  await check();
  const siblings = [...listRecords(site).values()].filter((other) => other === collection);
  if (!folderCollections(site).includes(collection.name) || siblings.length < 2) throw new RefusalError('still-needed');
  const mention = mentionPattern(collection.name, basename(file, '.yaml'));
  const isNeeding = (other: Draft) => other.file !== file && mention?.test(JSON.stringify(other.data));
  const needing = (await readTexts(site)).filter(isNeeding).map((other) => other.file);
  if (needing.length > 0) throw new RefusalError('still-needed', { detail: needing.join(', ') });
  await writeRecord(site, { file, data: undefined }, check);
}
