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

/** Class names of a sheet, those of its neighbours (`:global`) left out. */
function classesOf(sheet: string): Set<string> {
  const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|"[^"]*"|url\([^)]*\)/g, '');
  const selectors = css.replaceAll(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}

test.each(globSync('{desk,src}/**/*.module.css').sort())('%s and its components name the same classes', (sheet) => {
  const here = uses.get(sheet) ?? [];
  const defined = classesOf(sheet);
  const named = new Set(here.flatMap(({ names }) => names));
  expect([...named].filter((name) => !defined.has(name))).toEqual([]);
  if (!here.some(({ open }) => open)) expect([...defined].filter((name) => !named.has(name))).toEqual([]);
});
