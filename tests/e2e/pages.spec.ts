import { addresses, expect, test } from './page.ts';

/** What the browser tells of a shift; TypeScript does not know it yet. */
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

interface Shift {
  value: number;
  /** The beginnings of what moved. */
  moved: string[];
}

for (const address of addresses) {
  test(`${address}: nothing moves, nothing sticks out at 320 px, nothing is blocked`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.addInitScript(() => {
      const shifts: Shift[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) {
          const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''));
          shifts.push({ value: entry.value, moved });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(address === '/tidak-ada' ? 404 : 200);

    // Through the whole page, so that pictures arrive and whatever could move has moved.
    const sticksOut = await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      const width = document.documentElement.clientWidth;
      return document.documentElement.scrollWidth > width ? `${document.documentElement.scrollWidth} > ${width}` : '';
    });
    expect(sticksOut).toBe('');

    const broken = await page.evaluate(() =>
      [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
    );
    expect(broken).toEqual([]);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
    const sum = shifts.reduce((before, { value }) => before + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.001);
  });
}

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
