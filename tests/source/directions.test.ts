import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parts } from './directions.ts';

/** Source files; samples of the API reference are content. */
const isCode = (path: string) => /\.(tsx?|astro)$/.test(path) && !path.startsWith('apps/site/src/content/');

const files = globSync('{apps,packages,scripts}/**/*.{ts,tsx,astro}', {
  exclude: ['**/node_modules', 'packages/*/build'],
}).filter((file) => isCode(file) && !/\.test\.tsx?$|(^|\/)fixture\.ts$|\.d\.ts$/.test(file));

/** Project files that a file imports, type imports included. @throws when one does not exist */
function listImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const script = file.endsWith('.astro') ? (/^---\n(.*?)\n---/s.exec(text)?.[1] ?? '') : text;
  const imported = ts.preProcessFile(script, true, true).importedFiles.map(({ fileName }) => fileName);
  const paths = imported
    .filter((name) => name.startsWith('.'))
    .map((name) => join(dirname(file), name.replace(/\?.*$/, '')));
  const missing = paths.find((path) => !existsSync(path));
  if (missing) throw new Error(`${file} imports ${missing}, which is not there`);
  return paths.filter(isCode);
}

/** Part that a file belongs to; for patterns with several rooms, also which room. */
function findPart(file: string) {
  for (const [name, part] of Object.entries(parts)) {
    const room = part.files.exec(file)?.[0];
    if (room !== undefined) return { name, room, part };
  }
  return { name: 'no part', room: file, part: { mayImport: [] as readonly string[] } };
}

function isAllowed(file: string, imported: string): boolean {
  const [from, to] = [findPart(file), findPart(imported)];
  if (from.part.mayImport.includes('*') || from.part.mayImport.includes(to.name)) return true;
  if (from.name === to.name) return from.name === 'schemas' || from.room === to.room;
  // A schema may import value lists from its own folder.
  return from.name === 'schemas' && imported.startsWith(`${dirname(file)}/`);
}

test('allows imports in one direction only', () => {
  expect(files.length).toBeGreaterThan(500);
  const wrong = files.flatMap((file) =>
    listImports(file)
      .filter((imported) => !isAllowed(file, imported))
      .map((imported) => `${file} → ${imported}`),
  );
  expect(wrong).toEqual([]);
});
