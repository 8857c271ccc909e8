import type { Page } from '@playwright/test';
import { wordsOf } from '../records.ts';
import { violations } from './axe.ts';
import { expect, seen, test } from './page.ts';

const { say, like } = wordsOf('pages/demo', 'demo.text');
const table = wordsOf('pages/tabel-tangki', 'tool').say;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, fragment = '') {
  await page.goto(`/demo${fragment}`);
  await expect(page.locator('[data-alive]')).toBeVisible();
}
const pane = (page: Page, name: string) =>
  page.getByRole('radio', { name: say(`panes.${name}`), exact: true }).check({ force: true });
const button = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true });
const limit = (page: Page, name: string) => page.locator(`#demo-batas-${name}`);
const alarms = (page: Page) => page.locator('section[aria-labelledby="demo-alarm"]');

test('an alarm rule is edited, an impossible one refused in a word, and the possible one rings', async ({ page }) => {
  await open(page);
  await pane(page, 'rules');
  await limit(page, 'low').fill('95');
  await expect(seen(page).getByText(say('rules.problems.order'))).toBeVisible();
  await expect(button(page, 'rules.apply')).toBeDisabled();
  await limit(page, 'low').fill('30');
  await limit(page, 'highHigh').fill('120');
  await expect(seen(page).getByText(say('rules.problems.range'))).toBeVisible();
  await limit(page, 'highHigh').fill('98');
  await expect(seen(page).getByText(say('rules.never.protection'))).toBeVisible();
  await limit(page, 'highHigh').fill('');
  await limit(page, 'high').fill('55');
  await expect(seen(page).getByText(like('rules.rings')).filter({ hasText: '55,0%' })).toBeVisible();
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await button(page, 'rules.apply').click();
  await expect(seen(page).getByText(like('rules.applied')).filter({ hasText: ' 02.' })).toBeVisible();
  await button(page, 'controls.resume').click();
  await pane(page, 'alarms');
  const rung = alarms(page).getByRole('listitem').filter({ hasText: 'TK-204' });
  await expect(rung.getByText(like('alarms.kinds.high.reason')).filter({ hasText: '55,0%' })).toBeVisible({
    timeout: 20_000,
  });
});

test('a tank of one’s own runs among the others, and goes along to the consultation', async ({ page }) => {
  await open(page);
  await pane(page, 'own');
  await page.locator('#demo-sendiri-bentuk').selectOption('horizontal');
  for (const [field, value] of [
    ['diameter', '2,4'],
    ['length', '8'],
    ['use', '0'],
  ] as const) {
    await page.locator(`#demo-sendiri-${field}`).fill(value);
  }
  await expect(button(page, 'own.apply')).toBeDisabled();
  await page.locator('#demo-sendiri-use').fill('3,5');
  await page.locator('#demo-sendiri-diameter').fill('2400 mm');
  await expect(seen(page).getByText('Dibaca 2,4\u00a0m.')).toBeVisible();
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await button(page, 'own.apply').click();
  await expect(page.getByRole('heading', { name: /^TA-01 / })).toBeVisible();
  // π/4 · 2.4² · 8 = 36.19 kL.
  await expect(seen(page).getByText(like('own.applied')).filter({ hasText: '36,2' })).toBeVisible();
  await page.getByRole('link', { name: say('controls.consult') }).click();
  await expect(page.locator('#message')).toHaveValue(
    /TA-01.*silinder mendatar 36,19 kL berisi solar, pemakaian 3,5 kL/,
  );
});

test('a tank of the tank table is put into the demo with its own volumes', async ({ page }) => {
  await page.goto('/tabel-tangki');
  await page.getByRole('link', { name: table('demo') }).click();
  await expect(page.getByRole('heading', { name: /^TA-01 / })).toBeVisible();
  // Its full volume as the table itself says it: 17,802.4 litres.
  await expect(page.locator('section[aria-labelledby="demo-tangki"]')).toContainText('dari 17,8');
  await pane(page, 'own');
  await expect(seen(page).getByText(like('own.strapped')).filter({ hasText: '17,80' })).toBeVisible();
});

test('a link shows the same moment to somebody else: same figures, same alarms, same rule', async ({
  page,
  browser,
  baseURL,
}) => {
  const fragment =
    '#situs=minyak-gas&tangki=TK-204&waktu=2026-11-21T02.40&laju=3600' +
    '&aksi=30_batas_TK-204_10_66_90_95_1_15&aksi=773_curi_TK-204&aksi=900_terima_TK-208-silent--32';
  const seen = async (where: Page) => {
    await where.goto(`/demo${fragment}`);
    await expect(where.getByRole('timer')).toContainText('02.40', { timeout: 30_000 });
    const main = where.locator('[data-alive]');
    await expect(main.getByRole('heading', { name: /^TK-204 / })).toBeVisible();
    return main.textContent();
  };
  const context = await browser.newContext({
    reducedMotion: 'no-preference',
    locale: 'en-GB',
    timezoneId: 'America/Lima',
    ...(baseURL && { baseURL }),
  });
  const other = await context.newPage();
  const [here, there] = [await seen(page), await seen(other)];
  expect(there).toBe(here);
  expect(here).toContain(say('alarms.kinds.theft.title'));
  // It stands still, although nothing in the other context asks for calm.
  await other.waitForTimeout(1500);
  await expect(other.getByRole('timer')).toContainText('02.40');
  await expect(other.getByRole('radio', { name: say('controls.speeds.3') })).toBeChecked();
  await context.close();
});

test('an address that compared two tanks says that this is gone, and shows the rest', async ({ page }) => {
  await open(page, '#situs=minyak-gas&tangki=TK-206&banding=TK-203&waktu=2026-11-20T10.00');
  await expect(seen(page).getByText(say('gone'))).toBeVisible();
  await expect(page.getByRole('heading', { name: /^TK-206 / })).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('10.00');
});
