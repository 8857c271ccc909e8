import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { HeaderTable } from '../../server/header-table.ts';
import { pageAddress, variantFolder } from '../../server/site/files.ts';
import { workerPolicy } from '../../src/shared/offline/offline-names.ts';
import type { SearchTerms } from '../../src/shared/search/terms-schema.ts';
import { compress, isCompressible, isDevelopmentOnly } from './compress.ts';
import type { Policy } from './csp.ts';
import { headerTable, staticHostHeaders } from './header-table.ts';
import { addIntegrity, withoutIslandNames } from './html.ts';
import { nginxMaps, nginxSite, nginxTls } from './nginx.ts';
import { searchData, searchFile } from './search-index.ts';
import { buildWorker } from './worker.ts';

/** What pages are kept for reading without network. */
export interface OfflineReading {
  enabled: boolean;
  /** Addresses of the tools, which are kept together once one of them is opened. */
  tools: readonly string[];
}

/**
 * Makes what `astro build` wrote into `dist` ready to be served; settings for servers go to `build`.
 * @param extras what pages need beyond their HTML, by address
 * @param offline what browsers keep for reading without network
 * @param terms words that buyers search for, and their answers
 * @param countsPageRequests whether the server counts requests of pages
 */
export async function postbuild(
  dist: string,
  build: string,
  extras: Readonly<Record<string, Policy>> = {},
  offline: OfflineReading = { enabled: false, tools: [] },
  terms: SearchTerms = { terms: [], nothing: [] },
  countsPageRequests = false,
): Promise<HeaderTable> {
  for (const file of filesBelow(dist).filter(isDevelopmentOnly)) await rm(join(dist, file));

  const pages = new Map<string, string>();
  for (const file of filesBelow(dist).filter((name) => name.endsWith('.html'))) {
    const path = join(dist, file);
    const address = pageAddress(file);
    const built = withoutIslandNames(await readFile(path, 'utf8'));
    const html = addIntegrity(built, address, digestIn(dist, address));
    await writeFile(path, html);
    pages.set(address, html);
  }

  await writeFile(join(dist, searchFile), JSON.stringify(searchData(pages, terms)));

  const documents = filesBelow(dist)
    .filter((file) => /^unduhan\/lembar-data-.*\.pdf$/.test(file))
    .map((file) => `/${file}`);
  await buildWorker({ dist, pages, documents, ...offline });

  const table = headerTable(pages, extras, offline.enabled ? workerPolicyOf : {}, countsPageRequests);
  await mkdir(join(build, 'nginx'), { recursive: true });
  await writeFile(join(build, 'headers.json'), `${JSON.stringify(table, null, 2)}\n`);
  const published = publishedPages(table);
  await writeFile(join(build, 'nginx', 'maps.conf'), nginxMaps(published));
  await writeFile(join(build, 'nginx', 'site.conf'), nginxSite(published));
  await writeFile(join(build, 'nginx', 'tls.conf'), nginxTls(published));
  await writeFile(join(dist, '_headers'), staticHostHeaders(published));

  await Promise.all(
    filesBelow(dist)
      .filter(isCompressible)
      .map((file) => compress(join(dist, file))),
  );
  await moveVariants(dist, join(build, 'leads'));
  return table;
}

/** Every page that registers the worker may start it, under the one policy that names its address. */
const workerPolicyOf: Policy = { 'worker-src': ["'self'"], 'trusted-types': [workerPolicy] };
/** Takes the pages for delivered leads out of what a static host publishes. */
async function moveVariants(dist: string, to: string): Promise<void> {
  const from = join(dist, variantFolder);
  await rm(to, { recursive: true, force: true });
  if (existsSync(from)) await rename(from, to);
  else await mkdir(to);
}

/** The table without the pages that only our own server sends. */
function publishedPages(table: HeaderTable): HeaderTable {
  const pages = Object.entries(table.pages).filter(([address]) => !address.startsWith(`/${variantFolder}`));
  return { ...table, pages: Object.fromEntries(pages) };
}

/** Integrity values of files in `dist`; a page that loads a file we did not build stops the build. */
function digestIn(dist: string, page: string): (address: string) => string {
  return (address) => {
    try {
      const hash = createHash('sha384').update(readFileSync(join(dist, address)));
      return `sha384-${hash.digest('base64')}`;
    } catch {
      throw new Error(`The page ${page} loads ${address}, but dist/ holds no such file.`);
    }
  };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
