import { expect, test } from './page.ts';

const desktop = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };

test.describe('header on a desktop', () => {
  test.use({ viewport: desktop });

  test('names the pages in order and marks the current one', async ({ page }) => {
    await page.goto('/fitur');
    const nav = page.getByRole('navigation', { name: 'Utama' });
    await expect(nav.locator('> ul > li > :is(a, button)')).toHaveText(['Home', 'Fitur', 'Layanan', 'Tentang Kami']);
    await expect(nav.getByRole('link', { name: 'Fitur' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.locator('[aria-current]')).toHaveCount(1);
  });

  test('the dropdown opens by mouse, leads to a service and marks it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Layanan' }).click();
    const menu = page.locator('#menu-layanan');
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link')).toHaveCount(3);
    await menu.getByRole('link', { name: /tankDevice/ }).click();
    await expect(page).toHaveURL('/tankdevice');
    await page.getByRole('button', { name: /Layanan/ }).click();
    await expect(page.locator('#menu-layanan a[aria-current="page"]')).toHaveAttribute('href', '/tankdevice');
  });

  test('the dropdown stands under its button', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Layanan' });
    await button.click();
    const [menu, opener] = await Promise.all([page.locator('#menu-layanan').boundingBox(), button.boundingBox()]);
    expect(menu?.y).toBeGreaterThanOrEqual((opener?.y ?? 0) + (opener?.height ?? 0) - 8);
    expect(Math.abs((menu?.x ?? 0) - (opener?.x ?? 0))).toBeLessThan(40);
  });

  test('from the keyboard: Enter opens, Tab walks, Escape closes and gives the focus back', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Layanan' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu-layanan')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('#menu-layanan a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu-layanan')).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('a click elsewhere closes the dropdown', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Layanan' }).click();
    await page.mouse.click(200, 600);
    await expect(page.locator('#menu-layanan')).toBeHidden();
  });

  test('the first Tab offers to skip to the content', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.locator(':focus');
    await expect(skip).toHaveAttribute('href', '#isi');
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#isi')).toBeFocused();
  });

  test('the header hides nothing that has the focus', async ({ page }) => {
    await page.goto('/');
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('Tab');
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const box = document.activeElement?.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect();
        return box && header && !document.activeElement?.closest('header') ? box.top < header.bottom - 1 : false;
      });
      expect(covered).toBe(false);
    }
  });
});

test.describe('header on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the menu opens by touch, shows every entry and leads on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link')).toHaveCount(7);
    await menu.getByRole('link', { name: 'Tentang Kami' }).tap();
    await expect(page).toHaveURL('/tentang-kami');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });

  test('the menu closes by its button and by Escape, and gives the focus back', async ({ page }) => {
    await page.goto('/');
    const open = page.getByRole('button', { name: 'Menu', exact: true });
    await open.tap();
    await page.getByRole('button', { name: 'Tutup menu' }).tap();
    await expect(page.locator('#menu-utama')).toBeHidden();
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu-utama')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu-utama')).toBeHidden();
    await expect(open).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the menu still opens and closes', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.getByRole('button', { name: 'Tutup menu' }).click();
    await expect(page.locator('#menu-utama')).toBeHidden();
  });
});
