/**
 * `npm run fonts` subsets the fonts of Fontsource (SIL Open Font License) to the characters that the site uses, and
 * measures their fallback faces on the texts of the last build.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { measureFallbacks } from './fallbacks.ts';
import { binary } from './paths.ts';

const require = createRequire(import.meta.url);
const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i));
const signs = '\u00a0±°²³µ·×÷–—‘’“”…−≤≥≈Ø©®é';

const fonts = [
  {
    source: '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
    target: 'plus-jakarta-sans.woff2',
    axes: { wght: { min: 400, max: 750 } },
  },
  {
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    target: 'jetbrains-mono.woff2',
    axes: { wght: 500 },
    // No ligatures: code shows the characters as written.
    keepFeatures: [] as string[],
  },
];

await mkdir('apps/site/src/assets/fonts', { recursive: true });
for (const { source, target, axes, ...options } of fonts) {
  const cut = await subsetFont(await readFile(require.resolve(source)), ascii + signs, {
    targetFormat: 'woff2',
    variationAxes: axes,
    noHinting: true,
    ...options,
  });
  await writeFile(`apps/site/src/assets/fonts/${target}`, cut);
  console.log(`${target}: ${(cut.length / 1000).toFixed(1)} kB`);
}

const sheet = 'apps/site/src/shared/styles/fallbacks.css';
await writeFile(sheet, `/* Written by \`npm run fonts\`. */\n${await measureFallbacks()}`);
execFileSync(binary('biome'), ['format', '--write', sheet]);
