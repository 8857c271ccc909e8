import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { industryRoutes } from '../../src/addresses.ts';
import { islandScripts } from './scripts.ts';
import { builtPages, distFiles, expectNone, fileOf, isRunning, openPage, readDist } from './site.ts';

/** Bytes. A page counts as it travels: brotli, with its inlined styles; its own module with the small ones it holds. */
const budgets = { page: 30_000, firstFlight: 8_500, fonts: 60_000, ownModule: 5_500 } as const;

test.each(builtPages)('%s is small enough', (address) => {
  const size = readDist(`${fileOf(address)}.br`).length;
  expect(size, `${address}: bytes of HTML after brotli`).toBeLessThanOrEqual(budgets.page);
});

/** A tool has its styles before its headline; the form has not. */
const informing = builtPages.filter(
  (address) => address === '/konsultasi-gratis' || openPage(address).$('astro-island').length === 0,
);

test.each(informing)('%s: its headline comes with the first flight of packets', (address) => {
  const { html } = openPage(address);
  const beginning = html.slice(0, html.indexOf('</h1>'));
  expect(brotliCompressSync(beginning).length, `${address}: bytes up to </h1>`).toBeLessThanOrEqual(
    budgets.firstFlight,
  );
});

/** A few bytes are not worth compressing, and travel as they are. */
const sentAs = (file: string) => (distFiles.has(`${file}.br`) ? `${file}.br` : file);

test.each([
  ['/demo', 150_000],
  ['/pengembang', 100_000],
])('the islands of %s are small enough with all they ever fetch', (address, budget) => {
  const scripts = islandScripts(address);
  expect(scripts.length).toBeGreaterThan(2);
  const size = scripts.reduce((sum, file) => sum + readDist(sentAs(file)).length, 0);
  expect(size, `bytes of ${scripts.join(', ')}`).toBeLessThanOrEqual(budget);
});

/** Every page registers the worker that keeps it readable without network, and lays itself out and hears the key of the atlas. */
const everywhere = 1;
/** Pages that may run more, and what: modules of a few lines, or an island. All others only inform. */
const working: Readonly<Record<string, { modules: number; islands: number }>> = {
  '/': { modules: 1, islands: 0 },
  '/tankdevice': { modules: 1, islands: 0 },
  '/404': { modules: 1, islands: 0 },
  '/alat': { modules: 1, islands: 0 },
  '/luring': { modules: 1, islands: 0 },
  '/api-integration': { modules: 1, islands: 0 },
  ...Object.fromEntries(industryRoutes().map((path) => [path, { modules: 1, islands: 0 }])),
  '/demo': { modules: 0, islands: 1 },
  '/konsultasi-gratis': { modules: 0, islands: 1 },
  '/jadwalkan': { modules: 0, islands: 1 },
  '/_leads/konsultasi-gratis': { modules: 1, islands: 1 },
  '/_leads/konsultasi-gratis/terkirim': { modules: 1, islands: 0 },
  '/api-integration/dokumentasi': { modules: 1, islands: 0 },
  '/api-integration/dokumentasi/tangki': { modules: 2, islands: 0 },
  '/api-integration/dokumentasi/alarm': { modules: 2, islands: 0 },
  '/api-integration/dokumentasi/webhook': { modules: 2, islands: 0 },
  '/api-integration/dokumentasi/sandbox': { modules: 2, islands: 0 },
  '/api-integration/dokumentasi/graphql': { modules: 1, islands: 0 },
  '/pengembang': { modules: 1, islands: 1 },
  // The module notes what is pressed before the island answers.
  '/simulasi-alarm': { modules: 1, islands: 1 },
  '/terima-kiriman': { modules: 1, islands: 1 },
  '/uji-terima': { modules: 1, islands: 1 },
  '/tabel-tangki': { modules: 1, islands: 1 },
  '/kalkulator-roi': { modules: 1, islands: 1 },
  '/analisis-susut': { modules: 1, islands: 1 },
  '/pemilih-sensor': { modules: 1, islands: 1 },
};

test.each(builtPages)('%s runs no more script than it has a reason for', (address) => {
  const { $ } = openPage(address);
  const allowed = working[address] ?? { modules: 0, islands: 0 };
  const scripts = $('script').toArray().filter(isRunning);
  const modules = scripts.flatMap(({ attribs }) => attribs['src'] ?? []);
  const islands = $('astro-island').length;
  expect(modules.length, `${address}: ${modules.join(', ')}`).toBeLessThanOrEqual(allowed.modules + everywhere);
  expect(islands, `${address}: islands`).toBeLessThanOrEqual(allowed.islands);
  for (const file of modules) {
    expect(readDist(file.slice(1)).length, `${address}: bytes of ${file}`).toBeLessThanOrEqual(budgets.ownModule);
  }
  // Astro writes the loader of islands into the page; without an island nothing may stand there.
  const inline = scripts.filter(({ attribs }) => attribs['src'] === undefined).map((script) => $(script).text());
  if (islands === 0) expectNone(inline, `${address}: inline scripts`);
  if (islands === 0) expect($('link[rel="modulepreload"]').length, `${address}: module preloads`).toBe(0);
});
