import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

interface Package {
  name: string;
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const packages = ['package.json', ...globSync('{apps,packages}/*/package.json')].map((file) => ({
  folder: dirname(file),
  ...(JSON.parse(readFileSync(file, 'utf8')) as Package),
}));
const declared = packages.map(({ dependencies, devDependencies }) => ({ ...dependencies, ...devDependencies }));
const lock: { packages: Record<string, { optionalDependencies?: Record<string, string> }> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

test('docs/dependencies.md gives a reason for every package, and lists no other', () => {
  const rows = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| ([@a-z][\w@/*., -]*?) +\|/gm);
  const named = [...rows].flatMap(([, cell = '']) => cell.split(', ')).filter((name) => name !== 'package');
  const typed = (name: string) => name.replace(/^@types\/.*/, '@types/*');
  const own = packages.map(({ name }) => name);
  const installed = declared.flatMap((names) => Object.keys(names).map(typed)).filter((name) => !own.includes(name));
  expect([...new Set(named)].sort()).toEqual([...new Set(installed)].sort());
});

test('the lockfile contains the packages of other systems (`npm run lock` after `npm install <name>` adds them)', () => {
  const locked = Object.keys(lock.packages);
  const missing = Object.values(lock.packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !locked.some((path) => path.endsWith(`node_modules/${name}`)));
  expect(missing).toEqual([]);
});

describe.each(packages.filter(({ folder }) => folder !== '.'))('package $name', ({ folder, name, ...wanted }) => {
  const files = globSync(`${folder}/**/*.{ts,tsx,mjs,astro}`, {
    exclude: ['**/node_modules', '**/content', 'packages/*/build'],
  });

  /** Module specifiers of a file, types included. */
  function listImports(file: string): string[] {
    const text = readFileSync(file, 'utf8');
    const script = file.endsWith('.astro') ? (/^---\n(.*?)\n---/s.exec(text)?.[1] ?? '') : text;
    return ts.preProcessFile(script, true, true).importedFiles.map(({ fileName }) => fileName);
  }

  test('imports only packages that its package.json names', () => {
    const known = { ...wanted.dependencies, ...wanted.devDependencies, [name]: '' };
    const unnamed = files
      // Tests use the runners and checkers of the repository.
      .filter((file) => !/\.test\.tsx?$|fixture\.tsx?$/.test(file))
      .flatMap((file) => listImports(file).map((specifier) => ({ file, specifier })))
      .filter(({ specifier }) => !/^(\.|\/|node:|astro:)/.test(specifier))
      .filter(({ specifier }) => !((/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '') in known));
    expect(unnamed).toEqual([]);
  });

  test('reaches other packages by their names', () => {
    const outside = files
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .flatMap((file) =>
        listImports(file)
          .filter((path) => path.startsWith('.'))
          .map((path) => ({ file, path })),
      )
      .filter(({ file, path }) => !join(dirname(file), path).startsWith(`${folder}/`));
    expect(outside).toEqual([]);
  });

  test('has a version, which the bill of materials of a release needs', () => {
    expect(wanted.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('declares the same version of a package as the others', () => {
    const all = declared.flatMap((names) => Object.entries(names));
    const other = Object.entries({ ...wanted.dependencies, ...wanted.devDependencies }).filter(
      ([dependency, version]) => all.some(([known, range]) => known === dependency && range !== version),
    );
    expect(other).toEqual([]);
  });
});
