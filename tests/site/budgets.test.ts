import { readFileSync } from 'node:fs';
import { brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { industryRoutes } from '../../apps/site/src/addresses.ts';
import { routes, toolRoutes } from '../../apps/site/src/routes.ts';
import { paths } from '../../scripts/paths.ts';
import { entriesIn, loadedFiles, type ScriptManifest } from '../../scripts/postbuild/script-manifest.ts';
import { builtPages, distFiles, expectNone, isRunning, openPage, pageFile, readDist } from './site.ts';

/**
 * Budgets in bytes. Pages count after brotli with inlined styles; the own module is the script of a page that needs
 * no island.
 */
const budgets = {
  search: 90_000,
  page: 32_500,
  /** Pages of tools contain their whole form, as it also works before its script. */
  toolPage: 34_900,
  /** Of the compressed page until its headline is complete; with more, a phone paints a round trip later: decision 33. */
  firstFlight: 8_800,
  fonts: 60_000,
  ownModule: 5_500,
  instruments: 15_600,
} as const;

const { demo, ...tools } = toolRoutes;
const reference = '/api-integration/dokumentasi';
/**
 * Pages that may run more than the module of every page (service worker, layout, search shortcut): [modules, islands,
 * pages]. All other pages are informative only.
 */
const working: readonly (readonly [modules: number, islands: number, addresses: readonly string[]])[] = [
  [1, 0, ['/', '/tankdevice', '/404', '/luring', '/api-integration', routes.search, ...industryRoutes()]],
  [1, 0, [reference, `${reference}/graphql`, '/_leads/konsultasi-gratis/terkirim']],
  [2, 0, ['tangki', 'alarm', 'webhook', 'sandbox'].map((chapter) => `${reference}/${chapter}`)],
  [0, 1, [demo, routes.procurement, '/konsultasi-gratis', '/jadwalkan', '/_leads/jadwalkan']],
  [1, 1, ['/_leads/konsultasi-gratis', '/pengembang', ...Object.values(tools)]],
];

/** Bytes of a brotli stream until its text contains the mark. */
function bytesUntil(mark: string, stream: Buffer): number {
  const flush = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  let [without, within] = [0, stream.length];
  while (within - without > 1) {
    const middle = Math.floor((without + within) / 2);
    if (brotliDecompressSync(stream.subarray(0, middle), flush).includes(mark)) within = middle;
    else without = middle;
  }
  return within;
}

test.each(builtPages)('%s is within its budgets of size and script', (address) => {
  const { $ } = openPage(address);
  const [modules = 0, islands = 0] = working.find(([, , addresses]) => addresses.includes(address)) ?? [];
  const isTool = Object.values<string>(tools).includes(address);
  const compressed = readDist(`${pageFile(address)}.br`);
  expect(compressed.length, 'bytes after brotli').toBeLessThanOrEqual(isTool ? budgets.toolPage : budgets.page);
  const scripts = $('script').toArray().filter(isRunning);
  const files = scripts.flatMap(({ attribs }) => attribs['src']?.slice(1) ?? []);
  expect(files.length, files.join(', ')).toBeLessThanOrEqual(modules + 1);
  const most = industryRoutes().includes(address) ? budgets.instruments : budgets.ownModule;
  for (const file of files) expect(readDist(file).length, `bytes of ${file}`).toBeLessThanOrEqual(most);
  expect($('astro-island').length, 'islands').toBeLessThanOrEqual(islands);
  expect(bytesUntil('</h1>', compressed), 'bytes until </h1>').toBeLessThanOrEqual(budgets.firstFlight);
  if (islands > 0) return;
  // Astro inlines the loader of islands; without an island there must be none.
  const inline = scripts.filter(({ attribs }) => attribs['src'] === undefined).map((script) => $(script).text());
  expectNone(inline, `${address}: inline scripts`);
  expect($('link[rel="modulepreload"]').length, 'module preloads').toBe(0);
});

const manifest: ScriptManifest = JSON.parse(readFileSync(paths.scriptManifest, 'utf8'));

/** Transferred size of entries with everything they ever load. */
function weigh(first: readonly string[]) {
  const files = loadedFiles(manifest, first);
  return { files, size: files.reduce((sum, file) => sum + transferredSize(file), 0) };
}

/** Transferred size of a file; very small ones are not compressed. */
const transferredSize = (file: string) => readDist(distFiles.has(`${file}.br`) ? `${file}.br` : file).length;

test('the search is within its budget', () => {
  const script = weigh(['src/shared/search/search-field.ts']);
  expect(script.files.length, script.files.join(', ')).toBeGreaterThan(1);
  expect(script.size + transferredSize('cari.json')).toBeLessThanOrEqual(budgets.search);
});

test.each([
  [demo, 160_000], // with the QR code of the printed sheet
  ['/pengembang', 100_000],
])('the islands of %s are within their budget, including everything they load', (address, budget) => {
  const islands = openPage(address).$('astro-island').toArray();
  const urls = islands.flatMap(({ attribs }) => [attribs['component-url'] ?? '', attribs['renderer-url'] ?? '']);
  const { files, size } = weigh(entriesIn(manifest, urls));
  expect(files.length).toBeGreaterThan(2);
  expect(size, `bytes of ${files.join(', ')}`).toBeLessThanOrEqual(budget);
});

test('the fonts are within their budget', () => {
  const files = [...distFiles].filter((file) => file.endsWith('.woff2'));
  const size = files.reduce((sum, file) => sum + readDist(file).length, 0);
  expect([files.length > 1, size <= budgets.fonts], files.join(', ')).toEqual([true, true]);
});
