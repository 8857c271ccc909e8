import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, openAlive, test } from './page.ts';

const address = '/analisis-susut';
const head = 'Tanggal;Stok awal;Terima;Jual;Stok akhir';

const answer = (page: Page) => page.getByRole('region', { name: 'Hasil' }).getByRole('status').first();
const drop = (page: Page, content: string | Buffer, name = 'catatan.csv') =>
  page
    .locator('#berkas')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.isBuffer(content) ? content : Buffer.from(content) });

test('the worked example is there before any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(address);
  await expect(answer(page)).toContainText('dari 60 hari perlu diperiksa');
  await expect(page.getByRole('img', { name: /Susut harian selama 60 hari/ })).toBeVisible();
  await context.close();
});

test('from the keyboard: a pasted record is weighed, bad lines are named, nothing of it stands in the address', async ({
  page,
}) => {
  await openAlive(page, address);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.locator('#tempel').focus();
  await page.keyboard.insertText(
    `${head}\n01/10/2026;10.000;0;1.000;8.500\n31/09/2026;1;1;1;1\n<img src=x onerror=alert(1)>;1;1;1;1\n02/10/2026;8.500;0;=1+1;7.000\n13/10/2026;8.500;0;1.000;7.500\n`,
  );
  await expect(answer(page)).toContainText('1 dari 2 hari perlu diperiksa');
  await expect(answer(page)).toContainText('5 baris dibaca, 2 dipakai, 3 dilewati');
  const bad = page.getByRole('table', { name: '3 baris dilewati' });
  await expect(bad.getByRole('rowheader')).toHaveText(['3', '4', '5']);
  await expect(bad).toContainText('31/09/2026');
  await expect(page.locator('main img')).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
  expect(requests.filter((path) => !/^\/_astro\/loss\.worker-[\w-]+\.js$/.test(path))).toEqual([]);
  expect(await violations(page, { within: 'main' })).toEqual([]);
});

test('columns can be corrected, and the tolerance stands in the address', async ({ page }) => {
  await openAlive(page, `${address}#toleransi=2`);
  await drop(page, 'tanggal;a;b;c\n13/10/2026;100;900;1.000\n14/10/2026;100;800;900\n');
  await expect(page.locator('#toleransi')).toHaveValue('2');
  await page.getByText('Kolom yang dikenali').click();
  await page.locator('#kolom-issues').selectOption({ label: 'a' });
  await page.locator('#kolom-closing').selectOption({ label: 'b' });
  await page.locator('#kolom-opening').selectOption({ label: 'c' });
  await page.locator('#kolom-receipts').selectOption({ label: 'tidak ada' });
  await expect(answer(page)).toContainText('dalam 2 hari');
});

for (const [name, content, sentence] of [
  ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), /bukan berkas teks/],
  ['an empty file', '', /Tidak ada baris data/],
  ['26 MB', Buffer.alloc(26_000_000, 'a;b\n'), /lebih besar dari 25/],
] as const) {
  test(`${name} is refused in a sentence, and the last result stays`, async ({ page }) => {
    await openAlive(page, address);
    await drop(page, content);
    await expect(page.getByRole('alert')).toHaveText(sentence);
    await expect(answer(page)).toContainText('60 hari');
  });
}

test('a hundred thousand lines are read while the page stays alive', async ({ page }) => {
  await openAlive(page, address);
  const rows = Array.from({ length: 100_000 }, (_, index) => {
    const date = new Date(Date.UTC(1960, 0, 1 + (index % 20_000))).toISOString().slice(0, 10);
    const sold = index % 100 ? '5000' : '1e308';
    return `${date};T${Math.floor(index / 20_000)};5000;${4990 + (index % 21)};${sold}`;
  });
  await drop(page, `tanggal;tangki;terima;stok akhir;jual\n${rows.join('\n')}`);
  await expect(answer(page)).toContainText('100.000 baris dibaca, 99.000 dipakai, 1.000 dilewati', { timeout: 30_000 });
  await page.locator('#tangki').selectOption('T3');
  await expect(answer(page)).toContainText('19.799 hari');
});

test('the sample and the result are saved as files that read back', async ({ page }) => {
  await openAlive(page, address);
  const [sample] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh contoh' }).click(),
  ]);
  const [result] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh hasil (CSV)' }).click(),
  ]);
  const before = await answer(page).textContent();
  await page.locator('#berkas').setInputFiles(await sample.path());
  await expect(page.getByText(/^Yang dihitung: .*kB/)).toBeVisible();
  expect(await answer(page).textContent()).toBe(before);
  await page.locator('#berkas').setInputFiles(await result.path());
  await expect(answer(page)).toContainText('60 baris dibaca, 60 dipakai');
});

test('on a phone of 360 px, in print, and on to the consultation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAlive(page, address);
  await page.locator('main details').evaluateAll((folds) => folds.map((fold) => fold.setAttribute('open', '')));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Hari yang perlu diperiksa' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Bawa hasil ini ke konsultasi' }).click();
  await expect(page.locator('#message')).toHaveValue(/catatan 60 hari/);
});
