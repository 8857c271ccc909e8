import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readRecord, recordWords } from '../records.ts';
import { violations } from './axe.ts';
import { carried } from './consultation.ts';
import { expect, test, visibleText } from './page.ts';

/** A Monday before Christmas, 08.00 WIB; the visitor is in Makassar, one hour ahead. */
const monday = new Date('2026-12-21T08:00:00+07:00');
test.use({ timezoneId: 'Asia/Makassar' });

const { say, like } = recordWords('pages/jadwalkan', 'choose.form');
const holidays: { day: string; name: string }[] = readRecord('site/holidays').days;
const christmas = holidays.find(({ day }) => day === '2026-12-25')?.name;

async function open(page: Page) {
  await page.clock.setFixedTime(monday);
  await page.goto('/jadwalkan');
  await expect(page.getByRole('radio', { name: /Senin, 21 Desember 2026/ })).toBeAttached();
}

test('closed days state a reason, and a selected hour is in every way to send the request', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('radio', { name: `Jumat, 25 Desember 2026, ${christmas}` })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /^Minggu, 27 Desember 2026/ })).toBeDisabled();
  await page.getByRole('radio', { name: /Selasa, 22 Desember 2026/ }).check({ force: true });
  await expect(page.getByRole('radio', { name: '12.00 WIB' })).toHaveCount(0);
  await page.getByRole('radio', { name: '10.00 WIB' }).check({ force: true });
  await expect(visibleText(page).getByText('Selasa, 22 Desember 2026 pukul 10.00 WIB')).toBeVisible();
  await expect(visibleText(page).getByText(like('yours', { jam: '11.00' }))).toBeVisible();

  // The first way is one that reaches the company, which the form does not do here.
  const ways = page.locator('main a:is([href^="https://wa.me/"], [href^="mailto:"], [href*="#alat="])');
  await expect(ways.first()).toHaveText(say('whatsapp'));
  const whatsapp = await page.getByRole('link', { name: say('whatsapp') }).getAttribute('href');
  expect(decodeURIComponent(whatsapp ?? '')).toContain('Selasa, 22 Desember 2026 pukul 10.00 WIB');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('calendar') }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain('DTSTART:20261222T030000Z');
  expect(file).toContain('BEGIN:VALARM');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: say('send') }).click();
  const message = recordWords('pages/konsultasi-gratis', 'form.results.jadwal');
  await expect(carried(page)).toHaveText(
    message.like('line', { hari: 'Selasa, 22 Desember 2026', cara: message.say('words.daring') }),
  );
  await expect(carried(page)).toHaveText(/10\.00/);
});

test('shows whether the office is open at this moment', async ({ page }) => {
  await page.clock.setFixedTime(monday);
  await page.goto('/konsultasi-gratis');
  await page.getByRole('button', { name: recordWords('pages/konsultasi-gratis').say('contacts.call') }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/Senin\D*09\.00\sWIB/)).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.clock.setFixedTime(new Date('2026-12-25T10:00:00+07:00'));
  await page.getByRole('button', { name: recordWords('pages/konsultasi-gratis').say('contacts.call') }).click();
  await expect(sheet.getByText(/Sabtu\D*09\.00\sWIB/)).toHaveCount(1);
  await expect(sheet.getByText(/Senin\D*09\.00\sWIB/)).toHaveCount(1);
});
