import type { Page } from '@playwright/test';
import { readRecord } from '../records.ts';
import { expect, test } from './page.ts';

const desktop = { width: 1366, height: 768 };

interface Entry {
  label: string;
  to?: string;
  items?: { to: string }[];
}
const main: Entry[] = readRecord('site/navigation').main;
const services = main.find(({ items }) => items);

const dropdown = (page: Page) => page.locator('header [popovertarget="menu-layanan"]');

test.describe('header on a desktop', () => {
  // Where the focus ends is asked, not where a smooth scroll stands meanwhile.
  test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

  test('the dropdown opens by mouse, leads to a service and marks it', async ({ page }) => {
    await page.goto('/');
    await dropdown(page).click();
    const list = page.locator('#menu-layanan');
    await expect(list).toBeVisible();
    await expect(list.getByRole('link')).toHaveCount(services?.items?.length ?? 0);
    await list.locator('a[href="/tankdevice"]').click();
    await expect(page).toHaveURL('/tankdevice');
    await dropdown(page).click();
    await expect(page.locator('#menu-layanan a[aria-current="page"]')).toHaveAttribute('href', '/tankdevice');
  });

  test('from the keyboard: Enter opens, Tab walks, Escape closes and gives the focus back', async ({ page }) => {
    await page.goto('/');
    const button = dropdown(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu-layanan')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('#menu-layanan a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu-layanan')).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('a resting mouse opens the dropdown, which stays until the mouse has been away a while', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const list = page.locator('#menu-layanan');
    await dropdown(page).hover();
    await expect(list).toBeVisible();
    // From the button into the list and out of both.
    await list.hover();
    await page.waitForTimeout(400);
    await expect(list).toBeVisible();
    await page.mouse.move(200, 600);
    await expect(list).toBeHidden();
    // The press that follows a hover keeps the list, and leaving it does not close it then.
    await dropdown(page).hover();
    await expect(list).toBeVisible();
    await dropdown(page).click();
    await page.mouse.move(200, 600);
    await page.waitForTimeout(400);
    await expect(list).toBeVisible();
    await dropdown(page).click();
    await expect(list).toBeHidden();
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
});
