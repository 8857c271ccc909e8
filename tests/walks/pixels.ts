import type { Page } from '@playwright/test';
import sharp from 'sharp';

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

/** WCAG 1.4.3. What style sheets name is held to 7 : 1 by axe; here counts what is drawn, letters with soft edges. */
const leastContrast = 4.5;

/** Texts that cannot be read in what the browser has drawn, on pictures, in drawings and in the visitor's own colours. */
export async function unreadable(page: Page): Promise<string[]> {
  const texts = await written(page);
  const pixels = await pixelsOf(await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }));
  return texts.flatMap(({ text, element, box }) => {
    const ratio = contrastIn(pixels, box) ?? leastContrast;
    return ratio < leastContrast ? [`${ratio.toFixed(1)}: “${text}” in ${element}`] : [];
  });
}

export async function pixelsOf(screenshot: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Contrast of what is written in a box, from 1 to 21: of its commonest colour against the one farthest from it.
 * The edge of the box does not count, where a neighbour may begin. None for a box outside of the picture.
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

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** WCAG 2.2, relative luminance of 0xRRGGBB, from 0 to 1. */
function luminance(colour: number): number {
  const linear = (byte: number): number => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(colour >> 16) + 0.7152 * linear((colour >> 8) & 255) + 0.0722 * linear(colour & 255);
}

/** A line of text that can be seen, in pixels of the whole page. */
interface Written {
  readonly text: string;
  readonly element: string;
  readonly box: Box;
}

/** The longest line of each text that a visitor can see, scrolled to the top of the page. */
const written = (page: Page): Promise<Written[]> =>
  page.evaluate(() => {
    /** The box that a part of the page is cut to, by the parts that it stands in. */
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
    /** Scrolled under a part that stays in its place: it comes out again. */
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
    const found: Written[] = [];
    const range = document.createRange();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const [text, element] = [node.textContent?.trim(), node.parentElement];
      // A mark alone is smaller than what can be measured.
      if (
        !text ||
        !/[\p{L}\d]/u.test(text) ||
        !element ||
        element.closest('option, script, style, noscript, title, desc, :disabled, [aria-disabled="true"]')
      )
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // Without the white space around it, which has lines of its own in code.
      const start = (node.textContent ?? '').indexOf(text);
      range.setStart(node, start);
      range.setEnd(node, start + text.length);
      const [line] = [...range.getClientRects()].toSorted((one, other) => other.width - one.width);
      if (!line || line.width < 4 || line.height < 6 || isCut(element, line) || isUnderStrip(element, line)) continue;
      found.push({
        text: text.slice(0, 40),
        element: `${element.localName}.${element.getAttribute('class')}`,
        box: { x: line.x + scrollX, y: line.y + scrollY, width: line.width, height: line.height },
      });
    }
    return found;
  });
