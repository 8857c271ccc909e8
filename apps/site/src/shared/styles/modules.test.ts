import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const code = globSync('apps/site/{desk,src}/**/*.{ts,tsx,astro}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

interface Use {
  /** Class names that a file uses from the sheet literally. */
  names: string[];
  /** Whether the file also uses names that are known only at run time. */
  open: boolean;
}

/** How each style sheet is used, by its path. */
const uses = new Map<string, Use[]>();
for (const { file, text } of code) {
  for (const [, name = '', path = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const sheet = join(dirname(file), path);
    const used = text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['(\\w+)'\\])`, 'g'));
    const mentions =
      [...text.matchAll(new RegExp(`(?<![/\\w]|(?<!\\.\\.)\\.)${name}\\b(?!\\.module|=|:)`, 'g'))].length - 1;
    const names = [...used].map(([, plain, quoted]) => plain ?? quoted ?? '');
    uses.set(sheet, [...(uses.get(sheet) ?? []), { names, open: mentions > names.length }]);
  }
}

const neighbours = /:global\([^)]*\)/g;

function classesIn(css: string): string[] {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, '').replaceAll(/\{[^{}]*\}/g, '{}');
  return [...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
}

/** Class names of a sheet, without those of other sheets (`:global`). */
const classNames = (sheet: string) => new Set(classesIn(readFileSync(sheet, 'utf8').replaceAll(neighbours, '')));

test.each(globSync('apps/site/{desk,src}/**/*.module.css').sort())('%s defines exactly the classes in use', (sheet) => {
  const here = uses.get(sheet) ?? [];
  const defined = classNames(sheet);
  const named = new Set(here.flatMap(({ names }) => names));
  expect([...named].filter((name) => !defined.has(name))).toEqual([]);
  if (!here.some(({ open }) => open)) expect([...defined].filter((name) => !named.has(name))).toEqual([]);
});

/** Classes that no module defines: those of the global sheets, and those of other sheets that a module names. */
const global = new Set(
  globSync('apps/site/{desk,src}/**/*.css').flatMap((sheet) => {
    const css = readFileSync(sheet, 'utf8');
    return classesIn(sheet.endsWith('.module.css') ? (css.match(neighbours) ?? []).join(' ') : css);
  }),
);

// Read from the source, as elements that a script renders later are in no built page. Names assembled at run time are
// skipped.
test('every literal class name is defined by a style sheet', () => {
  const written = code.flatMap(({ file, text }) =>
    [...text.matchAll(/\bclass(?:Name)?=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, pieced = '']) =>
      (plain ?? pieced.replaceAll(/[\w-]*\$\{[^}]*\}[\w-]*/g, ' ')).split(/\s+/).map((name) => ({ file, name })),
    ),
  );
  expect(written.filter(({ name }) => name !== '' && !global.has(name))).toEqual([]);
});
