import { expect, test } from '@playwright/test';
import { industryRoutes } from '../../src/addresses.ts';

for (const path of industryRoutes()) {
  test(`${path}: its instrument answers to the keyboard, in words and drawing`, async ({ page }) => {
    await page.goto(path);
    const card = page.locator('[data-instrument]');
    const slider = card.getByRole('slider').first();
    await expect(slider).toBeVisible();
    const answer = card.locator('[data-answer]');
    const drawing = card.locator('svg');
    const before = { words: await answer.textContent(), drawn: await drawing.innerHTML() };
    await slider.focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
    await expect(answer).not.toHaveText(before.words ?? '');
    expect(await drawing.innerHTML()).not.toBe(before.drawn);
    await expect(page.getByRole('status')).toHaveText((await answer.textContent()) ?? '');
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/\d/);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the figure stands with its answer, and no slider that does nothing', async ({ page }) => {
    await page.goto('/minyak-gas');
    const card = page.locator('[data-instrument]');
    await expect(card.locator('[data-answer]')).toHaveText(/\d/);
    await expect(card.getByRole('slider')).toHaveCount(0);
  });
});
