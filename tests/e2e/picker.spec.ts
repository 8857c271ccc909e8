import { readFileSync } from 'node:fs';
import { violations } from './axe.ts';
import { expect, openAlive, test } from './page.ts';

const address = '/pemilih-sensor';

test('the keyboard alone changes an answer, and recommendation, reasons and papers follow', async ({ page }) => {
  await openAlive(page, address);
  const result = page.getByRole('region', { name: 'Hasil pemilihan' });
  await expect(result.getByText('Sensor Radar', { exact: true }).first()).toBeVisible();
  const content = page.getByLabel('Isi tangki');
  await content.focus();
  await page.keyboard.press('Home');
  await expect(content).toHaveValue('air');
  await page.getByLabel('Zona di titik pasang').selectOption('aman');
  await expect(result.locator('p').filter({ hasText: /^Sensor Ultrasonik$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Naskah kebutuhan pengukuran tangki' })).toContainText('Air bersih');
  await expect(page).toHaveURL(/#isi=air&zona=aman$/);
});

test('a figure that cannot be used is explained and leaves the result as it was', async ({ page }) => {
  await openAlive(page, address);
  const height = page.getByLabel('Sensor ke dasar');
  for (const typed of ['1e308', 'abc', '-3', '']) {
    await height.fill(typed);
    await expect(height).toHaveAttribute('aria-invalid', 'true');
    await expect(height).toHaveAccessibleDescription(/Tulis|Paling|Isi/);
  }
  await expect(page.getByText('Jarak dari titik pasang ke dasar 12')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the address restores every answer, also after a link to a part of the page; a hostile one changes nothing', async ({
  page,
}) => {
  await openAlive(page, `${address}#isi=lpg&tekanan=8&nosel=tanpa&sinyal=tiada&jarak=40&letak=tanam`);
  await expect(page.getByLabel('Isi tangki')).toHaveValue('lpg');
  const result = page.getByRole('region', { name: 'Hasil pemilihan' });
  await expect(result.getByText('Tidak ada sensor yang cocok').first()).toBeVisible();
  await expect(result.getByText('Tidak ada jaringan yang cocok').first()).toBeVisible();
  await expect(result.getByText('Yang harus berubah').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Isi lembar pemilihan' }).click();
  await expect(page.getByLabel('Isi tangki')).toHaveValue('lpg');
  await page.goto('about:blank');
  await openAlive(page, `${address}#isi=<script>&tinggi=1e308&zona=zona-9&jarak=NaN`);
  await expect(page.getByLabel('Isi tangki')).toHaveValue('solar');
  await expect(page.getByLabel('Sensor ke dasar')).toHaveValue('12');
});

test('the requirements can be taken along, and the result fills the message of the form', async ({ page }) => {
  await openAlive(page, address);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh .md' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('naskah-kebutuhan.md');
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^# .+\n\n[\s\S]+\*\*10\.3\*\*/);
  await page.getByRole('link', { name: 'Bawa hasil ini ke konsultasi' }).click();
  await expect(page.getByLabel('Pesan')).toHaveValue(
    /solar atau pelumas, tinggi 12 m, zona 1.*sensor radar dengan LoRaWAN/,
  );
});

test('the worked example is complete without scripts and in print, and fits a narrow phone', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(address);
  await expect(still.getByRole('row', { name: /Zona ledak/ }).first()).toContainText('Cocok dengan syarat');
  await expect(still.getByText('±5.301')).not.toHaveCount(0);
  await context.close();
  await page.setViewportSize({ width: 360, height: 740 });
  await openAlive(page, address);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Daftar periksa survei' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unduh .md' })).toBeHidden();
});
