import { recordWords } from '../records.ts';
import { violations } from './axe.ts';
import { expect, openAlive, test, visibleText } from './page.ts';

const address = '/simulasi-alarm';
const { say, like } = recordWords('pages/simulasi-alarm', 'tool');

test('reports a threshold that is too low, and adopts the reorder point by keyboard', async ({ page }) => {
  await openAlive(page, address);
  const verdict = (name: string) => page.locator('[data-outcome]').filter({ hasText: like(`verdict.${name}`) });
  const point = page
    .locator('dl > div')
    .filter({ hasText: say('readings.point.label') })
    .locator('dd')
    .first();
  await expect(verdict('raise')).toBeVisible();
  const before = ((await point.textContent()) ?? '').replace(/\s*L$/, '');
  await page.getByRole('button', { name: say('actions.use') }).focus();
  await page.keyboard.press('Enter');
  await expect(verdict('enough')).toBeVisible();
  await expect(page.locator('#alarm-rendah')).toHaveValue(before);
  await expect(point).toContainText(before);
  await expect(page).toHaveURL(new RegExp(`#rendah=${before.replace('.', '')}$`));
  // A contradiction is reported, and the last valid result stays.
  await page.locator('#alarm-kritis').fill('9000');
  await expect(page.locator('#alarm-kritis-salah')).toHaveText(say('problems.order'));
  await expect(visibleText(page).getByText('7,1 hari', { exact: false }).first()).toBeVisible();
  expect(await violations(page, { within: 'main' })).toEqual([]);
});
