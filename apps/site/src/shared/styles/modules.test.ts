import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const code = globSync('{desk,src}/**/*.{ts,tsx,astro}').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

interface Use {
  /** Names that a file takes from the sheet by themselves. */
  names: string[];
  /** The file also takes names that are known only while it runs. */
  open: boolean;
}

/** How each style sheet is used, by its path. */
const uses = new Map<string, Use[]>();
for (const { file, text } of code) {
  for (const [, name = '', path = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const sheet = join(dirname(file), path);
    const taken = text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['(\\w+)'\\])`, 'g'));
    const mentions =
      [...text.matchAll(new RegExp(`(?<![/\\w]|(?<!\\.\\.)\\.)${name}\\b(?!\\.module|=|:)`, 'g'))].length - 1;
    const names = [...taken].map(([, plain, quoted]) => plain ?? quoted ?? '');
    uses.set(sheet, [...(uses.get(sheet) ?? []), { names, open: mentions > names.length }]);
  }
}

const neighbours = /:global\([^)]*\)/g;

function classesIn(css: string): string[] {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, '').replaceAll(/\{[^{}]*\}/g, '{}');
  return [...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
}

/** Class names of a sheet, those of its neighbours (`:global`) left out. */
const classesOf = (sheet: string) => new Set(classesIn(readFileSync(sheet, 'utf8').replaceAll(neighbours, '')));

test.each(globSync('{desk,src}/**/*.module.css').sort())('%s and its components name the same classes', (sheet) => {
  const here = uses.get(sheet) ?? [];
  const defined = classesOf(sheet);
  const named = new Set(here.flatMap(({ names }) => names));
  expect([...named].filter((name) => !defined.has(name))).toEqual([]);
  if (!here.some(({ open }) => open)) expect([...defined].filter((name) => !named.has(name))).toEqual([]);
});

/** Classes that stand in no module: those of the global sheets, and neighbours that a module names. */
const global = new Set(
  globSync('{desk,src}/**/*.css').flatMap((sheet) => {
    const css = readFileSync(sheet, 'utf8');
    return classesIn(sheet.endsWith('.module.css') ? (css.match(neighbours) ?? []).join(' ') : css);
  }),
);

// What a script draws later stands in no built page. Names that are put together while it runs are left out.
test('a class that is written out is named by a style', () => {
  const written = code.flatMap(({ file, text }) =>
    [...text.matchAll(/\bclass(?:Name)?=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, pieced = '']) =>
      (plain ?? pieced.replaceAll(/[\w-]*\$\{[^}]*\}[\w-]*/g, ' ')).split(/\s+/).map((name) => ({ file, name })),
    ),
  );
  expect(written.filter(({ name }) => name !== '' && !global.has(name))).toEqual([]);
});
