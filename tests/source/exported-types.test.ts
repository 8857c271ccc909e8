import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse, sourceFiles } from './sources.ts';

/** Types, interfaces and classes that a module exports under a name of its own; names that it passes on are not. */
function exportedTypes(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (
      !ts.isInterfaceDeclaration(statement) &&
      !ts.isTypeAliasDeclaration(statement) &&
      !ts.isClassDeclaration(statement)
    ) {
      return [];
    }
    const exported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return exported && statement.name ? [statement.name.text] : [];
  });
}

function sharedNames(sources: readonly ts.SourceFile[]): Record<string, string[]> {
  const homes = new Map<string, string[]>();
  for (const source of sources) {
    for (const name of exportedTypes(source)) homes.set(name, [...(homes.get(name) ?? []), source.fileName]);
  }
  return Object.fromEntries([...homes].filter(([, files]) => files.length > 1));
}

test('two types of one name are found, whatever they are declared as', () => {
  const sources = [
    parse('a.ts', 'export interface Reading { level: number }\ninterface Own {}'),
    parse('b.ts', "export type Reading = 'a';\nexport type { Other } from './c.ts';\ntype Own = 1;"),
    parse('c.ts', 'export class Other {}'),
  ];
  expect(sharedNames(sources)).toEqual({ Reading: ['a.ts', 'b.ts'] });
});

test('no two exported types have one name', { timeout: 60_000 }, () => {
  const found = sharedNames(sourceFiles.map((file) => parse(file)));
  expect(found).toEqual({});
});
