import type { Page } from '@playwright/test';
import { wordsOf } from '../records.ts';
import { violations } from './axe.ts';
import { expect, openAlive, test } from './page.ts';

const address = '/tabel-tangki';
const { say, like } = wordsOf('pages/tabel-tangki', 'tool');

const open = (page: Page, fragment = '') => openAlive(page, address + fragment);

test('the page stands complete before its script: drawing, readings, table', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('img', { name: like('drawing.label') })).toHaveAccessibleName(/3\.398,2/);
  await expect(page.getByRole('cell', { name: '3.398,2', exact: true })).toHaveAttribute('aria-current', 'true');
  await context.close();
});

test('the level follows the keys by centimetres and decimetres, and stays in the tank', async ({ page }) => {
  await open(page);
  const level = page.getByRole('slider', { name: say('drawing.slider') });
  await level.focus();
  await page.keyboard.press('ArrowUp');
  await expect(level).toHaveAttribute('aria-valuenow', '0.51');
  await page.keyboard.press('PageUp');
  await expect(level).toHaveAttribute('aria-valuenow', '0.61');
  await page.keyboard.press('End');
  await page.keyboard.press('PageUp');
  await expect(level).toHaveAttribute('aria-valuetext', /2,00.m, 17\.802,4.L, 100,0%/);
  await expect(page).toHaveURL(/#level=2$/);
});

test('the level follows the pointer', async ({ page }) => {
  await open(page);
  const level = page.getByRole('slider');
  // Waits until the page has come to rest.
  await level.hover();
  const box = await level.boundingBox();
  if (!box) throw new Error('the handle is not drawn');
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + box.height / 2 - 40, { steps: 4 });
  await page.mouse.up();
  const now = Number(await level.getAttribute('aria-valuenow'));
  expect(now).toBeGreaterThan(0.55);
  expect(Math.round(now * 100)).toBeCloseTo(now * 100, 6);
});

test('a wrong value says so and keeps the last result', async ({ page }) => {
  await open(page);
  const diameter = page.locator('#diameter');
  await diameter.fill('1e308');
  await expect(page.locator('#diameter-salah')).not.toBeEmpty();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuemax', '2');
  expect(await violations(page)).toEqual([]);
  await page.locator('#level').fill('3');
  await expect(page.locator('#level-salah')).toHaveText(like('problems.level', { level: '2' }));
});

test('an address opens its tank, a hostile one the example', async ({ page }) => {
  await open(page, '#bentuk=bola&diameter=10&level=3');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /113\.097.L/);
  await page.goto('about:blank');
  await open(page, '#bentuk=__proto__&diameter=1e308&level=NaN');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '0.5');
});

test('the result reaches the form', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: say('consult') }).click();
  const message = wordsOf('pages/konsultasi-gratis', 'form.results.tabel-tangki');
  await expect(page.locator('#message')).toHaveValue(
    message.like('line', { bentuk: message.say('words.mendatar'), volume: '17.802,4' }),
  );
});

test('print holds the whole table and what it is not', async ({ page }) => {
  await open(page, '#bentuk=tegak&tinggi=12');
  await expect(page.getByRole('button', { name: say('table.after') })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  // A heading, and a row for each decimetre from 0 to 12 m.
  await expect(page.getByRole('row')).toHaveCount(122);
  await expect(page.getByRole('rowheader', { name: '12,0 m' })).toBeVisible();
  await expect(page.getByText(say('table.printed.notice'))).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('a phone needs no sideways scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '#bentuk=silo');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
