import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { load } from 'cheerio';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { copySources } from '../../scripts/link-packages.ts';
import { binary, paths } from '../../scripts/paths.ts';
import { freePort } from '../../scripts/server-process.ts';

/** A copy of the sources in which docs/change.md is followed: a tool begins as a copy of `acceptance`, the brand changes. */
let folder = '';
const parts = ['apps', 'packages', 'scripts', 'tests', 'docs', 'deploy', '.htmlvalidate.mjs'];
const settings = ['playwright.config.ts', 'vitest.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];

beforeAll(async () => {
  await mkdir(join(paths.root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(paths.root, '.cache/change-'));
  await copySources([...parts, ...settings], folder);
  // Cached pictures shorten the build.
  await cp(join(paths.site, '.cache'), join(folder, 'apps/site/.cache'), { recursive: true });
  await addTool();
  await changeBrand();
  const { code, output } = await runInCopy(join(folder, 'scripts/build.ts'));
  expect(code, output).toBe(0);
});

afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));

/** Runs a program of Node in the copy. */
function runInCopy(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' };
    execFile(process.execPath, args, { cwd: folder, env, maxBuffer: 1e8 }, (error, out, err) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${out}\n${err}` });
    });
  });
}

/** Changes a file of the copy; fails when nothing changes. */
const edit = async (file: string, change: (text: string) => string) => {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  const after = change(before);
  expect(after, file).not.toBe(before);
  await writeFile(path, after);
};

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
    const path = join(folder, renamed(file));
    await cp(join(folder, file), path);
    await edit(relative(folder, path), renamed);
  }
  for (const [file, part] of places) {
    await edit(file, (text) => text.replace(part, (found) => found + renamed(found)));
  }
  // Two tools with one order or one title stop the build.
  await edit('apps/site/src/content/pages/uji-ulang.yaml', (text) => text.replace(/^( {2}order:) .*$/m, '$1 99'));
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
    await edit(join('apps/site/src/content', file), (text) =>
      Object.values(names)
        .reduce((changed, [old, other]) => changed.replaceAll(old, other), text)
        .replaceAll('tanknusa', 'tankbaru'),
    );
  }
  const brand = parse(await readFile(join(folder, 'apps/site/src/content/site/brand.yaml'), 'utf8'));
  for (const [field, [, other]] of Object.entries(names)) expect(brand[field]).toBe(other);
}

const release = (file: string) => join(folder, 'build/current', file);
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
  const { code, output } = await runInCopy(
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
  const { code, output } = await runInCopy(
    binary('playwright'),
    'test',
    'tests/e2e/tools.spec.ts',
    '--grep=/uji-ulang',
  );
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
    read(file.endsWith('apps/site/src/routes.ts') ? join(folder, 'apps/site/src/routes.ts') : file);
  const program = ts.createProgram(roots, options, host);
  const named = tables.filter((_, at) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(roots[at] ?? ''))
      .some(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ').includes('"/uji-ulang"')),
  );
  expect(named).toEqual(tables);
});

/** Text of a PDF, with its metadata. */
async function textOf(file: string): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise;
  const { info, metadata } = (await pdf.getMetadata()) as { info: object; metadata: { getRaw(): string } | null };
  const texts = [JSON.stringify(info), metadata?.getRaw() ?? ''];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return texts.join('\n');
}

test('no built, published or packed file names the previous brand', async () => {
  const found: string[] = [];
  let read = 0;
  for (const part of ['build/current/', 'deploy']) {
    for (const entry of await readdir(join(folder, part), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (!entry.isFile() || /\.(?:br|gz|avif|webp|png|jpg|ico|mp4|woff2)$/.test(file)) continue;
      read += 1;
      const text = file.endsWith('.pdf') ? await textOf(file) : await readFile(file, 'utf8');
      const old = Object.values(names).flatMap(([name]) => (text.includes(name) ? [name] : []));
      if (/tanknusa/i.test(text + entry.name) || old.length > 0)
        found.push(`${relative(folder, file)}: ${old.join(', ')}`);
    }
  }
  expect(read).toBeGreaterThan(200);
  expect(found).toEqual([]);
  expect((await page('index.html'))('title').text()).toContain(names.product[1]);
});
