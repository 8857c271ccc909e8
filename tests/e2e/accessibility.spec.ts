import { violations } from './axe.ts';
import { list, open } from './consultation.ts';
import { addresses, expect, test } from './page.ts';

for (const address of addresses) {
  test(`${address} has no violation`, async ({ page }) => {
    await page.goto(address);
    // Contrast over a picture that has not arrived cannot be measured.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await violations(page)).toEqual([]);
  });
}

test('the open dropdown has no violation', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/fitur');
  await page.locator('header [popovertarget="menu-layanan"]').click();
  expect(await violations(page)).toEqual([]);
});

test('the open menu on a phone has no violation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fitur');
  await page.locator('header > div > [popovertarget="jelajah"]').click();
  expect(await violations(page)).toEqual([]);
});

test('open answers have no violation', async ({ page }) => {
  await page.goto('/');
  await page.locator('main details summary').first().click();
  expect(await violations(page)).toEqual([]);
});

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
