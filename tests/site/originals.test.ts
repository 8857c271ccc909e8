import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const source = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));

const originals = source('src/assets', /\.(webp|mp4)$/);
const writers = [
  ...source('src/content', /\.yaml$/),
  ...source('src/pages', /\.astro$/),
  ...source('src/site', /records\.ts$/),
].map((file) => readFileSync(file, 'utf8'));

/** Largest size in kB of a committed original; what visitors receive is cut from it by the build. */
const budgets = { '.webp': 350, '.mp4': 1200 } as const;

test.each(originals)('%s is used and within its budget', (file) => {
  const name = relative('src/assets', file);
  expect(
    writers.some((text) => text.includes(`assets/${name}`) || text.includes(`assets/${dirname(name)}/*.webp`)),
    `no record or page uses ${name}`,
  ).toBe(true);
  const budget = budgets[file.endsWith('.mp4') ? '.mp4' : '.webp'];
  expect(statSync(file).size / 1000, `${name} in kB`).toBeLessThanOrEqual(budget);
});
