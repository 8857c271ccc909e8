import type { Page } from '@playwright/test';
import { violations } from '../e2e/axe.ts';
import { addresses, expect, test, unfold } from '../e2e/page.ts';
import { doubleLetters, listOverflowing, spaceText } from '../e2e/sideways.ts';
import { overprintedTexts } from './overprint.ts';
import { contrastIn, decodePixels, faintTexts, unreadableTexts } from './pixels.ts';

/** Retries, as something may have moved or been rendered between the measurement and the screenshot. */
const eventually = (list: () => Promise<string[]>, what: string) =>
  expect.configure({ soft: true }).poll(list, { message: what, timeout: 60_000 }).toEqual([]);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of addresses) {
  test(`${address}: text size, targets, names, print, contrast, forced colours, large text, wide spacing, axe at 1366 px`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.goto(address);
    await unfold(page);
    for (const width of [1024, 320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await illegible(page), `letters below 12 px or broken words at ${width} px`).toEqual([]);
    }
    expect.soft(await unfit(page)).toEqual({ small: [], fields: [], tables: [], unclear: [] });
    expect.soft(await overprintedTexts(await page.pdf({ format: 'A4' })), 'overlapping text in print').toEqual([]);

    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await eventually(() => faintTexts(page), `text with too little contrast at ${width} px`);
      await setLetters(page, 32);
      expect.soft(await page.evaluate(listOverflowing), `overflow with letters of 32 px at ${width} px`).toEqual([]);
      await setLetters(page, 16);
    }
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await eventually(() => unreadableTexts(page), `forced colours, ${colorScheme}`);
    }
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });

    await page.setViewportSize({ width: 1366, height: 800 });
    expect.soft(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(doubleLetters, true);
    expect.soft(await page.evaluate(listOverflowing), 'sideways with letters alone twice as large').toEqual([]);
    await page.evaluate(doubleLetters, false);
    await page.evaluate(spaceText);
    for (const width of [320, 390, 412, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(listOverflowing), `with wide spacing at ${width} px`).toEqual([]);
    }
  });
}

test('with forced colours the first Tab shows the skip link', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/');
  await page.keyboard.press('Tab');
  const box = await page.locator(':focus').boundingBox();
  const pixels = await decodePixels(await page.screenshot());
  expect(contrastIn(pixels, box ?? { x: 0, y: 0, width: 0, height: 0 })).toBeGreaterThan(4.5);
});

/** Sets the browser's font size as a visitor does: unlike a style sheet, it changes the breakpoints. */
async function setLetters(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: px } });
  await session.detach();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${px}px`);
}

/** Texts that are too small, drawings included, and words that are broken across lines, except in code and keys. */
const illegible = (page: Page, least = 12): Promise<string[]> =>
  page.evaluate((px) => {
    const found = new Set<string>();
    const range = document.createRange();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const [text, element] = [node.textContent ?? '', node.parentElement];
      if (!text.trim() || !element || element.closest('option, script, style, noscript, title, desc')) continue;
      range.selectNodeContents(node);
      const { width, height } = range.getBoundingClientRect();
      // Visually hidden text has no size.
      if (width < 2 || element.getClientRects().length === 0) continue;
      const line = Number.parseFloat(getComputedStyle(element).fontSize);
      // The text of a drawing is scaled with it.
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const size = line * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
      if (size < px - 0.05) found.add(`${size.toFixed(1)} px: ${text.trim().slice(0, 40)}`);
      if (height < 1.5 * line || element.closest('svg, pre, code')) continue;
      for (const { 0: word, index } of text.matchAll(/[^\s\-–—/]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].filter((box) => box.width > 0.5).map(({ top }) => top);
        if (word.length < 40 && Math.max(...tops) - Math.min(...tops) > line / 2) found.add(`broken: ${word}`);
      }
    }
    return [...found];
  }, least);

/**
 * Touch targets below 44 px, fields below 16 px (phones zoom in on them), and controls with no name or the name of
 * another.
 */
const unfit = (page: Page) =>
  page.evaluate(() => {
    const name = (element: Element) =>
      `${element.localName}.${element.getAttribute('class')} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}”`;
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    const small = all('button, summary, select:not([aria-hidden]), input:not([type="hidden"]), textarea').filter(
      (element) =>
        // The label of a control is part of its touch target.
        ![element, ...((element as HTMLInputElement).labels ?? [])].some((part) => {
          const { width, height } = part.getBoundingClientRect();
          return width === 0 || Math.min(width, height) > 43.5;
        }),
    );
    const fields = all('input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea').filter(
      (field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16,
    );
    const tables = all('table').filter(
      (table) => !table.querySelector('caption') && !table.matches('[aria-label], [aria-labelledby]'),
    );
    // Two controls with the same name must do the same: have the same target, or the same effect. The groups of the
    // navigation panel are repeated in the footer, with the same contents.
    const targets = new Map<string, Set<unknown>>();
    for (const button of all('button, [role="button"], summary:not(:is(nav, footer) *)')) {
      const copy = button.cloneNode(true) as HTMLElement;
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      const labels = (button.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
      const called =
        labels.map((id) => document.getElementById(id)?.textContent).join(' ') ||
        button.getAttribute('aria-label') ||
        (copy.textContent ?? '').trim().replace(/\s+/g, ' ');
      const prints = button.hasAttribute('data-prints') && 'prints';
      const target =
        prints || (button.getAttribute('popovertarget') ?? (button as HTMLButtonElement).form?.action ?? button);
      targets.set(called, (targets.get(called) ?? new Set()).add(target));
    }
    const unclear = [...targets].flatMap(([called, { size }]) => (size > 1 ? [`${size} × “${called}”`] : []));
    return { small: small.map(name), fields: fields.map(name), tables: tables.map(name), unclear };
  });
