import type { Page } from '@playwright/test';
import { walkedAddresses } from '../depth.ts';
import { expect, test, unfold } from './page.ts';
import { contrastIn, pixelsOf, written } from './pixels.ts';

/** WCAG 1.4.3; below it a text counts as not to be seen. */
const least = 4.5;

/** Texts that cannot be read in what the browser has drawn. */
async function unreadable(page: Page): Promise<string[]> {
  const texts = await written(page);
  expect(texts.length).toBeGreaterThan(20);
  const pixels = await pixelsOf(await page.screenshot({ fullPage: true }));
  return texts.flatMap(({ text, element, box }) => {
    const contrast = contrastIn(pixels, box) ?? least;
    return contrast < least ? [`${contrast.toFixed(1)}: “${text}” in ${element}`] : [];
  });
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ viewport: { width: 1366, height: 768 }, contextOptions: { forcedColors: 'active', colorScheme } });

    for (const address of walkedAddresses) {
      test(`${address} can be read`, async ({ page }) => {
        await page.goto(address);
        await unfold(page, { folds: false });
        // Asked again where something has moved between the look at the page and its picture.
        await expect.poll(() => unreadable(page), { timeout: 60_000 }).toEqual([]);
      });
    }

    test('the first Tab shows the way past the header', async ({ page }) => {
      await page.goto('/');
      await page.keyboard.press('Tab');
      const box = await page.locator(':focus').boundingBox();
      const pixels = await pixelsOf(await page.screenshot());
      expect(contrastIn(pixels, box ?? { x: 0, y: 0, width: 0, height: 0 })).toBeGreaterThan(least);
    });
  });
}
