import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A rectangle of a picture, px. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** WCAG 1.4.3; in forced colours a text below this contrast counts as unreadable. */
const leastForced = 4.5;

/** Texts that are unreadable in forced colours. */
export async function unreadableTexts(page: Page): Promise<string[]> {
  const texts = await written(page);
  const pixels = await decodePixels(await page.screenshot({ fullPage: true }));
  return texts.flatMap(({ text, element, box }) => {
    const ratio = contrastIn(pixels, box) ?? leastForced;
    return ratio < leastForced ? [`${ratio.toFixed(1)}: “${text}” in ${element}`] : [];
  });
}

/** Pixels of a screenshot, three bytes each. */
export async function decodePixels(screenshot: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Contrast of the text in a box, 1 to 21: the most frequent colour against the one farthest from it. The edge of the
 * box is ignored, where a neighbour may begin. Undefined for a box outside the picture.
 */
export function contrastIn({ data, width, height }: Pixels, box: Box): number | undefined {
  const counts = new Map<number, number>();
  const top = Math.max(0, Math.ceil(box.y + box.height * 0.2));
  const bottom = Math.min(height, Math.floor(box.y + box.height * 0.8));
  for (let y = top; y < bottom; y += 1) {
    for (let x = Math.max(0, Math.ceil(box.x) + 1); x < Math.min(width, box.x + box.width - 1); x += 1) {
      const at = (y * width + x) * 3;
      const colour = data.readUIntBE(at, 3);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  const [ground] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (!ground) return undefined;
  return Math.max(...[...counts.keys()].map((colour) => contrast(luminance(colour), luminance(ground[0]))));
}

/** Number of pixels that differ between two pictures of the same area by a contrast of at least `least` : 1. */
export function changedPixels({ data: one }: Pixels, { data: other }: Pixels, least: number): number {
  let changed = 0;
  for (let at = 0; at < Math.min(one.length, other.length); at += 3) {
    const [before, after] = [one.readUIntBE(at, 3), other.readUIntBE(at, 3)];
    if (before !== after && contrast(luminance(before), luminance(after)) >= least) changed += 1;
  }
  return changed;
}

/** WCAG 2.2, contrast ratio. */
const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** WCAG 2.2, relative luminance of 0xRRGGBB, from 0 to 1. */
function luminance(colour: number): number {
  const linear = (byte: number): number => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(colour >> 16) + 0.7152 * linear((colour >> 8) & 255) + 0.0722 * linear(colour & 255);
}

/** A visible line of text, in pixels of the whole page. */
interface VisibleText {
  readonly text: string;
  readonly element: string;
  readonly box: Box;
  /** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
  readonly colour: readonly [number, number, number, number];
  /** px */
  readonly size: number;
  /** Font weight, 1 to 1000; 400 is normal. */
  readonly weight: number;
  /** Whether the text is part of a disabled control. */
  readonly disabled: boolean;
}

/** The longest line of each visible text, with the page scrolled to the top. */
const written = (page: Page): Promise<VisibleText[]> =>
  page.evaluate(() => {
    /** Whether a line is cut off by an ancestor that clips its contents. */
    const isCut = (element: Element, line: DOMRect): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(at);
        if (overflowX === 'visible' && overflowY === 'visible' && clipPath === 'none') continue;
        const box = at.getBoundingClientRect();
        if (line.left < box.left - 1 || line.right > box.right + 1) return true;
        if (line.top < box.top - 1 || line.bottom > box.bottom + 1) return true;
      }
      return line.left < 0 || line.right > innerWidth || line.top + scrollY < 0;
    };
    /** Whether a sticky element covers a line; scrolling makes it visible again. */
    const isUnderStrip = (element: Element, { left, right, top, bottom }: DOMRect): boolean =>
      strips.some((strip) => {
        if (strip.contains(element)) return false;
        const box = strip.getBoundingClientRect();
        return box.top < bottom && box.bottom > top && box.left < right && box.right > left;
      });
    const strips = [...document.querySelectorAll('body *')].filter(
      (element) =>
        ['sticky', 'fixed'].includes(getComputedStyle(element).position) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const one = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    /** Text colour of an element in any CSS notation, as RGBA. */
    const pixelColour = (element: Element): [number, number, number, number] => {
      const { color, fill } = getComputedStyle(element);
      if (!one) throw new Error('no canvas');
      one.clearRect(0, 0, 1, 1);
      one.fillStyle = element instanceof SVGElement ? fill : color;
      one.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, cover = 0] = one.getImageData(0, 0, 1, 1).data;
      let share = cover / 255;
      for (let at: Element | null = element; at; at = at.parentElement) share *= Number(getComputedStyle(at).opacity);
      return [red, green, blue, share];
    };
    const found: VisibleText[] = [];
    const range = document.createRange();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const [text, element] = [node.textContent?.trim(), node.parentElement];
      // A single punctuation mark is too small to be measured.
      if (
        !text ||
        !/[\p{L}\d]/u.test(text) ||
        !element ||
        element.closest('option, script, style, noscript, title, desc')
      )
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // Without the surrounding white space, which has lines of its own in code.
      const start = (node.textContent ?? '').indexOf(text);
      range.setStart(node, start);
      range.setEnd(node, start + text.length);
      const [line] = [...range.getClientRects()].toSorted((one, other) => other.width - one.width);
      if (!line || line.width < 4 || line.height < 6 || isCut(element, line) || isUnderStrip(element, line)) continue;
      const { fontSize, fontWeight } = getComputedStyle(element);
      found.push({
        text: text.slice(0, 40),
        element: `${element.localName}.${element.getAttribute('class')}`,
        box: { x: line.x + scrollX, y: line.y + scrollY, width: line.width, height: line.height },
        colour: pixelColour(element),
        // The text of a drawing is scaled with it.
        size:
          Number.parseFloat(fontSize) * (element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1),
        weight: Number(fontWeight),
        disabled: element.closest(':disabled, [aria-disabled="true"]') !== null,
      });
    }
    return found;
  });

/** WCAG 2.2, 1.4.6: minimum contrast of normal and of large text. */
const least = { plain: 7, large: 4.5 } as const;
/** Font size in px from which a text is large, normal and bold. */
const largeFrom = { plain: 24, bold: 18.66 } as const;

/** Difference between two pixels, summed over the three colours, that indicates a letter. */
const inked = 24;
/** Share of the grounds under a text that is ignored: a letter may touch the edge of its box. */
const outliers = 0.02;
/** Tolerance for rounding to bytes. */
const rounding = 0.05;

/**
 * Hides the letters of the page, or shows them again; their ground stays, including the outline that some letters in
 * drawings have.
 */
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
 * Texts of a page with too little contrast against their actual ground, pictures and gradients included. The page is
 * rendered with letters and without; the pixels that differ are those of letters.
 */
export async function faintTexts(page: Page): Promise<string[]> {
  const texts = await written(page);
  const shown = await drawn(page);
  await showLetters(page, false);
  const bare = await drawn(page);
  await showLetters(page, true);
  return texts.flatMap((text) => {
    // WCAG requires no contrast of disabled controls.
    const ratio = text.disabled ? undefined : worst(text, shown, bare);
    const isLarge = text.size >= (text.weight >= 700 ? largeFrom.bold : largeFrom.plain);
    const needed = isLarge ? least.large : least.plain;
    return ratio === undefined || ratio > needed - rounding
      ? []
      : [`${ratio.toFixed(2)} of ${needed}: “${text.text}” in ${text.element}`];
  });
}

const drawn = async (page: Page): Promise<Pixels> =>
  decodePixels(await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }));

/** Lowest contrast of a text against the grounds under its letters; undefined when no letter is visible. */
function worst({ box, colour }: VisibleText, shown: Pixels, bare: Pixels): number | undefined {
  const ratios = groundsUnder(box, shown, bare)
    .map((ground) => {
      const text = over(colour, ground);
      return contrast(luminance(text), luminance(ground));
    })
    .toSorted((one, other) => one - other);
  return ratios[Math.floor(ratios.length * outliers)];
}

/** Colours of the ground under letters, as 0xRRGGBB. */
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

/** A colour blended with its ground by its opacity. */
function over([red, green, blue, cover]: VisibleText['colour'], ground: number): number {
  const mixed = (part: number, under: number) => Math.round(part * cover + under * (1 - cover));
  return (mixed(red, ground >> 16) << 16) | (mixed(green, (ground >> 8) & 255) << 8) | mixed(blue, ground & 255);
}
