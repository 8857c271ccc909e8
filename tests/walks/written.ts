import type { Page } from '@playwright/test';
import type { Box } from './contrast.ts';

/** A line of text that can be seen, in pixels of the whole page. */
export interface Written {
  readonly text: string;
  readonly element: string;
  readonly box: Box;
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
    const found: { text: string; element: string; box: { x: number; y: number; width: number; height: number } }[] = [];
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
      if (!line || line.width < 4 || line.height < 6 || isCut(element, line)) continue;
      found.push({
        text: text.slice(0, 40),
        element: `${element.localName}.${element.getAttribute('class')}`,
        box: { x: line.x + scrollX, y: line.y + scrollY, width: line.width, height: line.height },
      });
    }
    return found;
  });
