import type { Page } from '@playwright/test';
import { recordWords } from '../records.ts';
import { expect, test, visibleText } from './page.ts';

const { say, like } = recordWords('pages/demo', 'demo.text');
const takeOver = (page: Page) => page.getByRole('button', { name: say('story.takeOver') });
const clock = (page: Page) => page.getByRole('timer');
const captions = ['falling', 'alarm', 'ladder'];

test('the first incident plays by itself, and ends with the alarm and an invitation', async ({ page }) => {
  await page.goto('/demo');
  const begun = Date.now();
  for (const caption of captions) {
    await expect(visibleText(page).getByText(like(`story.captions.${caption}`))).toBeVisible({ timeout: 20_000 });
    // Without interaction nothing is announced.
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
  }
  // Generous, as the simulation slows down beside other tests; a test of the model checks the half minute.
  expect(Date.now() - begun).toBeLessThan(90_000);
  await expect(visibleText(page).getByText(say('story.invitation'))).toBeVisible();
  const alarm = page.locator('section[aria-labelledby="demo-alarm"] li').filter({ hasText: 'TK-204' });
  await expect(alarm.getByText(like('alarms.kinds.theft.reason'))).toBeVisible();
  // Without interaction the URL stays unchanged.
  expect(new URL(page.url()).hash).toBe('');
});

test('an interaction ends the story, the clock continues slowly, and its time is in the URL', async ({ page }) => {
  await page.goto('/demo');
  await expect(takeOver(page)).toBeVisible();
  await page.getByRole('button', { name: /TK-202/ }).click();
  await expect(takeOver(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^TK-202 / })).toBeVisible();
  const before = await clock(page).textContent();
  await expect(clock(page)).not.toHaveText(before ?? '');
  await expect(page).toHaveURL(/#situs=minyak-gas&tangki=TK-202&waktu=2026-11-21T02\.\d\d&aksi=773_curi_TK-204$/);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the story starts only on request', async ({ page }) => {
    await page.goto('/demo');
    await expect(page.locator('[data-alive]')).toBeVisible();
    await page.waitForTimeout(2500);
    await expect(clock(page)).toContainText('02.');
    await expect(takeOver(page)).toHaveCount(0);
    await page.getByRole('button', { name: say('story.tell') }).click();
    await expect(page.getByRole('status').filter({ hasText: like('story.captions.alarm') })).toBeVisible({
      timeout: 20_000,
    });
  });
});
