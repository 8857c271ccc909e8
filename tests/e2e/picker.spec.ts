import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { wordsOf } from '../records.ts';
import { violations } from './axe.ts';
import { expect, openAlive, test } from './page.ts';

const address = '/pemilih-sensor';
const { say, like } = wordsOf('pages/pemilih-sensor', 'tool');
const radar = wordsOf('sensors/radar').say('title');
const result = (page: Page) => page.getByRole('region', { name: say('result') });

test('the keyboard alone changes an answer, and recommendation, reasons and papers follow', async ({ page }) => {
  await openAlive(page, address);
  await expect(result(page).getByText(radar, { exact: true }).first()).toBeVisible();
  const content = page.locator('#jawab-isi');
  await content.focus();
  await page.keyboard.press('Home');
  await expect(content).toHaveValue('air');
  await page.locator('#jawab-zona').selectOption('aman');
  await expect(
    result(page).locator('p').getByText(wordsOf('sensors/ultrasonik').say('title'), { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: say('tor.title') })).toContainText(say('fields.isi.options.air'));
  await expect(page).toHaveURL(/#isi=air&zona=aman$/);
});

test('a figure that cannot be used is explained and leaves the result as it was', async ({ page }) => {
  await openAlive(page, address);
  const height = page.locator('#jawab-tinggi');
  for (const typed of ['1e308', 'abc', '-3', '']) {
    await height.fill(typed);
    await expect(height).toHaveAttribute('aria-invalid', 'true');
    await expect(height).toHaveAccessibleDescription(/\w{3}/);
  }
  await expect(page.getByText(like('tor.chapters.1.lines.1.text', { tinggi: '12 m' }))).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the address restores every answer, also after a link to a part of the page; a hostile one changes nothing', async ({
  page,
}) => {
  await openAlive(page, `${address}#isi=lpg&tekanan=8&nosel=tanpa&sinyal=tiada&jarak=40&letak=tanam`);
  await expect(page.locator('#jawab-isi')).toHaveValue('lpg');
  await expect(result(page).getByText(say('words.noSensor')).first()).toBeVisible();
  await expect(result(page).getByText(say('words.noRadio')).first()).toBeVisible();
  await expect(result(page).getByText(say('words.change')).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.locator('main a[href="#alat"]').first().click();
  await expect(page.locator('#jawab-isi')).toHaveValue('lpg');
  await page.goto('about:blank');
  await openAlive(page, `${address}#isi=<script>&tinggi=1e308&zona=zona-9&jarak=NaN`);
  await expect(page.locator('#jawab-isi')).toHaveValue('solar');
  await expect(page.locator('#jawab-tinggi')).toHaveValue('12');
});

test('the requirements can be taken along, and the result fills the message of the form', async ({ page }) => {
  await openAlive(page, address);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('words.markdown') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('naskah-kebutuhan.md');
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^# .+\n\n[\s\S]+\*\*10\.3\*\*/);
  await page.getByRole('link', { name: say('words.ask') }).click();
  const message = wordsOf('pages/konsultasi-gratis', 'form.results.pemilih-sensor');
  const word = (key: string) => message.say(`words.${key}`);
  await expect(page.locator('#message')).toHaveValue(
    message.say('line', {
      isi: word('solar'),
      tinggi: '12',
      zona: word('zona-1'),
      sensor: word('radar'),
      jaringan: word('lorawan'),
    }),
  );
});

test('the worked example is complete without scripts and in print, and fits a narrow phone', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(address);
  await expect(still.getByRole('row', { name: say('criteria.zona') }).first()).toContainText(say('verdicts.care'));
  await expect(still.getByText('±530')).not.toHaveCount(0);
  await context.close();
  await page.setViewportSize({ width: 360, height: 740 });
  await openAlive(page, address);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: say('checklist.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('words.markdown') })).toBeHidden();
});

test('two tanks make one tender text; what they share stands once', async ({ page }) => {
  await openAlive(page, address);
  const tor = page.getByRole('region', { name: say('tor.title') });
  await tor.getByRole('button', { name: say('words.keepTank') }).click();
  await page.locator('#jawab-isi').selectOption('air');
  const second = say('words.tankLine', { nomor: '2' });
  await expect(tor.getByText(second, { exact: false }).first()).toBeVisible();
  await expect(tor.getByText(say('tor.chapters.0.lines.0.text'))).toHaveCount(1);
  await tor.getByRole('button', { name: say('words.dropTank', { nomor: '1' }) }).click();
  await expect(tor.getByText(second, { exact: false })).toHaveCount(0);
});

test('answers that cannot be true together are refused with the reason', async ({ page }) => {
  await openAlive(page, `${address}#isi=air&suhu=130`);
  await expect(result(page).getByText(say('impossible.mendidih'))).toBeVisible();
  await expect(page.getByRole('region', { name: say('tor.title') })).toHaveCount(0);
});
