import { unfold } from '../walks/page.ts';
import { violations } from './axe.ts';
import { list, open } from './consultation.ts';
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

test('an open list of the form has no violation', async ({ page }) => {
  await open(page);
  await list(page, 'industry').click();
  await expect(page.getByRole('option').first()).toBeVisible();
  // The list keeps the focus while it is open and hides the rest of the page from assistive technology.
  expect(await violations(page, { within: '[role="listbox"]' })).toEqual([]);
});

// In forced colors the browser sets the colours, and axe still reads those of the style sheet.
for (const [what, options, skip] of [
  ['forced colors', { forcedColors: 'active' }, ['color-contrast', 'color-contrast-enhanced']],
  ['reduced motion', { reducedMotion: 'reduce' }, []],
] as const) {
  test(`home with ${what} has no violation`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...options, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/');
    expect(await violations(page, { skip: [...skip] })).toEqual([]);
    await context.close();
  });
}
