import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** Weight of `h1` in base.css. */
const weight = 700;
const face = readFile('src/assets/fonts/plus-jakarta-sans.woff2');

/**
 * The letters of one headline in the brand's face, small enough (about 2 kB) to stand in the page: there at first
 * paint on any line.
 * @returns its `data:` address
 */
export async function headlineFace(text: string): Promise<string> {
  // Measures in `ch` are the width of a zero.
  const cut = await subsetFont(await face, `${text}0`, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    noHinting: true,
  });
  return `data:font/woff2;base64,${cut.toString('base64')}`;
}
