import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as repeated from './breakpoints.ts';

const read = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const breakpoints = new Map(
  [...read('apps/site/src/shared/styles/breakpoints.css').matchAll(/@custom-media (--[\w-]+) ([^;]+);/g)].map(
    ([, name = '', condition = '']) => [name, condition],
  ),
);

/** Where tokens get their values. */
const definitions = /styles\/(breakpoints|tokens|preferences)\.css$/;
const sheets = globSync('apps/site/{desk,src}/**/*.css')
  .filter((file) => !definitions.test(file))
  .map((file) => ({ file, css: read(file) }));

const inAll = (pattern: RegExp) =>
  sheets.flatMap(({ file, css }) => [...css.matchAll(pattern)].map(([text, ...parts]) => ({ file, text, parts })));

test('layouts change at the breakpoints of breakpoints.css only', () => {
  const conditions = inAll(/@media ([^{]+)/g);
  expect(conditions.filter(({ text }) => /width|height/.test(text))).toEqual([]);
  const names = conditions.flatMap(({ text }) => text.match(/--[\w-]+/g) ?? []);
  expect([...new Set(names)].sort()).toEqual([...breakpoints.keys()].sort());
});

test('containers have one of six widths', () => {
  const widths = /^@container (\w+ )?\((?:inline|block)-size (<|>=) (16|20|22|30|40|64)rem\)\s*$/;
  expect(inAll(/@container [^{]+/g).filter(({ text }) => !widths.test(text))).toEqual([]);
});

test('scripts and pictures repeat conditions of breakpoints.css', () => {
  expect(Object.entries(repeated).map(([name, condition]) => [`--${name}`, condition])).toEqual(
    Object.keys(repeated).map((name) => [`--${name}`, breakpoints.get(`--${name}`)]),
  );
});

test('scripts ask for breakpoints only', () => {
  const asked = globSync('apps/site/{desk,src}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/matchMedia\('([^']*(?:width|height)[^']*)'\)/g)].map(
      ([, text = '']) => text,
    ),
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((text) => ![...breakpoints.values()].includes(text))).toEqual([]);
});

test('colours come from tokens', () => {
  // Black in a gradient is the opaque part of a mask.
  const mask = /^(#000|rgb\(0 0 0 \/ \d+%\))$/;
  const raw = inAll(/#[\da-f]{3,8}\b(?=[^{}]*;)|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([^)]*\)/gi);
  expect(raw.filter(({ text }) => !mask.test(text))).toEqual([]);
});

test('a distance or a size of letters that has a token uses it', () => {
  const tokens = [
    ...read('apps/site/src/shared/styles/tokens.css').matchAll(/--(fine|gap|step)-[\w-]+: ([\d.]+rem);/g),
  ];
  const named = new Map(
    tokens.map(([, kind = '', size = '']) => [`${kind === 'step' ? 'font' : 'distance'} ${size}`, kind]),
  );
  const raw = inAll(/(?<=^\s*)(margin|padding|gap|row-gap|column-gap|inset|font-size)[\w-]*:([^;{}]+);/gm);
  const repeatedSizes = raw.filter(({ parts: [property = '', value = ''] }) =>
    (/clamp|min\(|max\(|cqi/.test(value) ? [] : (value.match(/(?<![\w.])[\d.]+rem/g) ?? [])).some((size) =>
      named.has(`${property === 'font-size' ? 'font' : 'distance'} ${size}`),
    ),
  );
  expect(repeatedSizes).toEqual([]);
});
