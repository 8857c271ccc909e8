import { violations } from './axe.ts';
import { expect, openAlive, test } from './page.ts';

const address = '/simulasi-alarm';

test('a threshold that is too low is named, and the reorder point taken over by keyboard', async ({ page }) => {
  await openAlive(page, address);
  await expect(page.getByText(/^Ambang L .*terlalu rendah/)).toBeVisible();
  await page.getByRole('button', { name: 'Pakai titik pesan sebagai ambang L' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Ambang L cukup/)).toBeVisible();
  await expect(page.getByLabel('Ambang L (L)', { exact: true })).toHaveValue('6.751');
  await expect(page).toHaveURL(/#rendah=6751$/);
});

test('wrong and contradictory values say so and keep the last result', async ({ page }) => {
  await openAlive(page, address);
  await page.getByLabel('Pemakaian sehari').fill('-5');
  await expect(page.locator('#alarm-pakai-salah')).toHaveText(/Paling sedikit/);
  await expect(page.getByText('7,1 hari', { exact: false }).first()).toBeVisible();
  await page.getByLabel('Ambang LL').fill('9000');
  await expect(page.locator('#alarm-kritis-salah')).toHaveText(/di bawah ambang L/);
  expect(await violations(page)).toEqual([]);
});

test('an address opens its case, a hostile one the example', async ({ page }) => {
  await openAlive(page, `${address}#pakai=2000&rendah=12000`);
  await expect(page.getByLabel('Pemakaian sehari')).toHaveValue('2.000');
  await page.goto('about:blank');
  await openAlive(page, `${address}#pakai=1e308&selang=0&luput=2.5`);
  await expect(page.getByLabel('Pemakaian sehari')).toHaveValue('1.200');
});

test('the result reaches the form', async ({ page }) => {
  await openAlive(page, address);
  await page.getByRole('link', { name: 'Bawa hasil ini ke konsultasi' }).click();
  await expect(page.locator('#message')).toHaveValue(/pemakaian 1\.200 L sehari.*titik pesan 6\.751 L/);
});

test('print shows the result and not the page around it; a phone needs no sideways scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAlive(page, address);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Ambang L .*terlalu rendah/)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
