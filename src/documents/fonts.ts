import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Font } from '@react-pdf/renderer';
import { font } from './theme.ts';

/** Static cuts, since the layout engine does not read variable fonts. Only the glyphs in use go into a file. */
const cuts = [
  { family: font.sans, file: '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin', weights: [400, 600, 700] },
  { family: font.mono, file: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin', weights: [500] },
] as const;

let registered = false;

/** Makes both typefaces known to the layout engine; words are never divided. @throws when a font is not installed. */
export function registerFonts(): void {
  if (registered) return;
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  for (const { family, file, weights } of cuts) {
    for (const fontWeight of weights)
      Font.register({ family, fontWeight, src: resolve(`${file}-${fontWeight}-normal.woff`) });
  }
  Font.registerHyphenationCallback((word) => [word]);
  registered = true;
}
