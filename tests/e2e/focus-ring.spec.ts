import type { Page } from '@playwright/test';
import { routes } from '../../apps/site/src/routes.ts';
import { isWholeDepth } from '../depth.ts';
import { changedPixels, decodePixels } from '../walks/pixels.ts';
import { expect, openAlive, test } from './page.ts';

/** Pixels around a control in which its focus ring is searched. */
const margin = 8;
/** WCAG 2.4.13: an area at least as large as an outline 2 px thick, with a contrast change of at least 3 : 1. */
const line = 2;
const leastContrast = 3;
/** Share of that area that suffices, as the edge of the window may cut off one side. */
const least = 0.8;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages with light and dark ground, a form and a tool; cards and tables in a whole run. */
for (const address of [
  ...[routes.home, routes.consultation, routes.roi],
  ...(isWholeDepth ? ['/minyak-gas', routes.claims] : []),
]) {
  test(`${address}: every focused control has a visible ring`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openAlive(page, address);
    const kinds = new Set<string>();
    const bare: string[] = [];
    for (let stop = 0; stop < 100; stop += 1) {
      await page.keyboard.press('Tab');
      const control = await focused(page);
      if (control === null) break;
      // One control of each appearance suffices.
      if (kinds.has(control.kind)) continue;
      kinds.add(control.kind);
      const ring = await ringShare(page, control);
      if (ring < least) bare.push(`${control.kind} “${control.words}”: ${ring.toFixed(2)} of a ring`);
    }
    expect(kinds.size).toBeGreaterThan(6);
    expect(bare).toEqual([]);
  });
}

interface Focused {
  readonly kind: string;
  readonly words: string;
  /** Position on the screen of the element that the ring surrounds. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const focused = (page: Page): Promise<Focused | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    // Radio buttons and checkboxes have their ring on the label, as the field itself is clipped.
    const box = element.getBoundingClientRect();
    const label = element instanceof HTMLInputElement && Math.min(box.width, box.height) < 2 && element.labels?.[0];
    const { x, y, width, height } = (label || element).getBoundingClientRect();
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    const kind = `${element.localName}.${element.getAttribute('class') ?? ''}`;
    return { kind, words: words.slice(0, 40), box: { x, y, width, height } };
  });

/** Share of the area that WCAG 2.4.13 requires which changes on focus; 1 is sufficient. */
async function ringShare(page: Page, { box }: Focused): Promise<number> {
  const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const clip = {
    x,
    y,
    width: Math.min(1366, box.x + box.width + margin) - x,
    height: Math.min(768, box.y + box.height + margin) - y,
  };
  const look = async () => decodePixels(await page.screenshot({ clip, animations: 'disabled', caret: 'hide' }));
  const worn = await look();
  // After blur(), the handle restores the focus at the same position of the Tab order.
  const handle = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await handle.evaluate((element) => element.blur());
  const plain = await look();
  await handle.evaluate((element) => element.focus({ preventScroll: true }));
  const changed = changedPixels(worn, plain, leastContrast);
  return changed / (line * 2 * (Math.min(box.width, clip.width) + Math.min(box.height, clip.height)));
}
