import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { siteFolder } from '../../site-folder.ts';
import { cached } from '../build/cache.ts';

/** Weight of `h1` in base.css. */
const weight = 700;
const face = readFile(join(siteFolder, 'src/assets/fonts/plus-jakarta-sans.woff2'));

/**
 * The letters of one headline in the brand's face as a `data:` address of about 2 kB: there at first paint on any
 * line.
 */
export async function headlineFace(text: string): Promise<string> {
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: weight },
    noHinting: true,
    // Ligatures do not show in letter-spaced text, and other shapes of its letters weigh 0.3 kB in the first flight.
    keepFeatures: ['kern'],
    dropTables: ['GSUB', 'STAT', 'gasp'],
  };
  // Measures in `ch` are the width of a zero.
  const letters = `${text}0`;
  const bytes = await face;
  const cut = await cached([bytes, letters, options], () => subsetFont(bytes, letters, options));
  return `data:font/woff2;base64,${cut.toString('base64')}`;
}
