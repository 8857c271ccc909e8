import { routes, toolRoutes } from '../../apps/site/src/routes.ts';
import { isWholeDepth, samplePages } from '../depth.ts';
import { violations } from './axe.ts';
import { addresses, expect, openAlive, test, unfold, waitUntilAlive } from './page.ts';
import { readShifts, walkThrough, watchShifts } from './shifts.ts';
import { doubleLetters, listOverflowing, spaceText } from './sideways.ts';

/** Limit of the layout shift (CLS): a line may break differently when the brand's font arrives. */
const largestShift = 0.01;

/** Only a sample, as an axe check of a whole page takes longer than everything else in these tests. */
const searched = [...samplePages, '/tidak-ada'];

for (const address of addresses) {
  const violationsToo = searched.includes(address) ? ', and no violation with every fold open' : '';
  test(`${address}: nothing moves when the fonts arrive late, nothing overflows${violationsToo}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchShifts(page);
    const faces = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await faces.promise;
      await route.continue();
    });
    // Not `load`, which waits for the fonts.
    const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
    expect(answer?.status()).toBe(address === '/tidak-ada' ? 404 : 200);
    await waitUntilAlive(page);
    faces.resolve();
    await page.evaluate(() => document.fonts.ready);
    await walkThrough(page);
    expect.soft(await readShifts(page, largestShift)).toEqual([]);

    await unfold(page);
    const broken = await page.evaluate(() =>
      [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
    );
    expect.soft(broken).toEqual([]);
    if (searched.includes(address)) expect.soft(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect.soft(await page.evaluate(listOverflowing)).toEqual([]);
    if (!searched.includes(address)) return;
    await page.setViewportSize({ width: 1366, height: 800 });
    expect.soft(await violations(page), '1366 px').toEqual([]);
    await page.evaluate(spaceText);
    for (const width of [320, 412]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(listOverflowing), `with wide spacing at ${width} px`).toEqual([]);
    }
  });
}

// One page of each kind with little space: datasheets, a legal page, and a list of documents.
for (const address of isWholeDepth ? addresses : ['/tankdevice', '/kebijakan-privasi', routes.downloads]) {
  test(`${address}: nothing overflows when only the text is enlarged to 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, address);
    await unfold(page);
    await page.evaluate(doubleLetters, true);
    expect(await page.evaluate(listOverflowing)).toEqual([]);
  });
}

const working = [...Object.values(toolRoutes), routes.developer, routes.meeting];

for (const address of working) {
  test(`${address}: nothing moves when the scripts load late, and no field is enabled before`, async ({ page }) => {
    // High enough to contain the whole page, as only visible elements count for the layout shift.
    await page.setViewportSize({ width: 320, height: 12_000 });
    await watchShifts(page);
    const scripts = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForSelector('footer', { state: 'attached' });
    // Sections outside a normal window need this time to get their real height.
    await page.waitForTimeout(500);
    await readShifts(page);
    await expect(page.locator('[data-instrument] :is(input, select, textarea, button):enabled')).toHaveCount(0);
    scripts.resolve();
    await waitUntilAlive(page);
    await page.waitForTimeout(500);
    expect(await readShifts(page)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a tool states that it needs scripts, and shows no control', async ({ page }) => {
    for (const address of working) {
      await page.goto(address);
      const main = page.locator('main');
      await expect(main.getByText(/memerlukan\s+JavaScript/).first(), address).toBeVisible();
      const controls = 'button:enabled, input:enabled:not([data-language]), select:enabled, textarea:enabled';
      await expect(main.locator(controls).filter({ visible: true }), address).toHaveCount(0);
    }
  });

  test('every page has its heading and a link to the consultation form', async ({ page }) => {
    for (const address of searched) {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect(page.locator('a[href^="/konsultasi-gratis"]').first(), address).toBeAttached();
    }
  });
});
