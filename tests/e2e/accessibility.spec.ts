import { unfold } from '../walks/page.ts';
import { violations } from './axe.ts';
import { addresses, expect, test } from './page.ts';

for (const address of addresses) {
  test(`${address} has no violation, every fold open`, async ({ page }) => {
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      if (page.url() === 'about:blank') await page.goto(address);
      await unfold(page);
      expect(await violations(page), `${width} px`).toEqual([]);
    }
  });
}

for (const [what, address, opener, width] of [
  ['dropdown', '/fitur', 'header [popovertarget="menu-layanan"]', 1366],
  ['menu on a phone', '/fitur', 'header > div > [popovertarget="jelajah"]', 390],
] as const) {
  test(`the open ${what} has no violation`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    await page.locator(opener).click();
    expect(await violations(page)).toEqual([]);
  });
}
