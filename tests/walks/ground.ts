import type { Page } from '@playwright/test';
import { type Box, contrast, luminance, type Pixels, pixelsOf } from './contrast.ts';
import { type Written, written } from './written.ts';

/** WCAG 2.2, 1.4.6: what a text needs, and what a large one needs. */
const least = { plain: 7, large: 4.5 } as const;
/** px from which a text counts as large, plain and bold. */
const largeFrom = { plain: 24, bold: 18.66 } as const;

/** Difference of two pixels, the three colours together, from which a letter lies on its ground. */
const inked = 24;
/** Share of the grounds under a text that does not count: a letter may touch the edge of its box. */
const outliers = 0.02;
/** What is computed and rounded to bytes differs from what the style sheet says by less than this. */
const rounding = 0.05;

/** Takes the letters off the page, or gives them back; what they stand on stays, the rim that some in drawings have included. */
const showLetters = (page: Page, shown: boolean): Promise<void> =>
  page.evaluate((wanted) => {
    for (const letters of document.querySelectorAll<SVGElement>('svg text, svg tspan')) {
      const { stroke } = getComputedStyle(letters);
      if (wanted) letters.style.removeProperty('fill');
      else letters.style.setProperty('fill', stroke === 'none' ? 'transparent' : stroke, 'important');
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, *::before, *::after, *::placeholder { color: transparent !important; transition: none !important; }',
    );
    const sheets = document.adoptedStyleSheets;
    document.adoptedStyleSheets = wanted ? sheets.slice(0, -1) : [...sheets, sheet];
  }, shown);

/**
 * Texts of a page that stand out too little from what is really under them, pictures and gradients included: the page
 * is drawn with its letters and without them, and where the two differ there are letters.
 */
export async function faint(page: Page): Promise<string[]> {
  const texts = await written(page);
  const shown = await drawn(page);
  await showLetters(page, false);
  const bare = await drawn(page);
  await showLetters(page, true);
  return texts.flatMap((text) => {
    // WCAG asks nothing of what cannot be used now.
    const ratio = text.disabled ? undefined : worst(text, shown, bare);
    const isLarge = text.size >= (text.weight >= 700 ? largeFrom.bold : largeFrom.plain);
    const needed = isLarge ? least.large : least.plain;
    return ratio === undefined || ratio > needed - rounding
      ? []
      : [`${ratio.toFixed(2)} of ${needed}: “${text.text}” in ${text.element}`];
  });
}

const drawn = async (page: Page): Promise<Pixels> =>
  pixelsOf(await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }));

/** Contrast of a text against the worst of the grounds under its letters; none where no letter is to be seen. */
function worst({ box, colour }: Written, shown: Pixels, bare: Pixels): number | undefined {
  const ratios = groundsUnder(box, shown, bare)
    .map((ground) => {
      const text = over(colour, ground);
      return contrast(luminance(text), luminance(ground));
    })
    .toSorted((one, other) => one - other);
  return ratios[Math.floor(ratios.length * outliers)];
}

/** Colours, as 0xRRGGBB, of the ground where letters lie on it. */
function groundsUnder({ x: left, y: top, width, height }: Box, shown: Pixels, bare: Pixels): number[] {
  const grounds: number[] = [];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(bare.height, shown.height, top + height); y += 1) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(bare.width, left + width); x += 1) {
      const at = (y * bare.width + x) * 3;
      const difference = [0, 1, 2].reduce(
        (sum, part) => sum + Math.abs((shown.data[at + part] ?? 0) - (bare.data[at + part] ?? 0)),
        0,
      );
      if (difference >= inked) grounds.push(bare.data.readUIntBE(at, 3));
    }
  }
  return grounds;
}

/** A colour that covers its ground in part, or whole. */
function over([red, green, blue, cover]: Written['colour'], ground: number): number {
  const mixed = (part: number, under: number) => Math.round(part * cover + under * (1 - cover));
  return (mixed(red, ground >> 16) << 16) | (mixed(green, (ground >> 8) & 255) << 8) | mixed(blue, ground & 255);
}
