import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse, sourceFiles } from './sources.ts';

/** The modules of this project that a module names, for values or for types alone. */
function importsOf(file: string, source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const from = statement.moduleSpecifier;
    return from && ts.isStringLiteral(from) && from.text.startsWith('.') ? [join(dirname(file), from.text)] : [];
  });
}

/** One circle for each module from which a way leads back to it; modules of a circle already told are left out. */
function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) found.push([...way.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) walk(file, []);
  return found;
}

test('a circle is found, also one of types', () => {
  const texts = { 'x/a.ts': "import { b } from './b.ts';", 'x/b.ts': "export type { C } from '../c.ts';" };
  const all = { ...texts, 'c.ts': "import type { A } from './x/a.ts';", 'd.ts': "import './c.ts';" };
  const imports = new Map(Object.entries(all).map(([file, text]) => [file, importsOf(file, parse(file, text))]));
  expect(circles(imports)).toEqual([['x/a.ts', 'x/b.ts', 'c.ts', 'x/a.ts']]);
});

test('no module needs itself by way of others', { timeout: 60_000 }, () => {
  const imports = new Map(sourceFiles.map((file) => [file, importsOf(file, parse(file))]));
  expect(circles(imports)).toEqual([]);
});
