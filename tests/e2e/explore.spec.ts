import type { Page } from '@playwright/test';
import { readRecord } from '../records.ts';
import { expect, test } from './page.ts';

const desktop = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };

interface Entry {
  to?: string;
  items?: { to: string }[];
}
const main: Entry[] = readRecord('site/navigation').main;
/** What the header leads to, its menu opened. */
const pages = main.flatMap(({ to, items }) => items?.map((item) => item.to) ?? to ?? []);

const opener = (page: Page) => page.locator('header > div > [popovertarget="jelajah"]');
const panel = (page: Page) => page.locator('#jelajah');
const closer = (page: Page) => panel(page).locator('[popovertargetaction="hide"]');

test.describe('the atlas on a desktop', () => {
  test.use({ viewport: desktop });

  test('a slash opens it at the search field, Escape gives the focus back', async ({ page }) => {
    await page.goto('/fitur');
    const open = opener(page);
    await open.focus();
    await page.keyboard.press('/');
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).getByRole('searchbox')).toBeFocused();
    await expect(panel(page).getByRole('searchbox')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('shows every group open, and marks the page', async ({ page }) => {
    await page.goto('/fitur');
    await opener(page).click();
    const links = panel(page).locator('details a');
    expect(await links.count()).toBeGreaterThan(30);
    for (const link of await links.all()) await expect(link).toBeVisible();
    await expect(panel(page).locator('details [aria-current="page"]')).toHaveAttribute('href', '/fitur');
  });

  test('finds a section while one types, and the arrow keys walk there', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('/');
    await page.keyboard.type('radar');
    const results = page.locator('#jelajah [role="search"] ul a');
    await expect(results.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(results.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tankdevice/);
  });
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test("opens by touch, shows the header's entries first, folds the rest and leads on", async ({ page }) => {
    await page.goto('/');
    await opener(page).tap();
    const shown = panel(page).getByRole('link').filter({ visible: true });
    // The last ones are the button to the consultation, telephone and WhatsApp.
    await expect(shown).toHaveCount(pages.length + 3);
    await expect(shown.nth(-2)).toHaveAttribute('href', /^tel:\+62\d+$/);
    await expect(shown.nth(-1)).toHaveAttribute('href', /^https:\/\/wa\.me\/62\d+$/);
    const folds = panel(page).locator('details');
    await folds.nth(1).locator('summary').tap();
    await expect(folds.nth(1).locator('a').first()).toBeVisible();
    await folds.nth(1).locator('a[href="/petrokimia"]').tap();
    await expect(page).toHaveURL('/petrokimia');
    await expect(panel(page)).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the menu still opens and closes, and its search leads to the complete list', async ({ page }) => {
    await page.goto('/');
    const open = opener(page);
    await open.click();
    await expect(panel(page)).toBeVisible();
    await closer(page).click();
    await expect(panel(page)).toBeHidden();
    await open.click();
    await page.locator('#jelajah input[type="search"]').fill('radar');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cari?q=radar');
    expect(await page.locator('main a[href="/tankdevice"]').count()).toBeGreaterThan(0);
    await expect(page.locator('main noscript p')).toHaveText(readRecord('pages/cari').list.withoutScript);
  });
});

test.describe('the list of everything', () => {
  test('takes its question from the address and answers with marked titles', async ({ page }) => {
    await page.goto('/cari?q=tera');
    await expect(page.locator('main [role="search"] ul mark').first()).toBeVisible();
    await page.locator('main input[type="search"]').fill('zzzzzz');
    await expect(page.locator('main [role="search"] p')).toContainText('zzzzzz');
    // What was typed stays, and there are ways on.
    await expect(page.locator('main input[type="search"]')).toHaveValue('zzzzzz');
    await expect(page.locator('main [role="search"] ul a').first()).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  });

  test('a question cannot become markup', async ({ page }) => {
    await page.goto(`/cari?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await expect(page.locator('main [role="search"] p')).toContainText('<img');
    await expect(page.locator('main [role="search"] img')).toHaveCount(0);
  });
});
