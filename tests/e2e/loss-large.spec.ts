import { address, answer, drop, like, read, result, say } from './loss-page.ts';
import { expect, openAlive, test } from './page.ts';
import { workbook } from './workbook.ts';

test('a workbook of 20.000 rows is read under the policy of the page', async ({ page }) => {
  await openAlive(page, address);
  await drop(page, Buffer.from(workbook(20_000)), 'catatan.xlsx');
  await expect(result(page)).toContainText(read('20.000', '20.000', '0'), { timeout: 30_000 });
  await expect(result(page)).toContainText(say('reading.separators.workbook'));
  await expect(answer(page)).toContainText(like('verdict.pass'));
});

test('a hundred thousand lines are read while the page stays alive', async ({ page }) => {
  await openAlive(page, address);
  const rows = Array.from({ length: 100_000 }, (_, index) => {
    const date = new Date(Date.UTC(1960, 0, 1 + (index % 20_000))).toISOString().slice(0, 10);
    const sold = index % 100 ? '5000' : '1e308';
    return `${date};T${Math.floor(index / 20_000)};5000;${4990 + (index % 21)};${sold}`;
  });
  await drop(page, `tanggal;tangki;terima;stok akhir;jual\n${rows.join('\n')}`);
  // A line after a bad one has no opening stock and cannot be reckoned either.
  await expect(result(page)).toContainText(read('100.000', '98.005', '1.995'), { timeout: 60_000 });
  await page.locator('#tangki').selectOption('T3');
  await expect(page.getByRole('img', { name: like('charts.daily.label', { hari: '19.600' }) })).toBeVisible({
    timeout: 30_000,
  });
});
