import { expect, test } from './page.ts';

test.describe('questions and answers', () => {
  test('open one at a time and close again', async ({ page }) => {
    await page.goto('/');
    const items = page.locator('details[name="tanya-jawab"]');
    const open = page.locator('details[name="tanya-jawab"][open]');
    await expect(open).toHaveCount(0);
    await items.nth(0).locator('summary').click();
    await expect(items.nth(0).locator('p')).toBeVisible();
    await items.nth(2).locator('summary').click();
    await expect(open).toHaveCount(1);
    await expect(items.nth(2)).toHaveAttribute('open');
    await items.nth(2).locator('summary').press('Enter');
    await expect(open).toHaveCount(0);
  });
});

test.describe('film', () => {
  const film = 'video[data-film]';
  const toggle = 'button[data-film-toggle]';

  test('plays after the page has loaded, silently, and stops on demand', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator(toggle)).toHaveAttribute('aria-pressed', 'true');
    const offersPause = await page.locator(toggle).textContent();
    await expect.poll(() => page.$eval(film, (video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    expect(await page.$eval(film, (video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([true, true]);
    await page.locator(toggle).click();
    expect(await page.$eval(film, (video: HTMLVideoElement) => video.paused)).toBe(true);
    await expect(page.locator(toggle)).toHaveAttribute('aria-pressed', 'false');
    expect(await page.locator(toggle).textContent()).not.toBe(offersPause);
    await page.locator(toggle).click();
    await expect.poll(() => page.$eval(film, (video: HTMLVideoElement) => video.paused)).toBe(false);
  });

  test('is not fetched before the page has loaded', async ({ page }) => {
    await page.addInitScript(() => addEventListener('load', () => performance.mark('loaded')));
    await page.goto('/');
    await expect(page.locator(toggle)).toHaveAttribute('aria-pressed', 'true');
    const late = await page.evaluate(() => {
      const loaded = performance.getEntriesByName('loaded')[0]?.startTime ?? Number.POSITIVE_INFINITY;
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.mp4'))
        .every(({ startTime }) => startTime >= loaded);
    });
    expect(late).toBe(true);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('waits for the visitor and is not fetched', async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => request.url().endsWith('.mp4') && fetched.push(request.url()));
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(fetched).toEqual([]);
      await page.locator(toggle).click();
      await expect.poll(() => fetched.length).toBeGreaterThan(0);
    });
  });

  test('with Save-Data it is not fetched', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => request.url().endsWith('.mp4') && fetched.push(request.url()));
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator(toggle)).toHaveAttribute('aria-pressed', 'false');
    expect(fetched).toEqual([]);
  });
});
