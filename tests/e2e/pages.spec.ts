import { routes, toolRoutes } from '../../apps/site/src/routes.ts';
import { isWhole, sample } from '../depth.ts';
import { violations } from './axe.ts';
import { addresses, expect, isAlive, openAlive, test, unfold } from './page.ts';
import { shiftsOf, walkThrough, watchShifts } from './shifts.ts';
import { doubleLetters, spaceText, wider } from './sideways.ts';

/** The budget of a visit: a line may break elsewhere when the brand's face arrives. */
const largestShift = 0.01;

/** Searching a whole page for violations takes longer than all else that is done with it. */
const searched = [...sample, '/tidak-ada'];

for (const address of addresses) {
  const violationsToo = searched.includes(address) ? ', and no violation with every fold open' : '';
  test(`${address}: nothing moves when its faces come late, nothing sticks out${violationsToo}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchShifts(page);
    const faces = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await faces.promise;
      await route.continue();
    });
    // The window counts as loaded only with its faces.
    const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
    expect(answer?.status()).toBe(address === '/tidak-ada' ? 404 : 200);
    await isAlive(page);
    faces.resolve();
    await page.evaluate(() => document.fonts.ready);
    await walkThrough(page);
    expect.soft(await shiftsOf(page, largestShift)).toEqual([]);

    await unfold(page);
    const broken = await page.evaluate(() =>
      [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
    );
    expect.soft(broken).toEqual([]);
    if (searched.includes(address)) expect.soft(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect.soft(await page.evaluate(wider)).toEqual([]);
    if (!searched.includes(address)) return;
    await page.setViewportSize({ width: 1366, height: 800 });
    expect.soft(await violations(page), '1366 px').toEqual([]);
    await page.evaluate(spaceText);
    for (const width of [320, 412]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(wider), `with wide spacing at ${width} px`).toEqual([]);
    }
  });
}

// Of each kind whose letters need room: datasheets, a legal page and a list of documents.
for (const address of isWhole ? addresses : ['/tankdevice', '/kebijakan-privasi', routes.downloads]) {
  test(`${address}: nothing sticks out when the letters alone are twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, address);
    await unfold(page);
    await page.evaluate(doubleLetters, true);
    expect(await page.evaluate(wider)).toEqual([]);
  });
}

const { tools: _list, ...tools } = toolRoutes;
const working = [...Object.values(tools), routes.developer, routes.meeting];

for (const address of working) {
  test(`${address}: nothing moves when its scripts come late, and no field answers before`, async ({ page }) => {
    // So high that all of it is in sight: only what is seen to move counts.
    await page.setViewportSize({ width: 320, height: 12_000 });
    await watchShifts(page);
    const scripts = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForSelector('footer', { state: 'attached' });
    // Sections below the fold take their true height in a window of no real size.
    await page.waitForTimeout(500);
    await shiftsOf(page);
    await expect(page.locator('[data-instrument] :is(input, select, textarea, button):enabled')).toHaveCount(0);
    scripts.resolve();
    await isAlive(page);
    await page.waitForTimeout(500);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a tool says so, and shows no control that would not answer', async ({ page }) => {
    for (const address of working) {
      await page.goto(address);
      const main = page.locator('main');
      await expect(main.getByText(/memerlukan\s+JavaScript/).first(), address).toBeVisible();
      const controls = 'button:enabled, input:enabled:not([data-language]), select:enabled, textarea:enabled';
      await expect(main.locator(controls).filter({ visible: true }), address).toHaveCount(0);
    }
  });

  test('every page shows its heading and its way to the consultation', async ({ page }) => {
    for (const address of searched) {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect(page.locator('a[href^="/konsultasi-gratis"]').first(), address).toBeAttached();
    }
  });
});
