import { expect, test } from '@playwright/test';
import { git } from './copy.ts';
import { button, changes, field, openField, openRecord, save, status } from './desk-page.ts';

test('a sum that ends the page below its head is not saved, and its field says what it makes', async ({ page }) => {
  const record = 'pages/pengadaan.yaml';
  const sum = 'cost.example.rows.0.sum';
  await openRecord(page, record);
  await openField(page, sum);
  await field(page, sum).fill('12 tangki × 8.000.000 = 97.000.000');
  await expect(page.getByRole('region', { name: 'Halaman' }).getByRole('status')).toContainText('hasilnya 96000000');
  await button(page, 'Simpan').click();
  const alert = page.getByRole('alert').first();
  await expect(alert).toContainText('/pengadaan');
  await expect(alert).toContainText('hasilnya 96000000');
  await expect(field(page, sum)).toBeFocused();
  expect(changes(record)).toEqual([]);
  await field(page, sum).fill('12 tangki × 8.100.000 = 97.200.000');
  await save(page);
  await expect(alert).toHaveCount(0);
  git('checkout', '--', `src/content/${record}`);
});

test('a page elsewhere that a save breaks is named, and the save is undone', async ({ page }) => {
  const record = 'claims/downtime.yaml';
  await openRecord(page, record);
  await openField(page, 'figure');
  const before = await field(page, 'figure').inputValue();
  await field(page, 'figure').fill('sebagian besar');
  await save(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('/fitur', { timeout: 90_000 });
  await button(page, 'Urungkan simpanan ini').click();
  await expect(status(page)).toContainText('Tersimpan', { timeout: 60_000 });
  await expect(field(page, 'figure')).toHaveValue(before);
  expect(changes(record)).toEqual([]);
});
