import { expect, test } from '@playwright/test';
import { retype } from '../e2e/page.ts';
import { git } from './copy.ts';
import { changes, discard, field, openField, openRecord, save } from './desk-page.ts';

/** Upper bounds of a claim, of a measuring range and of hours of the day. */
const bounds = [
  ['claims/roi.yaml', 'figure.to'],
  ['sensors/radar.yaml', 'specifications.1.value.to'],
  ['plant/minyak-gas.yaml', 'supplies.ship.to'],
] as const;

for (const [record, path] of bounds) {
  test(`${record}: ${path} accepts a number typed key by key and keeps focus while empty`, async ({ page }) => {
    await openRecord(page, record);
    await openField(page, path);
    const bound = field(page, path);
    for (const entry of ['0,05', '20,50', 'x', '18']) await retype(bound, entry);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    await expect(page.locator(`[id="${path}__error"]`)).toBeVisible();
    await expect(bound).toBeFocused();
    await page.keyboard.type('21,0');
    await expect(page.locator(`[id="${path}__error"]`)).toHaveCount(0);
    await expect(bound).toHaveValue('21,0');
    await bound.blur();
    await expect(bound).toHaveValue('21');
    await discard(page);
  });
}

test('a duration with another upper bound is saved as a number', async ({ page }) => {
  const record = 'team-services/pelatihan.yaml';
  await openRecord(page, record);
  await openField(page, 'duration.to');
  await retype(field(page, 'duration.to'), '4');
  await save(page);
  expect(changes(record)).toEqual([
    '-duration: { from: 2, to: 3, unit: hari }',
    '+duration: { from: 2, to: 4, unit: hari }',
  ]);
  git('checkout', '--', `apps/site/src/content/${record}`);
});
