import { join } from 'node:path';
import { contentTag } from 'server/release';
import { build } from 'vite';
import { offlineAddress, workerAddress } from '../../apps/site/src/shared/offline/offline-names.ts';
import { paths } from '../paths.ts';
import type { ParsedPage } from './html.ts';
import { entriesIn, loadedFiles, type ScriptManifest } from './script-manifest.ts';

interface WorkerInput {
  dist: string;
  manifest: ScriptManifest;
  /** When false, browsers get a worker that removes itself. */
  enabled: boolean;
  pages: ReadonlyMap<string, Pick<ParsedPage, 'html'>>;
  /** Pages of tools and data that they fetch: an opened tool is cached as a whole. */
  tools: readonly string[];
  documents: readonly string[];
}

/** Bundles the service worker into dist/sw.js, with its lists of files to cache at installation and on demand. */
export async function buildWorker({ dist, manifest, enabled, pages, tools, documents }: WorkerInput): Promise<void> {
  const pageHtml = (address: string) => pages.get(address)?.html;
  const offline = [offlineAddress, ...neededFiles(manifest, pageHtml(offlineAddress) ?? '')];
  const needed = tools.flatMap((tool) => {
    const html = pageHtml(tool);
    const under = tools.filter((address) => address === tool || address.startsWith(`${tool}/`));
    return html === undefined ? [] : [[tool, [...under, ...neededFiles(manifest, html)]] as const];
  });
  // Other files have a hash in their name.
  const revision = (url: string) => (pages.has(url) ? contentTag(pageHtml(url) ?? '') : null);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      OFFLINE: JSON.stringify(offline.map((url) => ({ url, revision: revision(url) }))),
      TOOLS: JSON.stringify(Object.fromEntries(needed)),
      DOCUMENTS: JSON.stringify(documents),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: join(paths.root, `apps/site/src/site/offline/${enabled ? 'worker' : 'worker-off'}.ts`),
        formats: ['iife'],
        name: 'pekerja',
        fileName: () => workerAddress.slice(1),
      },
    },
  });
}

const inPage = /\/_astro\/[\w.-]+\.(?:js|woff2|webp|avif|svg)/g;

/** Hashed files that a page references, and everything its scripts load. */
function neededFiles(manifest: ScriptManifest, html: string) {
  const urls = html.match(inPage) ?? [];
  const scripts = loadedFiles(manifest, entriesIn(manifest, urls)).map((file) => `/${file}`);
  return [...new Set([...urls, ...scripts])].sort();
}
