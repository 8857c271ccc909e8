import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copy } from './copy.ts';
import { button, changes, discard, field, openField, openRecord } from './desk-page.ts';

test('an office is given its telephone and its hours as people write them, and the link is shown', async ({ page }) => {
  const record = 'site/offices.yaml';
  await openRecord(page, record);
  await openField(page, 'offices.0.phone');
  await field(page, 'offices.0.phone').fill('0812 3456 7890');
  await expect(page.getByText('Tautan: tel:+6281234567890')).toBeVisible();
  await field(page, 'offices.0.phone').fill('112');
  await expect(page.locator('[id="offices.0.phone__error"]')).toContainText('WhatsApp');
  await field(page, 'offices.0.phone').fill('0812 3456 7890');
  await field(page, 'offices.0.opening.opens').fill('9.30');
  await expect(field(page, 'offices.0.opening.opens')).toHaveValue('09.30');
  await expect(page.locator('[id$="__error"]')).toHaveCount(0);
  await discard(page);
  expect(changes(record)).toEqual([]);
});

test('a figure of a claim offers its mark, a line break is refused, and contents are found', async ({ page }) => {
  await openRecord(page, 'pages/home.yaml');
  await openField(page, 'about.lead');
  await field(page, 'about.lead').fill('Balik modal dalam 6–12 bulan');
  const error = page.locator('[id="about.lead__error"]');
  await expect(error).toContainText('{claim:roi}');
  await field(page, 'about.lead').fill('Satu baris.\nBaris berikutnya.');
  await expect(error).toContainText('Baris baru');
  await discard(page);
  await page.getByRole('searchbox').fill('septik');
  await expect(
    page
      .getByRole('navigation')
      .getByRole('button', { name: /Smart City/ })
      .first(),
  ).toBeVisible();
});

test('a copy asks what it copies, keeps letters with accents, and takes no address that is in use', async ({
  page,
}) => {
  await openRecord(page, 'pages/home.yaml');
  await expect(button(page, 'Riwayat & terbitkan')).toBeInViewport();
  await page.locator('summary', { hasText: 'Industri dan penawaran' }).click();
  await button(page, 'Tambah industri').click();
  await page.getByLabel('Judul').fill('Kafé & résor');
  await expect(page.getByLabel('Nama berkas')).toHaveValue('kafe-resor');
  await expect(page.getByLabel('Disalin dari').locator('option')).toHaveCount(
    readdirSync(join(copy, 'src/content/industries')).length,
  );
  await page.getByLabel('Nama berkas').fill('sunting');
  await button(page, 'Buat rekaman').click();
  await expect(page.getByRole('alert')).toContainText('dipakai situs web');
  await page.getByRole('alert').getByRole('button', { name: 'Tutup' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a desk that has ended says that what is typed is safe', async ({ page }) => {
  await openRecord(page, 'pages/home.yaml');
  await openField(page, 'about.title');
  await page.route('**/sunting/api/**', (route) => route.abort());
  await field(page, 'about.title').fill('Ditulis tanpa meja');
  await button(page, 'Simpan').click();
  await expect(page.getByRole('alert')).toContainText('tulisan Anda aman');
  await page.unroute('**/sunting/api/**');
  await discard(page);
});
