import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';

const antenna = '#bagian-radar [class*="antenna"]';

/** How far the antenna stands above its place on the closed radar, in pixels, with its picture at a place in the window. */
async function raisedBy(page: Page, place: 'start' | 'center'): Promise<number> {
  const stage = page.locator('#bagian-radar [role="img"]');
  await stage.evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), place);
  if (place === 'start') await page.evaluate(() => scrollBy({ top: -innerHeight * 0.9, behavior: 'instant' }));
  return page.locator(antenna).evaluate(async (layer) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { top } = layer.parentElement?.getBoundingClientRect() ?? { top: 0 };
    return top - layer.getBoundingClientRect().top;
  });
}

test('the radar comes apart as it is scrolled into the middle', async ({ page }) => {
  await page.goto('/tankdevice');
  expect(await raisedBy(page, 'start')).toBeCloseTo(0, 0);
  expect(await raisedBy(page, 'center')).toBeGreaterThan(60);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the radar stands apart from the beginning', async ({ page }) => {
    await page.goto('/tankdevice');
    expect(await raisedBy(page, 'start')).toBeGreaterThan(60);
  });
});
