import { expect, test } from '@playwright/test';

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a link into a fold opens it and shows it below the header (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/kisah-sukses#agrikultur');
    const example = page.locator('#agrikultur');
    await expect(example.locator('xpath=ancestor::details')).toHaveAttribute('open');
    const shown = async () => {
      const [top, header] = [await example.boundingBox(), await page.locator('header').first().boundingBox()];
      return Boolean(top && header && top.y > header.height && top.y < (page.viewportSize()?.height ?? 0));
    };
    // Where it comes to rest, not where a smooth scroll stands meanwhile.
    await expect.poll(shown).toBe(true);
  });
}
