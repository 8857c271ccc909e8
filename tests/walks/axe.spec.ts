import { walkedAddresses } from '../depth.ts';
import { violations } from '../e2e/axe.ts';
import { expect, test, unfold } from './page.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]) {
  test.describe(`${viewport.width} px, every fold open`, () => {
    test.use({ viewport });

    for (const address of walkedAddresses) {
      test(`${address} has no violation`, async ({ page }) => {
        await page.goto(address);
        await unfold(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}
