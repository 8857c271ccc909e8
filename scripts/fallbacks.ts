import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { paths } from './paths.ts';
import { launchChromium } from './setup.ts';

const require = createRequire(import.meta.url);
const fontsource = (name: string, weight: number) => `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;

/** Spellings of a regular face for `local()`, which matches full font names and PostScript names. */
const spelled = (name: string) => [name, `${name} Regular`, `${name.replaceAll(' ', '')}-Regular`];
const bold = (name: string) => [`${name} Bold`, `${name.replaceAll(' ', '')}-Bold`];

interface Fallback {
  family: string;
  /** `local()` names of the regular and of the bold face; the faces in one list have the same widths. */
  names: readonly [regular: readonly string[], bold: readonly string[]];
  files: readonly [regular: string, bold: string];
}

/** In the order in which browsers try them. */
const fallbacks: readonly Fallback[] = [
  {
    family: 'Jakarta Arial',
    names: [
      ['Arial', 'Liberation Sans', ...spelled('Arimo'), 'Helvetica'],
      ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
    ],
    files: [fontsource('arimo', 400), fontsource('arimo', 700)],
  },
  {
    family: 'Jakarta Roboto',
    names: [spelled('Roboto'), bold('Roboto')],
    files: [fontsource('roboto', 400), fontsource('roboto', 700)],
  },
  {
    family: 'Jakarta Noto',
    names: [spelled('Noto Sans'), bold('Noto Sans')],
    files: [fontsource('noto-sans', 400), fontsource('noto-sans', 700)],
  },
  {
    family: 'Jakarta DejaVu',
    names: [['DejaVu Sans'], ['DejaVu Sans Bold']],
    files: ['dejavu-fonts-ttf/ttf/DejaVuSans.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'],
  },
];

/** Fonts with the advance width of JetBrains Mono, 0.6 em per character. */
const monospaced = [
  'Courier New',
  'Liberation Mono',
  'Cousine',
  'Roboto Mono',
  'Droid Sans Mono',
  'Noto Sans Mono',
  'DejaVu Sans Mono',
];

/** Ranges of `font-weight` that share a face and its `size-adjust`: regular and bold. */
const spans = [
  [400, 599],
  [600, 900],
] as const;

interface Texts {
  weight: number;
  text: string;
}

/**
 * CSS `@font-face` rules of the fallback faces, shown until the brand's fonts are loaded. The `size-adjust` of each makes
 * the texts of the built pages as wide, in total, as in the brand's font. Reads `dist` and starts Chromium.
 */
export async function measureFallbacks(): Promise<string> {
  const browser = await launchChromium();
  try {
    const texts = await readTexts(browser);
    const page = await browser.newPage();
    const load = async (family: string, path: string, weight: string) =>
      page.evaluate(
        async ([family, bytes, weight]) => {
          document.fonts.add(await new FontFace(family, `url(data:font/woff2;base64,${bytes})`, { weight }).load());
        },
        [family, (await readFile(path)).toString('base64'), weight] as const,
      );
    await load('brand', 'apps/site/src/assets/fonts/plus-jakarta-sans.woff2', '400 750');
    await load('mono', 'apps/site/src/assets/fonts/jetbrains-mono.woff2', '500');
    for (const { family, files } of fallbacks) {
      for (const [at, file] of files.entries()) await load(family, require.resolve(file), at === 0 ? '400' : '700');
    }
    const measure = (family: string, from: number, to: number) =>
      page.evaluate(
        ([texts, family]) => {
          const pen = document.createElement('canvas').getContext('2d');
          if (!pen) throw new Error('This browser has no canvas context');
          let width = 0;
          for (const { weight, text } of texts) {
            pen.font = `${weight} 100px ${family}`;
            width += pen.measureText(text).width;
          }
          return width;
        },
        [texts.filter(({ weight }) => weight >= from && weight <= to), JSON.stringify(family)] as const,
      );
    const rooms = (family: string) =>
      page.evaluate((family) => {
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('This browser has no canvas context');
        pen.font = `1000px ${family}`;
        const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('');
        return [fontBoundingBoxAscent / 1000, fontBoundingBoxDescent / 1000] as const;
      }, family);
    const sans = await rooms('brand');
    const rules = [];
    for (const { family, names } of fallbacks) {
      for (const [at, [from, to]] of spans.entries()) {
        const size = (await measure('brand', from, to)) / (await measure(family, from, to));
        rules.push(rule(family, names[at] ?? [], size, sans, `${from} ${to}`));
      }
    }
    rules.push(rule('Mono Fallback', monospaced, 1, await rooms('mono')));
    return rules.join('\n');
  } finally {
    await browser.close();
  }
}

/** Texts of 20 characters or more that the built pages set in the brand's sans-serif font, with their weight. */
async function readTexts(browser: Browser): Promise<Texts[]> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const texts: Texts[] = [];
  for (const file of globSync('**/*.html', { cwd: paths.dist }).sort()) {
    await page.setContent(await readFile(join(paths.dist, file), 'utf8'), { waitUntil: 'domcontentloaded' });
    texts.push(
      ...(await page.locator('body').evaluate((body) => {
        const found: { weight: number; text: string }[] = [];
        const nodes = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
        for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
          const text = node.nodeValue?.replace(/\s+/g, ' ').trim() ?? '';
          const parent = node.parentElement;
          // A short text fits on one line in any font, so its width shifts nothing.
          if (text.length < 20 || !parent || parent.closest('script, style, svg, template')) continue;
          const { fontFamily, fontWeight } = getComputedStyle(parent);
          if (!fontFamily.startsWith('"JetBrains')) found.push({ weight: Number(fontWeight), text });
        }
        return found;
      })),
    );
  }
  await context.close();
  return texts;
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

function rule(
  family: string,
  names: readonly string[],
  size: number,
  [ascent, descent]: readonly [number, number],
  weight?: string,
): string {
  return `@font-face {
  font-family: "${family}";
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  ${weight ? `font-weight: ${weight};\n  ` : ''}size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: 0%;
}
`;
}
