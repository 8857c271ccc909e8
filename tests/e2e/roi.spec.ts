import { wordsOf } from '../records.ts';
import { violations } from './axe.ts';
import { expect, openAlive, test } from './page.ts';

const address = '/kalkulator-roi';
const { say, like } = wordsOf('pages/kalkulator-roi', 'tool');
/** Six tanks at a fee that eats every saving. */
const losing = '#tangki=6&habis=0&layanan=900000';

test('from the keyboard: a figure changes the answer and the address, a wrong one says why and changes nothing', async ({
  page,
}) => {
  await openAlive(page, address);
  const answer = page.getByRole('status').filter({ hasText: like('verdict.pays') });
  await expect(answer).toContainText(/\b17\s/);
  await page.locator('#tangki').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('24');
  await expect(answer).not.toContainText(/\b17\s/);
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
  await expect(page.getByText(like('verdict.never')).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: say('changes.title') })).toBeVisible();
  await expect(page.getByText(like('changes.line', { label: say('fields.layanan.label') }))).toBeVisible();
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await page.getByRole('link', { name: say('actions.consultation') }).click();
  const message = wordsOf('pages/konsultasi-gratis', 'form.results.kalkulator-roi');
  await expect(page.locator('#message')).toHaveValue(
    message.like('line', { tangki: '6', balik: message.say('words.tidak') }),
  );
});

test('a hostile fragment changes nothing', async ({ page }) => {
  await openAlive(page, `${address}#tangki=-5&upah=1e308&__proto__=1&r-menit=<script>&layanan=NaN`);
  await expect(
    page
      .getByText(like('verdict.pays'))
      .filter({ hasText: /\b17\s/ })
      .first(),
  ).toBeVisible();
});

test('prints one sheet: the memo and nothing else', async ({ page }) => {
  await openAlive(page, address + losing);
  await expect(page.getByText(like('verdict.never')).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: say('memo.title') })).toBeVisible();
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
