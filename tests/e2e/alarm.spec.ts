import type { Page } from '@playwright/test';
import { wordsOf } from '../records.ts';
import { violations } from './axe.ts';
import { expect, openAlive, seen, test } from './page.ts';

const address = '/simulasi-alarm';
const { say, like } = wordsOf('pages/simulasi-alarm', 'tool');
const shared = wordsOf('site/tool-words');

const field = (page: Page, name: string) => page.locator(`#alarm-${name}`);
/** The reorder point of the card, as it is written there. */
async function pointOf(page: Page): Promise<string> {
  const card = page.locator('dl > div').filter({ hasText: say('readings.point.label') });
  const text = await card.locator('dd').first().textContent();
  return (text ?? '').replace(/\s*L$/, '');
}
const verdict = (page: Page) => page.locator('[data-outcome]').filter({ hasText: like('verdict.raise') });

test('a threshold that is too low is named, and the reorder point taken over by keyboard', async ({ page }) => {
  await openAlive(page, address);
  await expect(verdict(page)).toBeVisible();
  const before = await pointOf(page);
  await page.getByRole('button', { name: say('actions.use') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-outcome]').filter({ hasText: like('verdict.enough') })).toBeVisible();
  await expect(field(page, 'rendah')).toHaveValue(before);
  expect(await pointOf(page)).toBe(before);
  await expect(page).toHaveURL(new RegExp(`#rendah=${before.replace('.', '')}$`));
});

test('wrong and contradictory values say so and keep the last result', async ({ page }) => {
  await openAlive(page, address);
  await field(page, 'pakai').fill('-5');
  await expect(page.locator('#alarm-pakai-salah')).not.toBeEmpty();
  await expect(seen(page).getByText('7,1 hari', { exact: false }).first()).toBeVisible();
  await field(page, 'kritis').fill('9000');
  await expect(page.locator('#alarm-kritis-salah')).toHaveText(say('problems.order'));
  await expect(seen(page).getByText(shared.say('refused.result'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('actions.consult') })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('the result reaches the form', async ({ page }) => {
  await openAlive(page, address);
  const titik = await pointOf(page);
  await page.getByRole('link', { name: say('actions.consult') }).click();
  const message = wordsOf('pages/konsultasi-gratis', 'form.results.simulasi-alarm');
  await expect(page.locator('#message')).toHaveValue(message.like('line', { pakai: '1.200', titik }));
});

test('a delivery that does not fit is not green, and the high side answers to its fields', async ({ page }) => {
  await openAlive(page, `${address}#muat=8000&isi=7000&rendah=6500&kirim=8000`);
  await expect(page.locator('[data-outcome]').filter({ hasText: like('verdict.overfull') })).toHaveAttribute(
    'data-outcome',
    'bad',
  );
  await page
    .locator('summary')
    .filter({ hasText: say('high.title') })
    .click();
  await expect(page.getByText(like('high.verdict.tooHigh'))).toBeVisible();
  await field(page, 'normal').fill('3500');
  await expect(page.getByText(like('high.verdict.fits'))).toBeVisible();
  await expect(page.getByText(say('high.scope.lain'))).toBeVisible();
  await field(page, 'lingkup').selectOption('timbun');
  await expect(page.getByText(say('high.scope.timbun'))).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
