import type { Page } from '@playwright/test';

/** Texts that are too small to be read, drawings included, and words that a line ends inside; code and keys may end anywhere. */
export const illegible = (page: Page, least = 12): Promise<string[]> =>
  page.evaluate((px) => {
    const found = new Set<string>();
    const range = document.createRange();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const [text, element] = [node.textContent ?? '', node.parentElement];
      if (!text.trim() || !element || element.closest('option, script, style, noscript, title, desc')) continue;
      range.selectNodeContents(node);
      const { width, height } = range.getBoundingClientRect();
      // What stands there for ears alone takes no room.
      if (width < 2 || element.getClientRects().length === 0) continue;
      const line = Number.parseFloat(getComputedStyle(element).fontSize);
      // A drawing is scaled with its letters.
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const size = line * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
      if (size < px - 0.05) found.add(`${size.toFixed(1)} px: ${text.trim().slice(0, 40)}`);
      if (height < 1.5 * line || element.closest('svg, pre')) continue;
      for (const { 0: word, index } of text.matchAll(/[^\s\-–—/]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].filter((box) => box.width > 0.5).map(({ top }) => top);
        if (word.length < 40 && Math.max(...tops) - Math.min(...tops) > line / 2) found.add(`broken: ${word}`);
      }
    }
    return [...found];
  }, least);
