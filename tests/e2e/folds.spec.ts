import { expect, test } from '@playwright/test';

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a link into a fold opens it and shows it below the header (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/kisah-sukses#agrikultur');
    const example = page.locator('#agrikultur');
    await expect(example.locator('xpath=ancestor::details')).toHaveAttribute('open');
    const header = await page.locator('header').first().boundingBox();
    await expect
      .poll(async () => (await example.boundingBox())?.y, { message: 'top of the example' })
      .toBeGreaterThan(header?.height ?? 0);
    expect((await example.boundingBox())?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
  });
}
