import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { phone } from './conditions.ts';
import { type ObservedWindow, observe } from './observe.ts';
import { cumulativeLayoutShift } from './timings.ts';

/** ms by which fonts come late: more than any page needs for its first paint. */
const delay = 1_500;

/**
 * CLS when the fonts arrive only after the first paint. On a visit that is chance, so that a page
 * whose fallback faces do not fit shows no shift on one day and one on the next.
 */
export async function lateFontShift(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.route('**/*.woff2', async (route) => {
      await wait(delay);
      await route.continue();
    });
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    // Shifts are reported a frame or two after they happen.
    await wait(500);
    const { shifts } = await page.evaluate(() => (globalThis as ObservedWindow).observed);
    return cumulativeLayoutShift(shifts);
  } finally {
    await context.close();
  }
}
