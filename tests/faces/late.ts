import type { Browser } from '@playwright/test';
import { readShifts, type Shift, watchShifts } from '../e2e/shifts.ts';

/** Widths in px of phones, a tablet and a desktop that visitors use. */
export const viewportWidths = [360, 375, 390, 393, 412, 430, 768, 1366] as const;

/**
 * Opens a page once and simulates late brand fonts at each width: text is rendered in the fallbacks, then the brand's
 * families apply, as when a font file arrives. @returns layout shifts per width
 */
export async function lateShifts(browser: Browser, url: string, at: readonly number[]): Promise<Shift[][]> {
  const context = await browser.newContext({
    viewport: { width: at[0] ?? viewportWidths[0], height: 800 },
    reducedMotion: 'reduce',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await watchShifts(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    // An island that starts late shows and removes a notice, which shifts the page too.
    await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-island="alive"])'));
    const moved: Shift[][] = [];
    for (const width of at) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(putFaces, true);
      const since = await page.evaluate(putFaces, false);
      moved.push((await readShifts(page)).filter(({ at }) => at >= since));
    }
    return moved;
  } finally {
    await context.close();
  }
}

/**
 * Removes the brand's family from both tokens or restores it, and waits until the layout is stable. @returns start time
 * in ms of the page's clock
 */
async function putFaces(late: boolean): Promise<number> {
  const begun = performance.now();
  const root = document.documentElement;
  for (const token of ['--sans', '--mono']) {
    root.style.removeProperty(token);
    const [, ...fallbacks] = getComputedStyle(root).getPropertyValue(token).split(',');
    if (late) root.style.setProperty(token, fallbacks.join(','));
  }
  const frames = async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((next) => requestAnimationFrame(next));
  };
  // Installed fonts are loaded at first use.
  await frames();
  await document.fonts.ready;
  await frames();
  // Layout shifts are reported after the frame.
  await new Promise((next) => setTimeout(next, 50));
  return begun;
}
