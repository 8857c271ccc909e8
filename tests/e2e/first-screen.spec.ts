import type { Locator, Page } from '@playwright/test';
import { toolRoutes } from '../../src/routes.ts';
import { wordsOf } from '../records.ts';
import { violations } from './axe.ts';
import { expect, openAlive, test } from './page.ts';

const { say } = wordsOf('site/tool-words', 'sheet');
const instruments = [
  toolRoutes.tankTable,
  toolRoutes.roi,
  toolRoutes.picker,
  toolRoutes.alarm,
  toolRoutes.loss,
  toolRoutes.delivery,
  toolRoutes.acceptance,
];
const verdict = (page: Page) => page.locator('[data-outcome]');
const strip = (page: Page) => page.locator('[data-verdict-strip]');
const sheet = (page: Page) => page.locator('#hasil');
/** The living drawing, the chart, or the picture of what is recommended. */
const drawing = (page: Page) => sheet(page).locator('figure svg, img').first();
const firstField = (page: Page) => page.locator('main').locator('input, select, textarea').first();

async function edges(of: Locator): Promise<{ top: number; bottom: number }> {
  await of.waitFor();
  // A tool that comes alive draws it anew, once.
  const box = (await of.boundingBox()) ?? (await of.boundingBox());
  if (!box) throw new Error('it is not drawn');
  return { top: box.y, bottom: box.y + box.height };
}

for (const path of instruments) {
  test(`${path}: inputs, drawing and verdict stand in the window of a small office screen`, async ({ page }) => {
    const viewport = { width: 1280, height: 720 };
    await page.setViewportSize(viewport);
    await openAlive(page, path);
    for (const part of [verdict(page), drawing(page), firstField(page)]) {
      const { top, bottom } = await edges(part);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(viewport.height);
    }
    await expect(strip(page)).toBeHidden();
  });

  test(`${path}: on a small phone the verdict stays in sight, opens to all of it, and is old while a field is refused`, async ({
    page,
  }) => {
    const viewport = { width: 360, height: 640 };
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAlive(page, path);
    const field = page.locator('main input[inputmode="decimal"]:visible').first();
    const before = await field.inputValue();
    const good = await verdict(page).getAttribute('data-outcome');
    await field.fill('abc');
    await expect(strip(page)).toHaveText(new RegExp(`^${wordsOf('site/tool-words').say('refused.strip')}`));
    await expect(verdict(page)).toHaveAttribute('data-outcome', 'open');
    await field.fill(before);
    await expect(verdict(page)).toHaveAttribute('data-outcome', good ?? '');

    const sentence = (await verdict(page).locator('p').first().textContent()) ?? '';
    // A tool of few questions shows its verdict below them, and needs no strip.
    if (await strip(page).isHidden()) return expect(verdict(page)).toBeInViewport({ ratio: 1 });
    await expect(strip(page)).toContainText(sentence);
    expect((await edges(strip(page))).bottom).toBeLessThanOrEqual(viewport.height);
    expect((await edges(firstField(page))).bottom).toBeLessThanOrEqual((await edges(strip(page))).top);
    await strip(page).click();
    await expect(strip(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', { name: say('close') })).toBeFocused();
    expect((await edges(sheet(page))).bottom).toBeCloseTo(viewport.height, 0);
    expect(await violations(page, { within: '#hasil' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(strip(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(strip(page)).toBeFocused();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the focus does not go on under the open sheet: it closes', async ({ page }) => {
    await openAlive(page, toolRoutes.alarm);
    await strip(page).click();
    await expect(page.getByRole('button', { name: say('close') })).toBeFocused();
    await firstField(page).focus();
    await expect(strip(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(firstField(page)).toBeFocused();
  });
});
