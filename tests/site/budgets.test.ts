import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtPages, distFiles, expectNone, fileOf, isRunning, openPage, readDist } from './site.ts';

/** Bytes. A page counts as it travels: brotli, with its inlined styles. */
const budgets = { page: 30_000, fonts: 60_000, ownModule: 2_000, sandbox: 100_000 } as const;

test.each(builtPages)('%s is small enough', (address) => {
  const size = readDist(`${fileOf(address)}.br`).length;
  expect(size, `${address}: bytes of HTML after brotli`).toBeLessThanOrEqual(budgets.page);
});

test.each(builtPages)('%s: what is sent compressed is this very page', (address) => {
  const { html } = openPage(address);
  expect(brotliDecompressSync(readDist(`${fileOf(address)}.br`)).toString('utf8') === html, `${address}: .br`).toBe(
    true,
  );
  expect(gunzipSync(readDist(`${fileOf(address)}.gz`)).toString('utf8') === html, `${address}: .gz`).toBe(true);
});

test('all fonts together are small enough', () => {
  const fonts = [...distFiles].filter((file) => /\.(woff2?|ttf|otf)$/.test(file));
  expectNone(
    fonts.filter((file) => !file.endsWith('.woff2')),
    'fonts that are not woff2',
  );
  const size = fonts.reduce((sum, file) => sum + readDist(file).length, 0);
  expect(size, `bytes of ${fonts.join(', ')}`).toBeLessThanOrEqual(budgets.fonts);
});

/** Addresses of every script that an island of a page brings along, what these import included. */
function scriptsOf(address: string): Set<string> {
  const { $ } = openPage(address);
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file) || !distFiles.has(file)) return;
    found.add(file);
    const imports = readDist(file)
      .toString('utf8')
      .matchAll(/\b(?:from|import)\s*\(?\s*["'`]([^"'`]+\.js)["'`]/g);
    for (const [, name = ''] of imports) visit(new URL(name, `https://x.example/${file}`).pathname.slice(1));
  };
  for (const { attribs } of $('astro-island').toArray()) {
    for (const name of ['component-url', 'renderer-url']) visit((attribs[name] ?? '').slice(1));
  }
  return found;
}

test('the sandbox is small enough', () => {
  const scripts = [...scriptsOf('/pengembang')];
  expect(scripts.length).toBeGreaterThan(2);
  const size = scripts.reduce((sum, file) => sum + readDist(`${file}.br`).length, 0);
  expect(size, `bytes of ${scripts.join(', ')}`).toBeLessThanOrEqual(budgets.sandbox);
});

/** Every page registers the worker that keeps it readable without network. */
const registration = 1;
/** Pages that may run more, and what: modules of a few lines, or an island. All others only inform. */
const working: Readonly<Record<string, { modules: number; islands: number }>> = {
  '/': { modules: 1, islands: 0 },
  '/404': { modules: 1, islands: 0 },
  '/luring': { modules: 1, islands: 0 },
  '/api-integration': { modules: 1, islands: 0 },
  '/demo': { modules: 0, islands: 1 },
  '/konsultasi-gratis': { modules: 1, islands: 1 },
  '/jadwalkan': { modules: 0, islands: 1 },
  '/_leads/konsultasi-gratis': { modules: 1, islands: 1 },
  '/_leads/konsultasi-gratis/terkirim': { modules: 1, islands: 0 },
  '/api-integration/dokumentasi': { modules: 1, islands: 0 },
  '/api-integration/dokumentasi/tangki': { modules: 2, islands: 0 },
  '/api-integration/dokumentasi/alarm': { modules: 2, islands: 0 },
  '/api-integration/dokumentasi/webhook': { modules: 2, islands: 0 },
  '/api-integration/dokumentasi/graphql': { modules: 1, islands: 0 },
  '/simulasi-alarm': { modules: 0, islands: 1 },
  '/pengembang': { modules: 0, islands: 2 },
  '/tabel-tangki': { modules: 0, islands: 1 },
  '/kalkulator-roi': { modules: 0, islands: 1 },
  '/analisis-susut': { modules: 0, islands: 1 },
  '/pemilih-sensor': { modules: 0, islands: 1 },
};

test.each(builtPages)('%s runs no more script than it has a reason for', (address) => {
  const { $ } = openPage(address);
  const allowed = working[address] ?? { modules: 0, islands: 0 };
  const scripts = $('script').toArray().filter(isRunning);
  const modules = scripts.flatMap(({ attribs }) => attribs['src'] ?? []);
  const islands = $('astro-island').length;
  expect(modules.length, `${address}: ${modules.join(', ')}`).toBeLessThanOrEqual(allowed.modules + registration);
  expect(islands, `${address}: islands`).toBeLessThanOrEqual(allowed.islands);
  for (const file of modules) {
    expect(readDist(file.slice(1)).length, `${address}: bytes of ${file}`).toBeLessThanOrEqual(budgets.ownModule);
  }
  // Astro writes the loader of islands into the page; without an island nothing may stand there.
  const inline = scripts.filter(({ attribs }) => attribs['src'] === undefined).map((script) => $(script).text());
  if (islands === 0) expectNone(inline, `${address}: inline scripts`);
  if (islands === 0) expect($('link[rel="modulepreload"]').length, `${address}: module preloads`).toBe(0);
});

/** Bytes of script that a page with an island may ever fetch, after brotli. */
const islandBudget = 150_000;

/** Every script that can be reached from some, by static and dynamic imports. */
function reachable(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files.filter((one) => !seen.has(one))) {
    seen.add(file);
    const imports = readDist(file)
      .toString('utf8')
      .matchAll(/\b(?:from|import)\s*\(?\s*["'`]([^"'`]+\.js)["'`]/g);
    const next = [...imports].map(([, name = '']) => new URL(name, `http://dist/${file}`).pathname.slice(1));
    reachable(next, seen);
  }
  return seen;
}

test('the live demo with all its scripts is small enough', () => {
  const { $ } = openPage('/demo');
  const entries = $('astro-island')
    .toArray()
    .flatMap(({ attribs }) => [attribs['component-url'], attribs['renderer-url']])
    .flatMap((url) => (url ? [url.slice(1)] : []));
  const files = [...reachable(entries)];
  const size = files.reduce((sum, file) => sum + readDist(`${file}.br`).length, 0);
  expect(files.length).toBeGreaterThan(2);
  expect(size, files.join(', ')).toBeLessThanOrEqual(islandBudget);
});
