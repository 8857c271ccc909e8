import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { load } from 'cheerio';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { binary, paths } from '../../scripts/paths.ts';
import { freePort } from '../../scripts/server-process.ts';
import { copyRepository } from './built-copy.ts';

/** A copy of the sources in which docs/change.md is followed: a tool begins as a copy of `acceptance`, the brand changes. */
let copy: Awaited<ReturnType<typeof copyRepository>>;

beforeAll(async () => {
  copy = await copyRepository();
  await addTool();
  await changeBrand();
  await copy.build();
});

afterAll(() => rm(copy.folder, { recursive: true, force: true, maxRetries: 3 }));

const renamed = (text: string) =>
  text
    .replaceAll('acceptance', 'retest')
    .replaceAll('Acceptance', 'Retest')
    .replaceAll('uji-terima', 'uji-ulang')
    .replaceAll('Uji terima', 'Uji ulang')
    .replace(/\b(?:assessGauge|readPairs)\b/g, (name) => `${name}Again`);

/** Files of `acceptance` from which the tool begins, in the order of docs/change.md. */
const files = [
  'packages/tank-gauging/src/acceptance/model.ts',
  'packages/tank-gauging/src/acceptance/power.ts',
  'packages/tank-gauging/src/acceptance/acceptance.test.ts',
  'apps/site/src/tools/acceptance/tank-use.ts',
  'apps/site/src/tools/acceptance/schema.ts',
  'apps/site/src/tools/acceptance/Acceptance.island.tsx',
  'apps/site/src/tools/acceptance/Acceptance.astro',
  'apps/site/src/pages/uji-terima.astro',
  'apps/site/src/content/pages/uji-terima.yaml',
  'apps/site/src/assets/share/uji-terima.svg',
];

/** Files with a part for each tool, and the part of `acceptance`, which the new tool repeats. */
const places: readonly (readonly [file: string, part: RegExp])[] = [
  ['apps/site/src/routes.ts', /^ {2}acceptance: .*\n/m],
  ['apps/site/src/content.config.ts', /^import .*acceptance\/schema.*\n/m],
  ['apps/site/src/content.config.ts', /^ {2}acceptance: .*\n/m],
  ['apps/site/src/content/pages/konsultasi-gratis.yaml', /^ {4}uji-terima:\n(?: {6}.*\n)+/m],
  ['docs/tools.md', /^## \/uji-terima\n(?:(?!## ).*\n)+/m],
  ['apps/site/desk/words/desk.yaml', /^ {6}- acceptance\n/m],
  ['apps/site/desk/words/desk.yaml', /^ {2}acceptance: .*\n/m],
  ['scripts/bench.ts', /^ {2}\[toolRoutes.acceptance\]: \[\n(?: {4}.*\n)+ {2}\],\n/m],
  ['tests/e2e/tools.spec.ts', /^ {2}\[toolRoutes.acceptance\]: .*\n/m],
  ['tests/source/old-links.test.ts', /^import .*acceptance\/model.*\n/m],
  ['tests/source/old-links.test.ts', /^ {2}\[toolRoutes.acceptance\]: \{\n(?: {4}.*\n)+ {2}\},\n/m],
  ['tests/source/tools-doc.test.ts', /^import .*acceptance\/model.*\n/m],
  ['tests/source/tools-doc.test.ts', /^ {2}'\/uji-terima': \{\n(?: {4}.*\n)+ {2}\},\n/m],
];

async function addTool() {
  for (const file of files) {
    const path = join(copy.folder, renamed(file));
    await cp(join(copy.folder, file), path);
    await copy.edit(relative(copy.folder, path), renamed);
  }
  for (const [file, part] of places) {
    await copy.edit(file, (text) => text.replace(part, (found) => found + renamed(found)));
  }
  // Two tools with one order or one title stop the build.
  await copy.edit('apps/site/src/content/pages/uji-ulang.yaml', (text) => text.replace(/^( {2}order:) .*$/m, '$1 99'));
}

/** Names of the sample brand, and others of the same length. */
const names = {
  product: ['tankNusa', 'tankBaru'],
  device: ['tankDevice', 'ukurDevice'],
  platform: ['tankPlatform', 'ukurPlatform'],
  team: ['tankTeam', 'ukurTeam'],
  company: ['PT Nusa Instrumen Cerdas', 'PT Baru Instrumen Cerdik'],
  companyShort: ['Nusa Instrumen', 'Baru Instrumen'],
} as const;

async function changeBrand() {
  for (const file of ['site/brand.yaml', 'site/offices.yaml']) {
    await copy.edit(join('apps/site/src/content', file), (text) =>
      Object.values(names)
        .reduce((changed, [old, other]) => changed.replaceAll(old, other), text)
        .replaceAll('tanknusa', 'tankbaru'),
    );
  }
  const brand = parse(await readFile(join(copy.folder, 'apps/site/src/content/site/brand.yaml'), 'utf8'));
  for (const [field, [, other]] of Object.entries(names)) expect(brand[field]).toBe(other);
}

const release = (file: string) => join(copy.folder, 'build/current', file);
const page = async (file: string) => load(await readFile(release(`dist/${file}`), 'utf8'));

test('a new tool is listed in menu, search and sitemap, and has a share picture', async () => {
  const home = await page('index.html');
  expect(home('#jelajah a[href="/uji-ulang"]')).toHaveLength(1);
  expect((await page('uji-ulang.html'))('h1').text()).toContain('Uji ulang');
  expect((await page('cari.html'))('a[href="/uji-ulang"]').length).toBeGreaterThan(0);
  expect(await readFile(release('dist/sitemap.xml'), 'utf8')).toContain('/uji-ulang</loc>');
  expect(await readdir(release('dist/share'))).toContainEqual(expect.stringMatching(/^uji-ulang\./));
});

test('a new tool passes the tests that hold for every tool and page', async () => {
  const unit = ['tests/source/tools-doc.test.ts', 'tests/source/old-links.test.ts', 'packages/tank-gauging/src/retest'];
  const site = ['tests/site/desk.test.ts', 'tests/site/links.test.ts', 'tests/site/every-page.test.ts'];
  const { code, output } = await copy.run(
    binary('vitest'),
    'run',
    '--project=unit',
    '--project=site',
    ...unit,
    ...site,
  );
  expect(code, output).toBe(0);
  expect(output).toContain('/uji-ulang');
});

test('a new tool passes the browser test that holds for every tool', async () => {
  process.env['E2E_PORT'] = String(await freePort());
  const { code, output } = await copy.run(binary('playwright'), 'test', 'tests/e2e/tools.spec.ts', '--grep=/uji-ulang');
  expect(code, output).toBe(0);
  expect(output).toMatch(/[1-9]\d* passed/);
});

/** Tables with a line for each tool. */
const tables = places
  .map(([file]) => file)
  .filter((file, at, all) => /^(?:scripts|tests)/.test(file) && all.indexOf(file) === at);

test('the compiler names a new tool in every table that lacks it', () => {
  const roots = tables.map((file) => join(paths.root, file));
  const config = ts.readConfigFile(join(paths.root, 'tsconfig.json'), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: undefined, files: tables },
    ts.sys,
    paths.root,
  );
  const host = ts.createCompilerHost(options);
  const { readFile: read } = host;
  // The tables of the sources lack the tool; the addresses are those of the copy.
  host.readFile = (file) =>
    read(file.endsWith('apps/site/src/routes.ts') ? join(copy.folder, 'apps/site/src/routes.ts') : file);
  const program = ts.createProgram(roots, options, host);
  const named = tables.filter((_, at) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(roots[at] ?? ''))
      .some(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ').includes('"/uji-ulang"')),
  );
  expect(named).toEqual(tables);
});

test('no built, published or packed file names the previous brand', async () => {
  const found: string[] = [];
  let read = 0;
  // Former issues of documents stay as they were issued.
  for await (const { name, text } of copy.texts('build/current/', 'deploy')) {
    if (/-r\d+\.pdf$/.test(name)) continue;
    read += 1;
    const old = Object.values(names).flatMap(([brand]) => (text.includes(brand) ? [brand] : []));
    if (/tanknusa/i.test(text + basename(name)) || old.length > 0) found.push(`${name}: ${old.join(', ')}`);
  }
  expect(read).toBeGreaterThan(200);
  expect(found).toEqual([]);
  expect((await page('index.html'))('title').text()).toContain(names.product[1]);
});
