import { expect, test } from './page.ts';

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
});
