import type { Page } from '@playwright/test';
import { wordsOf } from '../records.ts';
import { expect, seen, test } from './page.ts';

const { say, like } = wordsOf('pages/demo', 'demo.text');
const takeOver = (page: Page) => page.getByRole('button', { name: say('story.takeOver') });
const clock = (page: Page) => page.getByRole('timer');
const captions = ['falling', 'alarm', 'ladder'];

test('the first incident is told by itself within half a minute, and ends with the alarm and an invitation', async ({
  page,
}) => {
  await page.goto('/demo');
  const begun = Date.now();
  for (const caption of captions) {
    await expect(seen(page).getByText(like(`story.captions.${caption}`))).toBeVisible({ timeout: 20_000 });
    // Nobody has touched it: what goes on by itself is not spoken.
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
  }
  // A machine that runs other tests beside this one tells more slowly; the model's own test holds the half minute.
  expect(Date.now() - begun).toBeLessThan(90_000);
  await expect(seen(page).getByText(say('story.invitation'))).toBeVisible();
  const alarm = page.locator('section[aria-labelledby="demo-alarm"] li').filter({ hasText: 'TK-204' });
  await expect(alarm.getByText(like('alarms.kinds.theft.reason'))).toBeVisible();
  // Nobody touched it, so that nothing stands in the address.
  expect(new URL(page.url()).hash).toBe('');
});

test('a touch ends the telling, the clock goes on slowly, and its moment stands in the address', async ({ page }) => {
  await page.goto('/demo');
  await expect(takeOver(page)).toBeVisible();
  await page.getByRole('button', { name: /TK-202/ }).click();
  await expect(takeOver(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^TK-202 / })).toBeVisible();
  const before = await clock(page).textContent();
  await expect(clock(page)).not.toHaveText(before ?? '');
  await expect(page).toHaveURL(/#situs=minyak-gas&tangki=TK-202&waktu=2026-11-21T02\.\d\d&aksi=773_curi_TK-204$/);
});

test.describe('where nothing shall move by itself', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it stands still until it is asked', async ({ page }) => {
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
