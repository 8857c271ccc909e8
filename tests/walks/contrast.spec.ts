import { walkedAddresses } from '../depth.ts';
import { expect, test, unfold } from './page.ts';
import { faint } from './pixels.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const address of walkedAddresses) {
      test(`${address}: letters stand out from what is under them`, async ({ page }) => {
        await page.goto(address);
        await unfold(page);
        // Asked again where something has moved between the look at the page and its picture, or was not drawn yet.
        await expect.poll(() => faint(page), { timeout: 90_000 }).toEqual([]);
      });
    }
  });
}
