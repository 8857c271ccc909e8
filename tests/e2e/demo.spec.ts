import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function open(page: Page, fragment = '') {
  await page.goto(`/demo${fragment}`);
  await expect(page.locator('[data-alive]')).toBeVisible();
}

const speed = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const alarms = (page: Page) => page.getByRole('region', { name: /^Alarm \d/ });
const within = async (page: Page, part: string) => {
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
};

/** Causes an event by keyboard: into the submenu with the right arrow, to the tank by its name. */
async function cause(page: Page, event: string, tank: string) {
  await page.getByRole('button', { name: 'Buat peristiwa' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: event }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused();
  await page.keyboard.type(tank);
  await expect(page.getByRole('menuitemcheckbox', { name: tank })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

test('a leak that is caused by keyboard rings with its reason, is accepted, and stands in the report', async ({
  page,
}) => {
  await open(page);
  await cause(page, 'Katup lolos', 'TK-206');
  await expect(page.getByText(/Sedang berjalan: .*Katup lolos TK-206/)).toBeVisible();
  await speed(page, '3.600×').focus();
  await page.keyboard.press('Space');
  const reason = alarms(page).getByText(/hilang \d+,\d+\skL di luar catatan salur/);
  await expect(reason).toBeVisible({ timeout: 30_000 });
  // The clock slows down by itself, so that the ladder can be watched.
  await expect(speed(page, '60×')).toBeChecked();
  await expect(page.getByRole('region', { name: /Alarm/ }).getByText(/TK-206: Kehilangan perlahan/)).toBeVisible();

  await page.getByRole('button', { name: 'Terima alarm Kehilangan perlahan di TK-206' }).click();
  await expect(
    alarms(page)
      .getByText(/^Diterima/)
      .first(),
  ).toBeVisible();

  await speed(page, 'Jeda').check({ force: true });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh laporan CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^simulasi-minyak-gas-20261120-\d{4}\.csv$/);
  const [header, first] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(header).toBe(
    '\uFEFFwaktu;tangki;isi_tangki;level_persen;volume_kL;volume_15C_kL;suhu_C;tekanan_bar;terima_kL;salur_kL;selisih_kL;sumber',
  );
  expect(first).toMatch(/^2026-11-1\dT\S+;TK-201;Biosolar;\d+,\d\d;.*;simulasi$/);
});

test('site and tank stand in the fragment, which leads back to them', async ({ page }) => {
  await open(page, '#situs=fleet-management');
  await expect(page.getByRole('heading', { name: 'TP-01 Bensin 90' })).toBeVisible();
  await page.getByRole('button', { name: /TP-04/ }).first().click();
  await expect(page).toHaveURL('/demo#situs=fleet-management&tangki=TP-04');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'TP-04 Biosolar' })).toBeVisible();
  await page.getByLabel('Situs', { exact: true }).selectOption('petrokimia');
  await expect(page.getByRole('heading', { name: 'TK-301 LPG' })).toBeVisible();
  await expect(page).toHaveURL('/demo#situs=petrokimia&tangki=TK-301');
});

test('a paused clock stands still, a running one does not, and all events can be ended', async ({ page }) => {
  await open(page);
  const clock = page.getByRole('timer');
  await expect(clock).toContainText('09.07');
  await speed(page, '60×').check({ force: true });
  await expect(clock).toContainText('09.09');
  await speed(page, 'Jeda').check({ force: true });
  const before = await clock.textContent();
  await page.waitForTimeout(1500);
  expect(await clock.textContent()).toBe(before);
  await page.getByRole('button', { name: 'Buat peristiwa' }).click();
  await page.getByRole('menuitem', { name: 'Pulihkan semua' }).click();
  await expect(page.getByText('Tidak ada peristiwa yang berjalan.')).toBeVisible();
});

test('neither the simulation nor its open menu has a violation', async ({ page }) => {
  await open(page);
  await page.locator('details summary').filter({ hasText: 'tabel' }).click();
  expect(await within(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Buat peristiwa' }).click();
  await page.getByRole('menuitem', { name: 'Pencurian malam' }).hover();
  await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible();
  expect(await within(page, '[role="menu"]')).toEqual([]);
});

test('on a phone the submenu lies within the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '#situs=smart-city');
  await page.getByRole('button', { name: 'Buat peristiwa' }).click();
  await page.getByRole('menuitem', { name: 'Katup lolos' }).click();
  const tank = page.getByRole('menuitemcheckbox', { name: 'RS-03' });
  await expect(tank).toBeInViewport({ ratio: 1 });
  await tank.click();
  await expect(page.getByText(/Katup lolos RS-03/).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first state stands there and says what it needs', async ({ page }) => {
    await page.goto('/demo');
    await expect(page.getByText(/memerlukan JavaScript/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'TK-204 Solar' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Buat peristiwa' })).toBeDisabled();
    await expect(page.getByText(/Tidak ada bacaan sejak Jum 08.20/)).toBeVisible();
  });
});
