import type { Page } from '@playwright/test';
import { toolRoutes } from '../../src/routes.ts';
import { wordsOf } from '../records.ts';
import { violations } from './axe.ts';
import { expect, openAlive, test } from './page.ts';

const screen = wordsOf('site/tool-words', 'fullScreen').say;
const keys = wordsOf('site/tool-words', 'keys').say;
const demo = wordsOf('pages/demo', 'demo.text').say;
const { tools: _, ...instruments } = toolRoutes;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const list = (page: Page) => page.getByRole('dialog', { name: keys('title') });
/** A control of the tool that takes no letters. */
const listOpener = (page: Page) => button(page, keys('title'));
const isFull = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

/** Presses the key until the tool, which may still be starting, hears it. */
async function openList(page: Page) {
  await expect(async () => {
    await listOpener(page).focus();
    await page.keyboard.press('?');
    await expect(list(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
}

for (const path of Object.values(instruments)) {
  test(`${path} takes the whole screen on request, alone, and says so`, async ({ page }) => {
    await openAlive(page, path);
    await expect(page.locator('footer').last()).toBeVisible();
    await button(page, screen('enter')).click();
    await expect(button(page, screen('leave'))).toBeVisible();
    expect(await isFull(page)).toBe(true);
    await expect(page.locator('body > footer')).toBeHidden();
    await expect(page.locator('body > header')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await button(page, screen('leave')).click();
    await expect(button(page, screen('enter'))).toBeVisible();
    expect(await isFull(page)).toBe(false);
    await expect(page.locator('body > footer')).toBeVisible();
  });

  test(`${path} lists the keys that it takes, and gives the focus back`, async ({ page }) => {
    await openAlive(page, path);
    await openList(page);
    expect(await list(page).locator('kbd').count()).toBeGreaterThan(3);
    expect(await violations(page, { within: '#tombol' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(listOpener(page)).toBeFocused();
  });
}

test('the letters answer in the tool alone, and never to somebody who types', async ({ page }) => {
  await openAlive(page, toolRoutes.alarm);
  const field = page.locator('#alarm-rendah');
  await field.fill('9000');
  await field.press('?');
  await field.press('u');
  await expect(field).toHaveValue('9000?u');
  await expect(list(page)).toBeHidden();
  await field.fill('9000');

  await page.locator('body > footer a').first().focus();
  await page.keyboard.press('?');
  await page.keyboard.press('f');
  await expect(list(page)).toBeHidden();
  expect(await isFull(page)).toBe(false);

  await listOpener(page).focus();
  await page.keyboard.press('u');
  await expect(field).not.toHaveValue('9000');
  await page.keyboard.press('f');
  await expect(button(page, screen('leave'))).toBeVisible();
});

test('a letter pauses the demo and lets it run', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAlive(page, toolRoutes.demo);
  await expect(page.locator('[data-alive]')).toBeVisible();
  await listOpener(page).focus();
  await page.keyboard.press('p');
  await expect(button(page, demo('controls.speeds.0'))).toBeVisible();
  await page.keyboard.press('p');
  await expect(button(page, demo('controls.resume'))).toBeVisible();
});

test('without full screen in the browser nothing offers it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  await openAlive(page, toolRoutes.roi);
  await expect(listOpener(page)).toBeVisible();
  await expect(button(page, screen('enter'))).toBeDisabled();
  await listOpener(page).click();
  await expect(list(page)).not.toContainText(keys('does.full'));
});
