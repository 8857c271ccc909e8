import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sandboxFile } from 'contract/sandbox';
import { filesBelow, leadVariantFolder, pageAddress } from 'server/site/files';
import type { HeaderTable } from 'service/header-table';
import { toolRoutes } from '../../apps/site/src/routes.ts';
import { cached } from '../../apps/site/src/shared/build/cache.ts';
import { workerPolicy } from '../../apps/site/src/shared/offline/offline-names.ts';
import { pageRequestsSchema } from '../../apps/site/src/shared/records/legal-schema.ts';
import { type Aliases, offlineSchema } from '../../apps/site/src/shared/records/site-schema.ts';
import type { SearchTerms } from '../../apps/site/src/shared/search/terms-schema.ts';
import { readRecord } from '../../apps/site/src/shared/words/read-record.ts';
import { launchFindings, readLaunchRecords } from '../launch.ts';
import { paths } from '../paths.ts';
import { checkPictures } from '../rendered.ts';
import { aliasTable, readAliases, staticHostRedirects } from './aliases.ts';
import { writeBillOfMaterials } from './bill-of-materials.ts';
import { bundleServer } from './bundle.ts';
import { cspExtras, type Policy } from './csp.ts';
import { headerTable, staticHostHeaders } from './header-table.ts';
import { finishHtml, type ParsedPage, parsePage } from './html.ts';
import { writeLeadRecords } from './lead-records.ts';
import { nginxMaps, nginxSite, nginxTls } from './nginx.ts';
import type { ScriptManifest } from './script-manifest.ts';
import { readSearchTerms, searchData, searchFile } from './search-index.ts';
import { buildWorker } from './worker.ts';

/** Turns the output of `astro build` into a release. @throws when a record of the site is invalid */
export async function finishRelease(release: string): Promise<void> {
  checkPictures();
  const [dist, build] = [join(release, 'dist'), join(release, 'build')];
  await mkdir(build, { recursive: true });
  const manifest = basename(paths.scriptManifest);
  await rename(join(dist, manifest), join(build, manifest));
  await writePrograms(release);
  const table = await postbuild(dist, build, {
    extras: cspExtras,
    manifest: JSON.parse(await readFile(join(build, manifest), 'utf8')),
    offline: readRecord('site/offline.yaml', offlineSchema).enabled,
    tools: Object.values(toolRoutes),
    terms: readSearchTerms(),
    aliases: readAliases(),
    counts: readRecord('site/page-requests.yaml', pageRequestsSchema).counted,
  });
  await writeLeadRecords(build);
  console.log(`Built ${Object.keys(table.pages).length} pages into dist/.`);
  const open = launchFindings(readLaunchRecords()).length;
  if (open > 0) console.warn(`Not ready to launch: ${open} items missing, see npm run check:launch.`);
}

interface Settings {
  extras?: Record<string, Policy>;
  manifest?: ScriptManifest;
  offline?: boolean;
  /** Paths that the service worker caches together once one of them is opened. */
  tools?: readonly string[];
  terms?: SearchTerms;
  aliases?: Aliases;
  counts?: boolean;
}

/** Prepares `dist` for serving; writes server configuration to `build`. */
export async function postbuild(dist: string, build: string, settings: Settings = {}): Promise<HeaderTable> {
  const { extras = {}, manifest = {}, offline = false, tools = [], aliases = [], counts = false } = settings;
  for (const file of filesBelow(dist).filter((name) => name.endsWith('.map'))) await rm(join(dist, file));

  /** Subresource integrity. @throws for a file that is not in `dist` */
  const digest = (address: string) => `sha384-${hash('sha384', readFileSync(join(dist, address)), 'base64')}`;
  const pages = new Map<string, ParsedPage>();
  for (const file of filesBelow(dist).filter((name) => name.endsWith('.html'))) {
    const path = join(dist, file);
    const page = parsePage(await readFile(path, 'utf8'));
    const html = finishHtml(page, digest);
    await writeFile(path, html);
    pages.set(pageAddress(file), { ...page, html });
  }

  await writeFile(
    join(dist, searchFile),
    JSON.stringify(searchData(pages, settings.terms ?? { spellings: [], terms: [], nothing: [] })),
  );

  const documents = filesBelow(dist)
    .filter((file) => /^unduhan\/lembar-data-.*\.pdf$/.test(file))
    .map((file) => `/${file}`);
  await buildWorker({ dist, manifest, pages, documents, enabled: offline, tools });

  const table = headerTable(pages, extras, offline ? serviceWorkerPolicy : {}, counts, aliasTable(pages, aliases));
  const published = publishedPages(table);
  await mkdir(join(build, 'nginx'), { recursive: true });
  await writeFile(join(build, 'headers.json'), `${JSON.stringify(table, null, 2)}\n`);
  await writeFile(join(build, 'nginx', 'maps.conf'), nginxMaps(published));
  await writeFile(join(build, 'nginx', 'site.conf'), nginxSite(published));
  await writeFile(join(build, 'nginx', 'tls.conf'), nginxTls(published));
  await writeFile(join(dist, '_headers'), staticHostHeaders(published));
  await writeFile(join(dist, '_redirects'), staticHostRedirects(published.aliases));

  await Promise.all(
    filesBelow(dist)
      .filter((file) => compressible.test(file))
      .map((file) => compress(join(dist, file))),
  );
  await moveVariants(dist, join(build, 'leads'));
  return table;
}

const serviceWorkerPolicy: Policy = { 'worker-src': ["'self'"], 'trusted-types': [workerPolicy] };

/** Moves pages for delivered leads out of `dist`, as a static host must not publish them. */
async function moveVariants(dist: string, to: string) {
  const from = join(dist, leadVariantFolder);
  await rm(to, { recursive: true, force: true });
  if (existsSync(from)) await rename(from, to);
  else await mkdir(to);
}

function publishedPages(table: HeaderTable): HeaderTable {
  const pages = Object.entries(table.pages).filter(([address]) => !address.startsWith(`/${leadVariantFolder}`));
  return { ...table, pages: Object.fromEntries(pages) };
}

/** Bundles the programs and moves the sandbox’s data out of `dist`. */
async function writePrograms(release: string) {
  const server = join(release, 'server');
  await rename(join(release, 'dist', sandboxFile), join(release, 'build', sandboxFile));
  await writeBillOfMaterials(server, await bundleServer(server));
}

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const compressible = /\.(html|css|m?js|svg|json|xml|txt|webmanifest|yaml|graphql|md)$|\.d\.ts$/;

const gzipOptions = { level: 9 };

/** Writes `file.br` and `file.gz` next to a file, each only if smaller. */
async function compress(file: string) {
  const content = await readFile(file);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length };
  const variants = {
    '.br': await cached([content, 'br', params], () => brotli(content, { params })),
    '.gz': await cached([content, 'gz', gzipOptions], () => gzipAsync(content, gzipOptions)),
  };
  for (const [ending, packed] of Object.entries(variants)) {
    if (packed.length < content.length) await writeFile(file + ending, packed);
  }
}
