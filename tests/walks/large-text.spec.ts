import config from '../../playwright.config.ts';
import { walkedAddresses } from '../depth.ts';
import { expect, test, unfold } from './page.ts';
import { wider } from './sideways.ts';

const { args = [], ...launch } = config.use?.launchOptions ?? {};

// As a visitor sets it in the browser: breakpoints follow, which a style sheet could not bring about.
test.use({ launchOptions: { ...launch, args: [...args, '--blink-settings=defaultFontSize=32'] } });

for (const width of [390, 1366]) {
  test.describe(`letters of 32 px at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const address of walkedAddresses) {
      test(`${address} does not scroll sideways`, async ({ page }) => {
        await page.goto(address);
        await unfold(page);
        const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(size).toBe('32px');
        expect(await page.evaluate(wider)).toEqual([]);
      });
    }
  });
}
