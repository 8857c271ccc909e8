import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, test } from './page.ts';

/** A Monday before Christmas, eight in the morning in WIB; the visitor sits in Makassar, an hour ahead. */
const monday = new Date('2026-12-21T08:00:00+07:00');
test.use({ timezoneId: 'Asia/Makassar' });

async function open(page: Page) {
  await page.clock.setFixedTime(monday);
  await page.goto('/jadwalkan');
  await expect(page.getByRole('radio', { name: /Senin, 21 Desember 2026/ })).toBeAttached();
}

test('closed days say why, and an hour of a free day becomes a wish on every way', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('radio', { name: 'Jumat, 25 Desember 2026, Natal' })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /^Minggu, 27 Desember 2026/ })).toBeDisabled();
  await page.getByText('Kunjungan ke lokasi tangki').click();
  await page.getByRole('radio', { name: /Selasa, 22 Desember 2026/ }).check({ force: true });
  await page.getByRole('radio', { name: '10.00 WIB' }).check({ force: true });
  await expect(page.getByText('Selasa, 22 Desember 2026 pukul 10.00 WIB')).toBeVisible();
  await expect(page.getByText(/11\.00 di jam Anda/)).toBeVisible();

  const whatsapp = await page.getByRole('link', { name: 'Lewat WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(whatsapp ?? '')).toContain('Selasa, 22 Desember 2026 pukul 10.00 WIB');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /kalender/ }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain('DTSTART:20261222T030000Z');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Kirim bersama permintaan' }).click();
  await expect(page.getByLabel('Pesan')).toHaveValue(/Selasa, 22 Desember 2026 pukul 10\.00 WIB, di lokasi tangki/);
});

test('the keyboard alone finds a day and an hour', async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: /Senin, 21 Desember 2026/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /Selasa, 22 Desember 2026/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('Selasa, 22 Desember 2026 pukul 09.00 WIB')).toBeVisible();
});

test('whether somebody can be reached is told for this very moment', async ({ page }) => {
  await page.clock.setFixedTime(monday);
  await page.goto('/konsultasi-gratis');
  await page.getByRole('button', { name: 'Hubungi Sekarang' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Buka lagi Senin pukul 09.00 WIB')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.clock.setFixedTime(new Date('2026-12-25T10:00:00+07:00'));
  await page.getByRole('button', { name: 'Hubungi Sekarang' }).click();
  await expect(sheet.getByText('Buka lagi Sabtu pukul 09.00 WIB')).toHaveCount(1);
  await expect(sheet.getByText('Buka lagi Senin pukul 09.00 WIB')).toHaveCount(1);
});
