import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { siteFolder } from '../../src/site-folder.ts';
import { type Draft, RefusalError } from '../contract.ts';

/** The parts of a collection in content.config.ts that the desk reads. */
interface DefinedCollection {
  loader: { pattern: string | string[]; base: string };
  schema: z.ZodType | ((helpers: { image: () => z.ZodType }) => z.ZodType);
}
export type DefinedCollections = Record<string, DefinedCollection>;

export interface DeskCollection {
  name: string;
  folder: string;
  pattern: string | string[];
  schema: z.ZodType;
}

/** Absolute folder of the repository in which the desk runs. */
export const repository: string = join(siteFolder, '../..');

export interface DeskSite {
  root: string;
  collections: ReadonlyMap<string, DeskCollection>;
  /** Renders a page, optionally with a draft; without `html` when that fails. */
  fetchPage?: (address: string, draft?: Draft) => Promise<{ html?: string; fault?: string | undefined }>;
  changed?: (file: string) => Promise<void>;
}

/** Folder of the records, from the repository's root. */
const content = 'apps/site/src/content/';

/** Collections with schemas that validate outside Astro; by default a picture is just its path. */
export function readCollections(
  defined: DefinedCollections,
  image = (): z.ZodType => z.string(),
): Map<string, DeskCollection> {
  const entries = Object.entries(defined).map(([name, { loader, schema }]) => {
    const folder = loader.base.replace('src/content/', '');
    const checked = typeof schema === 'function' ? schema({ image }) : schema;
    return [name, { name, folder, pattern: loader.pattern, schema: checked }] as const;
  });
  return new Map(entries);
}

export const listFiles = (root: string, { folder, pattern }: DeskCollection) =>
  globSync(pattern, { cwd: join(root, content, folder) })
    .map((name) => `${folder}/${name}`.replaceAll('\\', '/'))
    .sort((a, b) => a.localeCompare(b));

export const listRecords = ({ root, collections }: DeskSite): Map<string, DeskCollection> =>
  new Map(
    [...collections.values()].flatMap((collection) =>
      listFiles(root, collection).map((file) => [file, collection] as const),
    ),
  );

/** Collections that include every file of a folder, so that records can be added. */
export const folderCollections = ({ collections }: DeskSite) =>
  [...collections.values()].filter(({ pattern }) => pattern === '*.yaml').map(({ name }) => name);

/** Absolute path of a record, whether or not it exists. */
export const contentPath = (root: string, file: string) => join(root, content, file);

export const readText = ({ root }: DeskSite, file: string): Promise<string> =>
  readFile(contentPath(root, file), 'utf8');

/** Collection that owns a path, whether or not the file exists yet. */
export const findOwner = ({ collections }: Pick<DeskSite, 'collections'>, file: string): DeskCollection | undefined =>
  [...collections.values()].find(({ folder, pattern }) =>
    [pattern].flat().some((one) => matchesGlob(file, `${folder}/${one}`)),
  );

/** @throws Refused unless the file is a record; this also rejects any other path */
export function requireCollection(site: DeskSite, file: string): DeskCollection {
  const collection = listRecords(site).get(file);
  if (!collection) throw new RefusalError('unknown-record');
  return collection;
}

type Texts = { file: string; data: Record<string, unknown> }[];

export const readTexts = (site: DeskSite): Promise<Texts> =>
  Promise.all([...listRecords(site).keys()].map(async (file) => ({ file, data: parse(await readText(site, file)) })));
