import type { Page } from '@playwright/test';
import { routes } from '../../apps/site/src/routes.ts';
import { isWhole } from '../depth.ts';
import { changedPixels, pixelsOf } from '../walks/pixels.ts';
import { expect, openAlive, test } from './page.ts';

/** px around a control in which its ring is looked for. */
const margin = 8;
/** WCAG 2.4.13: as many pixels as a line of 2 px around the control, changed by at least 3 : 1. */
const line = 2;
const leastContrast = 3;
/** Of that ring: the edge of the window may take a side of it. */
const least = 0.8;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages with light and dark ground, a form, a tool; cards and tables. */
for (const address of [
  ...[routes.home, routes.consultation, routes.roi],
  ...(isWhole ? ['/minyak-gas', routes.claims] : []),
]) {
  test(`${address}: what has the focus wears a ring that is to be seen`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openAlive(page, address);
    const kinds = new Set<string>();
    const bare: string[] = [];
    for (let stop = 0; stop < 100; stop += 1) {
      await page.keyboard.press('Tab');
      const control = await focused(page);
      if (control === null) break;
      // One of each look is enough.
      if (kinds.has(control.kind)) continue;
      kinds.add(control.kind);
      const ring = await ringOf(page, control);
      if (ring < least) bare.push(`${control.kind} “${control.words}”: ${ring.toFixed(2)} of a ring`);
    }
    expect(kinds.size).toBeGreaterThan(6);
    expect(bare).toEqual([]);
  });
}

interface Focused {
  readonly kind: string;
  readonly words: string;
  /** On the screen, of what the ring is drawn around. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const focused = (page: Page): Promise<Focused | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    // Marks of choices wear it on their label, since the field itself is clipped away.
    const box = element.getBoundingClientRect();
    const label = element instanceof HTMLInputElement && Math.min(box.width, box.height) < 2 && element.labels?.[0];
    const { x, y, width, height } = (label || element).getBoundingClientRect();
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    const kind = `${element.localName}.${element.getAttribute('class') ?? ''}`;
    return { kind, words: words.slice(0, 40), box: { x, y, width, height } };
  });

/** How much of the ring that WCAG 2.4.13 asks for appears with the focus; 1 is enough. */
async function ringOf(page: Page, { box }: Focused): Promise<number> {
  const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const clip = {
    x,
    y,
    width: Math.min(1366, box.x + box.width + margin) - x,
    height: Math.min(768, box.y + box.height + margin) - y,
  };
  const look = async () => pixelsOf(await page.screenshot({ clip, animations: 'disabled', caret: 'hide' }));
  const worn = await look();
  // Its place in the order of Tab stays.
  const handle = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await handle.evaluate((element) => element.blur());
  const plain = await look();
  await handle.evaluate((element) => element.focus({ preventScroll: true }));
  const changed = changedPixels(worn, plain, leastContrast);
  return changed / (line * 2 * (Math.min(box.width, clip.width) + Math.min(box.height, clip.height)));
}
