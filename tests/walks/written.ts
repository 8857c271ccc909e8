import type { Page } from '@playwright/test';
import type { Box } from './contrast.ts';

/** A line of text that can be seen, in pixels of the whole page. */
export interface Written {
  readonly text: string;
  readonly element: string;
  readonly box: Box;
  /** Red, green, blue from 0 to 255, and how much covers the ground, from 0 to 1. */
  readonly colour: readonly [number, number, number, number];
  /** px */
  readonly size: number;
  /** From 1 to 1000; 400 is plain. */
  readonly weight: number;
  /** Part of a control that cannot be used now. */
  readonly disabled: boolean;
}

/** The longest line of each text that a visitor can see, scrolled to the top of the page. */
export const written = (page: Page): Promise<Written[]> =>
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
    const one = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    /** Colour in which an element writes, whatever way the style sheet names it. */
    const colourOf = (element: Element): [number, number, number, number] => {
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
        element.closest('option, script, style, noscript, title, desc')
      )
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // Without the white space around it, which has lines of its own in code.
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
        colour: colourOf(element),
        // A drawing is scaled with its letters.
        size:
          Number.parseFloat(fontSize) * (element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1),
        weight: Number(fontWeight),
        disabled: element.closest(':disabled, [aria-disabled="true"]') !== null,
      });
    }
    return found;
  });
