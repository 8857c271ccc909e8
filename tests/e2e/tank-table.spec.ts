import type { Page } from '@playwright/test';
import { recordWords } from '../records.ts';
import { violations } from './axe.ts';
import { expect, openAlive, test, visibleText } from './page.ts';

const address = '/tabel-tangki';
const { say } = recordWords('pages/tabel-tangki', 'tool');
const calibration = recordWords('words/calibration');

const open = (page: Page, fragment = '') => openAlive(page, address + fragment);

test('the level follows keys and mouse, and stays within the tank', async ({ page }) => {
  await open(page);
  const level = page.getByRole('slider', { name: say('drawing.slider') });
  await level.focus();
  await page.keyboard.press('ArrowUp');
  await expect(level).toHaveValue('51');
  await page.keyboard.press('End');
  await expect(level).toHaveAttribute('aria-valuetext', /2,00.m, 15\.708,0.L, 100,0%/);
  await expect(page).toHaveURL(/#v=6&level=2$/);
  const { x = 0, y = 0, width = 0, height = 0 } = (await level.boundingBox()) ?? {};
  await page.mouse.click(x + width / 3, y + height / 2);
  await expect(page.locator('#tangki-level')).toHaveValue('1');
});

test('a pasted calibration table is read and compared, and removed with its text', async ({ page }) => {
  await open(page, '#bentuk=persegi&panjang=4&lebar=2&tinggi=3&level=0.75');
  await visibleText(page).getByText(say('calibration.title')).click();
  const field = page.locator('#tabel-kalibrasi');
  await field.fill('cm;L\n0;0\n50;4.000\n100;8.040\n200;16.000');
  // The only deviation is 40 of 8,040 L at 1 m; between its heights the table is linear.
  await expect(visibleText(page).getByText(/\+40,0.L \(\+0,50%\).*1,00.m/)).toBeVisible();
  await expect(visibleText(page).getByText(/6\.020,0.L/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await field.fill('no table');
  await expect(visibleText(page).getByText(calibration.say('none'))).toBeVisible();
  await expect(visibleText(page).getByText(/40,0.L/)).toHaveCount(0);
});

test('prints the whole table with its disclaimer', async ({ page }) => {
  await open(page, '#bentuk=tegak&tinggi=12');
  await page.emulateMedia({ media: 'print' });
  // Header rows, and one row per decimetre from 0 to 12 m.
  await expect(page.getByRole('row')).toHaveCount(122);
  await expect(page.getByRole('rowheader', { name: '12,0 m' })).toBeVisible();
  // The code of the sheet's link, which loads late, ends what was begun for printing before it.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(visibleText(page).getByText(say('table.notice'))).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
