import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import subsetFont from 'subset-font';
import { paths } from '../../scripts/paths.ts';

const fontsource = (name: string) =>
  [400, 700].map((weight) => `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`);

const mono = 'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf';

/**
 * Fonts installed on machines of visitors: regular and bold of one family each, and the monospaced one that every Linux
 * has.
 */
export const fontSets = {
  Liberation: ['Regular', 'Bold'].map((style) => `pdfjs-dist/standard_fonts/LiberationSans-${style}.ttf`).concat(mono),
  DejaVu: ['', '-Bold'].map((style) => `dejavu-fonts-ttf/ttf/DejaVuSans${style}.ttf`).concat(mono),
  Noto: fontsource('noto-sans').concat(mono),
  Roboto: fontsource('roboto').concat(mono),
  Arimo: fontsource('arimo').concat(mono),
} satisfies Record<string, readonly string[]>;

export type FontSet = keyof typeof fontSets;

const latin = String.fromCodePoint(...Array.from({ length: 0x2300 - 0x20 }, (_, index) => index + 0x20));

/** Writes a font set into a separate folder. @returns path for `FONTCONFIG_FILE` */
export async function configureFonts(set: FontSet): Promise<string> {
  const folder = join(paths.root, '.cache', 'font-sets', set);
  await mkdir(folder, { recursive: true });
  for (const source of fontSets[set]) {
    const file = join(paths.root, 'node_modules', source);
    const target = join(folder, `${basename(source, extname(source))}.ttf`);
    if (extname(source) === '.ttf') await copyFile(file, target);
    // Browsers do not accept compressed files as installed fonts.
    else await writeFile(target, await subsetFont(await readFile(file), latin, { targetFormat: 'truetype' }));
  }
  const configuration = join(folder, 'fonts.conf');
  await writeFile(
    configuration,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <match target="pattern"><edit name="hinting" mode="assign"><bool>false</bool></edit></match>
</fontconfig>
`,
  );
  return configuration;
}
