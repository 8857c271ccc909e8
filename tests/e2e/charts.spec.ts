import type { Locator, Page } from '@playwright/test';
import { toolRoutes } from '../../apps/site/src/routes.ts';
import { recordWords } from '../records.ts';
import { violations } from './axe.ts';
import { expect, openAlive, test } from './page.ts';

const roi = recordWords('pages/kalkulator-roi', 'tool');
const { say, like } = recordWords('words/interface');
const figure = (page: Page) => page.locator('#hasil figure').first();
const reader = (page: Page) => figure(page).getByRole('slider', { name: like('chartReader') });
/** The page's live region, without the status elements of buttons. */
const spoken = (page: Page) => page.locator('body > [role="status"]');
const mark = (page: Page) => figure(page).locator('input ~ [aria-hidden] svg');

/** Moves the mouse over a chart, to a share of its width. */
async function point(page: Page, chart: Locator, share: number): Promise<void> {
  await chart.scrollIntoViewIfNeeded();
  const box = await chart.boundingBox();
  if (!box) throw new Error('the chart is not rendered');
  await page.mouse.move(box.x + box.width * share, box.y + box.height / 2, { steps: 3 });
}

test('arrow keys read a chart position by position, with the figures of its table', async ({ page }) => {
  await openAlive(page, toolRoutes.roi);
  await reader(page).focus();
  await page.keyboard.press('Home');
  await figure(page).getByText(say('chartTable')).click();
  const rows = figure(page).getByRole('row');
  const cells = async (row: number) => rows.nth(row).getByRole('cell').allTextContents();
  await reader(page).focus();
  await page.keyboard.press('Home');
  for (const amount of await cells(1)) await expect(reader(page)).toHaveAttribute('aria-valuetext', new RegExp(amount));
  await page.keyboard.press('End');
  for (const amount of await cells(6)) await expect(reader(page)).toHaveAttribute('aria-valuetext', new RegExp(amount));
  await expect(reader(page)).toHaveValue('60');
  await expect(mark(page)).toBeVisible();
  expect(await violations(page, { within: '#hasil' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(mark(page)).toHaveCount(0);
});

test('the pointer reads the nearest position, announces it at rest, and clears it on leaving', async ({ page }) => {
  await openAlive(page, toolRoutes.roi);
  await point(page, reader(page), 0.5);
  await expect(mark(page)).toBeVisible();
  await expect(spoken(page)).toContainText(roi.say('balance.month', { bulan: '30' }));
  await page.mouse.move(5, 5);
  await expect(mark(page)).toHaveCount(0);
  await expect(spoken(page)).toBeEmpty({ timeout: 10_000 });
});

test('two sliders select the range of a chart over time, to which its reader is limited', async ({ page }) => {
  const range = recordWords('words/interface', 'chartRange').say;
  await openAlive(page, toolRoutes.loss);
  const from = figure(page).getByRole('slider', { name: range('from') });
  const days = page.locator('#hasil figure').first().locator('svg text');
  const first = await from.getAttribute('aria-valuetext');
  await from.focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
  await expect(from).not.toHaveAttribute('aria-valuetext', first ?? '');
  const later = (await from.getAttribute('aria-valuetext')) ?? '';
  await reader(page).focus();
  await page.keyboard.press('Home');
  await expect(reader(page)).toHaveAttribute('aria-valuetext', new RegExp(later));
  await expect(days.filter({ hasText: later.split('\u00a0').slice(0, 2).join('\u00a0') }).first()).toBeVisible();
  // The start never passes the end.
  await from.focus();
  await page.keyboard.press('End');
  const to = figure(page).getByRole('slider', { name: range('to') });
  await expect.poll(async () => Number(await to.inputValue()) - Number(await from.inputValue())).toBe(6);
  await figure(page)
    .getByRole('button', { name: range('whole') })
    .click();
  await expect(from).toHaveAttribute('aria-valuetext', first ?? '');
});
