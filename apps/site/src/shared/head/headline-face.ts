import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { siteFolder } from '../../site-folder.ts';
import { cached } from '../build/cache.ts';

/** Weight of `h1` in base.css. */
const weight = 700;
const face = readFile(join(siteFolder, 'src/assets/fonts/plus-jakarta-sans.woff2'));

/**
 * The letters of a headline in the brand’s font as a `data:` URL of about 2 kB, so that the font is there at first
 * paint on any connection.
 */
export async function headlineFace(text: string): Promise<string> {
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: weight },
    noHinting: true,
    // Browsers disable ligatures in letter-spaced text; alternate glyphs would add 0.3 kB to the first round trip.
    keepFeatures: ['kern'],
    dropTables: ['GDEF', 'GSUB', 'STAT', 'gasp'],
  };
  const bytes = await face;
  const cut = await cached([bytes, text, options], () => subsetFont(bytes, text, options));
  return `data:font/woff2;base64,${cut.toString('base64')}`;
}
