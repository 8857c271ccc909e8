import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { walkedAddresses } from '../depth.ts';
import { openAlive } from '../e2e/page.ts';
import { focused } from './focused.ts';
import { expect, test } from './page.ts';

/** An office screen, a telephone, and the office screen at 400 %. */
const screens = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
] as const;

/** More stops than any page has. */
const mostStops = 400;

/** Presses Tab until the focus has left the page; what it could not be seen on. */
async function hiddenStops(page: Page): Promise<{ readonly stops: number; readonly hidden: readonly string[] }> {
  const hidden: string[] = [];
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    let stop = await focused(page);
    if (stop === null) return { stops, hidden };
    // What slides under the focus needs a moment to come to rest.
    for (let wait = 0; stop?.covered && wait < 5; wait += 1) {
      await page.waitForTimeout(100);
      stop = await focused(page);
    }
    if (stop?.covered) hidden.push(`${stop.name}: ${stop.covered}`);
  }
  throw new Error(`the focus did not leave the page within ${mostStops} stops`);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screens) {
  const size = `${screen.width} × ${screen.height}`;
  test.describe(size, () => {
    test.use({ viewport: screen });

    for (const address of walkedAddresses) {
      test(`${address}: Tab walks through, and what has the focus is to be seen`, async ({ page }) => {
        await openAlive(page, address);
        const { stops, hidden } = await hiddenStops(page);
        expect(stops).toBeGreaterThan(10);
        expect(hidden).toEqual([]);
      });
    }

    for (const [what, address, opener] of [
      ['the plan of the site', routes.features, 'header > div > [popovertarget="jelajah"]'],
      ['the telephone numbers', routes.consultation, '[popovertarget="hubungi"]:not([popovertargetaction])'],
      ['the dropdown', routes.features, '[popovertarget="menu-layanan"]'],
    ] as const) {
      test(`Tab walks through ${what} and on`, async ({ page }) => {
        await openAlive(page, address);
        const control = page.locator(opener);
        test.skip(!(await control.isVisible()), 'not on this screen');
        await control.focus();
        await page.keyboard.press('Enter');
        await expect(page.locator(':popover-open')).toHaveCount(1);
        expect((await hiddenStops(page)).hidden).toEqual([]);
      });
    }
  });
}
