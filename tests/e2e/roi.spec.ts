import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { recordWords } from '../records.ts';
import { violations } from './axe.ts';
import { expect, openAlive, openMore, test, visibleText } from './page.ts';

const address = '/kalkulator-roi';
const { say, like } = recordWords('pages/kalkulator-roi', 'tool');
const shared = recordWords('site/tool-words');
/** Six tanks with a fee above all savings, in a link from before batteries and wage rises were inputs. */
const losing = '#tangki=6&habis=0&layanan=900000';
const answer = (page: Page) => page.locator('[data-outcome]').filter({ hasText: like('verdict.pays') });

test('by keyboard, a figure changes result and URL, and an invalid one shows an error and changes nothing', async ({
  page,
}) => {
  await openAlive(page, address);
  await expect(answer(page)).toContainText(/\b11\s/);
  await page.locator('#tangki').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('24');
  await expect(answer(page)).not.toContainText(/\b11\s/);
  await expect(page).toHaveURL(/#v=\d+&tangki=24$/);
  const before = await answer(page).textContent();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('1e308');
  await expect(page.locator('#tangki')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#tangki-salah')).not.toBeEmpty();
  expect(await answer(page).textContent()).toBe(before);
  expect(await violations(page, { within: 'main' })).toEqual([]);
});

test('a link of an older edition restores the calculation, which does not pay, and prints on one sheet', async ({
  page,
}) => {
  await openAlive(page, address + losing);
  await expect(page.locator('[data-outcome]').filter({ hasText: like('verdict.never') })).toBeVisible();
  await expect(page.locator('#naikUpah')).toHaveValue('0');
  await expect(page.locator('#baterai')).toHaveValue('0');
  await expect(page.getByRole('heading', { name: say('changes.title') })).toBeVisible();
  await expect(visibleText(page).getByText(like('changes.line', { label: say('fields.layanan.label') }))).toBeVisible();
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: say('memo.title') })).toBeVisible();
  await expect(page.locator('#tangki')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('impossible figures are rejected with a reason, and undo restores the last valid ones', async ({ page }) => {
  await openAlive(page, address);
  const before = await answer(page).textContent();
  await page.locator('details:has(#ukur) > summary').click();
  await page.locator('#ukur').fill('200');
  await expect(page.locator('#menit-salah')).toHaveText(say('problems.day'));
  expect(await answer(page).textContent()).toBe(before);
  await openMore(page);
  for (const name of ['print', 'share', 'export'])
    await expect(page.getByRole('button', { name: say(`actions.${name}`) }).first()).toBeDisabled();
  await page.getByRole('button', { name: shared.say('undo') }).click();
  await expect(page.locator('#ukur')).toHaveValue('2');
  await expect(page.getByRole('button', { name: shared.say('tryFirst') })).toBeVisible();
});

test('a saved workbook restores the fields, and implausible counts are questioned', async ({ page }) => {
  await openAlive(page, `${address}#v=2&tangki=37&kirim=1000000`);
  await expect(page.locator('[data-outcome="bad"]').first()).toContainText(say('fields.kirim.label'));
  await expect(visibleText(page).getByText(say('questions.deliveries'))).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: say('actions.export') }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`${say('sheet.file')}.xlsx`);
  const files = unzipSync(readFileSync(await download.path()));
  const inputs = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(inputs).toMatch(/<c r="C4"[^>]*><v>37<\/v>/);
  await openMore(page);
  await page.getByRole('button', { name: say('actions.reset') }).click();
  await expect(page.locator('#tangki')).toHaveValue('12');
  await page.locator('#buku-kerja').setInputFiles(await download.path());
  await expect(page.getByText(say('reopen.done'))).toBeVisible();
  await expect(page.locator('#tangki')).toHaveValue('37');
  await page.getByRole('button', { name: shared.say('undo') }).click();
  await expect(page.locator('#tangki')).toHaveValue('12');
  expect(await violations(page, { within: 'main' })).toEqual([]);
});
