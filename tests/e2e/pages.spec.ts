import { routes, toolRoutes } from '../../src/routes.ts';
import { addresses, expect, test } from './page.ts';
import { forgetShifts, shiftsOf, walkThrough, watchShifts } from './shifts.ts';

for (const address of addresses) {
  test(`${address}: nothing moves, nothing sticks out at 320 px, nothing is blocked`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await watchShifts(page);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(address === '/tidak-ada' ? 404 : 200);

    await walkThrough(page);
    const sticksOut = await page.evaluate(() => {
      const width = document.documentElement.clientWidth;
      return document.documentElement.scrollWidth > width ? `${document.documentElement.scrollWidth} > ${width}` : '';
    });
    expect(sticksOut).toBe('');

    const broken = await page.evaluate(() =>
      [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
    );
    expect(broken).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

for (const address of [...Object.values(toolRoutes), routes.developer, routes.meeting]) {
  test(`${address}: nothing moves when its scripts come late`, async ({ page }) => {
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
    await forgetShifts(page);
    scripts.resolve();
    await expect(page.locator('astro-island[client="load"][ssr]')).toHaveCount(0);
    await page.waitForTimeout(500);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('without scripts a tool says so, and shows no control that would not answer', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const { tools: _list, ...tools } = toolRoutes;
  for (const address of [...Object.values(tools), routes.meeting, routes.developer]) {
    await page.goto(address);
    await expect(
      page
        .locator('main')
        .getByText(/memerlukan\s+JavaScript/)
        .first(),
      address,
    ).toBeVisible();
    await expect(
      page
        .locator('main')
        .locator('button:enabled, input:enabled:not([data-language]), select:enabled, textarea:enabled')
        .filter({ visible: true }),
      address,
    ).toHaveCount(0);
  }
  await context.close();
});

test('without scripts every page shows its heading and its way to the consultation', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.locator('a[href^="/konsultasi-gratis"]').first(), address).toBeAttached();
  }
  await context.close();
});
