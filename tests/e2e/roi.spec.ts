import { violations } from './axe.ts';
import { expect, openAlive, test } from './page.ts';

const address = '/kalkulator-roi';
/** Six tanks at a fee that eats every saving. */
const losing = '#tangki=6&habis=0&layanan=900000';

test('from the keyboard: a figure changes the answer and the address, a wrong one says why and changes nothing', async ({
  page,
}) => {
  await openAlive(page, address);
  const answer = page.getByRole('status').filter({ hasText: 'Dengan angka ini' });
  await expect(answer).toContainText('17 bulan');
  await page.locator('#tangki').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('24');
  await expect(answer).not.toContainText('17 bulan');
  await expect(page).toHaveURL(/#tangki=24$/);
  const before = await answer.textContent();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('1e308');
  await expect(page.locator('#tangki')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#tangki-salah')).not.toBeEmpty();
  expect(await answer.textContent()).toBe(before);
  expect(await violations(page, { within: 'main' })).toEqual([]);
});

test('a fragment opens the calculation, says plainly that it does not pay and what would have to change', async ({
  page,
}) => {
  await openAlive(page, address + losing);
  await expect(page.getByText('pemantauan tidak balik modal').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /Yang harus berubah/ })).toBeVisible();
  await expect(page.getByText(/Layanan: dari/)).toBeVisible();
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await page.getByRole('link', { name: 'Bawa hasil ini ke konsultasi' }).click();
  await expect(page.locator('#message')).toHaveValue(/6 tangki.*tidak tercapai/);
});

test('a hostile fragment changes nothing', async ({ page }) => {
  await openAlive(page, `${address}#tangki=-5&upah=1e308&__proto__=1&r-menit=<script>&layanan=NaN`);
  await expect(page.getByText('investasi kembali dalam 17 bulan').first()).toBeVisible();
});

test('prints one sheet: the memo and nothing else', async ({ page }) => {
  await openAlive(page, address + losing);
  await expect(page.getByText('pemantauan tidak balik modal').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Memo persetujuan' })).toBeVisible();
  await expect(page.locator('#tangki')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('fits a phone of 360 px, and asks for nothing while it is used', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAlive(page, address);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.locator('main details').evaluateAll((folds) => folds.map((fold) => fold.setAttribute('open', '')));
  await page.locator('#menit').fill('15');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  expect(requests).toEqual([]);
});
