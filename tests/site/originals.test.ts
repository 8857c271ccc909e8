import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
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
const budgets = { picture: 350, widePicture: 600, film: 1200 } as const;

/** Pixels across from which a picture serves the widest screens. */
const wide = 2560;

async function kindOf(file: string): Promise<keyof typeof budgets> {
  if (file.endsWith('.mp4')) return 'film';
  return (await sharp(file).metadata()).width >= wide ? 'widePicture' : 'picture';
}

test.each(originals)('%s is used and within its budget', async (file) => {
  const name = relative('src/assets', file);
  expect(
    writers.some((text) => text.includes(`assets/${name}`) || text.includes(`assets/${dirname(name)}/*.webp`)),
    `no record or page uses ${name}`,
  ).toBe(true);
  const budget = budgets[await kindOf(file)];
  expect(statSync(file).size / 1000, `${name} in kB`).toBeLessThanOrEqual(budget);
});
