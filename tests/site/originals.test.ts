import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const writers = globSync(['src/content/**/*.yaml', 'src/pages/**/*.astro', 'src/site/**/records.ts']).map((file) =>
  readFileSync(file, 'utf8'),
);

/** Largest size in kB of a committed original, wide for the widest screens; the build cuts from it what visitors get. */
const budgets = { picture: 350, wide: 600, film: 1200 } as const;

test.each(globSync('src/assets/**/*.{webp,mp4}'))('%s is used and within its budget', async (file) => {
  const name = relative('src/assets', file);
  const places = [`assets/${name}`, `assets/${dirname(name)}/*.webp`];
  expect(writers.some((text) => places.some((place) => text.includes(place)))).toBe(true);
  const kind = file.endsWith('.mp4') ? 'film' : (await sharp(file).metadata()).width >= 2560 ? 'wide' : 'picture';
  expect(statSync(file).size / 1000).toBeLessThanOrEqual(budgets[kind]);
});
