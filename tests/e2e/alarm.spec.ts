import { wordsOf } from '../records.ts';
import { violations } from './axe.ts';
import { expect, openAlive, seen, test } from './page.ts';

const address = '/simulasi-alarm';
const { say, like } = wordsOf('pages/simulasi-alarm', 'tool');

test('a threshold that is too low is named, and the reorder point taken over by keyboard', async ({ page }) => {
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
  // A contradiction is named, and the last result stays.
  await page.locator('#alarm-kritis').fill('9000');
  await expect(page.locator('#alarm-kritis-salah')).toHaveText(say('problems.order'));
  await expect(seen(page).getByText('7,1 hari', { exact: false }).first()).toBeVisible();
  expect(await violations(page, { within: 'main' })).toEqual([]);
});

test('a delivery that does not fit is not green, and the high side answers to its fields', async ({ page }) => {
  await openAlive(page, `${address}#muat=8000&isi=7000&rendah=6500&kirim=8000`);
  const overfull = page.locator('[data-outcome]').filter({ hasText: like('verdict.overfull') });
  await expect(overfull).toHaveAttribute('data-outcome', 'bad');
  await page
    .locator('summary')
    .filter({ hasText: say('high.title') })
    .click();
  await expect(page.getByText(like('high.verdict.tooHigh'))).toBeVisible();
  await page.locator('#alarm-normal').fill('3500');
  await expect(page.getByText(like('high.verdict.fits'))).toBeVisible();
  await page.locator('#alarm-lingkup').selectOption('timbun');
  await expect(page.getByText(say('high.scope.timbun'))).toBeVisible();
  expect(await violations(page, { within: 'main' })).toEqual([]);
});
