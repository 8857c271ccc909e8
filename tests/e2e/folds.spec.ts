import { expect, test } from '@playwright/test';

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a link into a fold opens it and shows it below the header (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/kisah-sukses#agrikultur');
    const example = page.locator('#agrikultur');
    await expect(example.locator('xpath=ancestor::details')).toHaveAttribute('open');
    const top = async () => (await example.boundingBox())?.y ?? Number.NaN;
    await expect
      .poll(top, { message: 'top of the example, scrolled to' })
      .toBeLessThan(page.viewportSize()?.height ?? 0);
    const header = await page.locator('header').first().boundingBox();
    expect(await top()).toBeGreaterThan(header?.height ?? 0);
  });
}
