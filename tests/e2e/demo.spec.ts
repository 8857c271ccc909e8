import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { recordWords } from '../records.ts';
import { violations } from './axe.ts';
import { carried } from './consultation.ts';
import { expect, test, visibleText } from './page.ts';

const { say, like } = recordWords('pages/demo', 'demo.text');
const leak = say('events.leak.label');
const paused = say('controls.speeds.0');

// Nothing runs by itself here; demo-story.spec.ts tests the story.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, fragment = '') {
  await page.goto(`/demo${fragment}`);
  await expect(page.locator('[data-alive]')).toBeVisible();
}
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const pane = (page: Page, name: string) => radio(page, say(`panes.${name}`)).check({ force: true });
const button = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true });
const limit = (page: Page, name: string) => page.locator(`#demo-batas-${name}`);
const alarms = (page: Page) => page.locator('section[aria-labelledby="demo-alarm"]');
const events = (page: Page) => page.getByRole('button', { name: say('controls.events') });
const text = (page: Page, key: string, part = '') => visibleText(page).getByText(like(key)).filter({ hasText: part });

/** Starts an event by keyboard: into the submenu with the right arrow, to the tank by typing its tag. */
async function cause(page: Page, event: string, tank: string) {
  await expect(events(page)).toBeEnabled();
  await events(page).focus();
  await page.keyboard.press('Enter');
  // Within the main landmark: axe reports content outside landmarks only when it checks a whole page.
  await page.getByRole('main').getByRole('menuitem', { name: event }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused();
  expect(await violations(page, { within: '[role="menu"]' })).toEqual([]);
  await page.keyboard.type(tank);
  await expect(page.getByRole('menuitemcheckbox', { name: tank })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

test('a leak started by keyboard raises an alarm with its reason, which can be accepted, and is in the report', async ({
  page,
}) => {
  await open(page);
  await cause(page, leak, 'TK-206');
  await expect(text(page, 'controls.running', `${leak} TK-206`)).toBeVisible();
  // The leak raises no alarm for an hour, so the page offers to advance the clock.
  await expect(text(page, 'seek.waiting', 'TK-206')).toBeVisible();
  await button(page, 'seek.offer').click();
  await expect(text(page, 'seek.found', 'TK-206')).toBeVisible({ timeout: 30_000 });
  const reason = alarms(page).getByText(like('alarms.kinds.leak.reason'));
  await expect(reason.filter({ hasText: /\d+,\d+\skL/ })).toBeVisible({ timeout: 30_000 });
  const alarm = { alarm: say('alarms.kinds.leak.title'), tank: 'TK-206' };
  await page.getByRole('button', { name: `${say('alarms.accept')} ${say('alarms.acceptOf', alarm)}` }).click();
  await expect(alarms(page).getByText(like('alarms.accepted')).first()).toBeVisible();

  // With reduced motion, the clock stops at the alarm.
  await expect(page.getByRole('button', { name: paused, exact: true })).toHaveCount(0);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'controls.download').click()]);
  expect(download.suggestedFilename()).toMatch(/minyak-gas-20261121-\d{4}\.csv$/);
  const [header, first] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(header).toMatch(/^\uFEFF\w+(;\w+)+$/);
  expect(first).toMatch(/^2026-11-18T\S+;TK-201;[^;]+;\d+,\d\d;/);
  expect(first?.split(';')).toHaveLength(header?.split(';').length ?? 0);
});

test('an alarm rule can be edited, an impossible one is rejected with a reason, and a valid one raises its alarm', async ({
  page,
}) => {
  await open(page);
  await pane(page, 'rules');
  await limit(page, 'low').fill('95');
  await expect(text(page, 'rules.problems.order')).toBeVisible();
  await expect(button(page, 'rules.apply')).toBeDisabled();
  await limit(page, 'low').fill('30');
  await limit(page, 'highHigh').fill('120');
  await expect(text(page, 'rules.problems.range')).toBeVisible();
  await limit(page, 'highHigh').fill('98');
  await expect(text(page, 'rules.never.protection')).toBeVisible();
  await limit(page, 'highHigh').fill('');
  await limit(page, 'high').fill('55');
  await expect(text(page, 'rules.rings', '55,0%')).toBeVisible();
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await button(page, 'rules.apply').click();
  await expect(text(page, 'rules.applied', ' 02.')).toBeVisible();
  await button(page, 'controls.resume').click();
  await pane(page, 'alarms');
  const rung = alarms(page).getByRole('listitem').filter({ hasText: 'TK-204' });
  const reason = rung.getByText(like('alarms.kinds.high.reason')).filter({ hasText: '55,0%' });
  await expect(reason).toBeVisible({ timeout: 20_000 });
});

test('a visitor’s own tank is simulated with the others, and handed over to the consultation form', async ({
  page,
}) => {
  await open(page);
  await pane(page, 'own');
  const own = (field: string) => page.locator(`#demo-sendiri-${field}`);
  await own('bentuk').selectOption('mendatar');
  await own('panjang').fill('8');
  await own('pakai').fill('0');
  await expect(button(page, 'own.apply')).toBeDisabled();
  await own('pakai').fill('3,5');
  await own('diameter').fill('2400 mm');
  await expect(visibleText(page).getByText('Dibaca 2,4\u00a0m.')).toBeVisible();
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await button(page, 'own.apply').click();
  await expect(page.getByRole('heading', { name: /^TA-01 / })).toBeVisible();
  // π/4 · 2.4² · 8 = 36.19 kL.
  await expect(text(page, 'own.applied', '36,2')).toBeVisible();
  await page.getByRole('link', { name: say('controls.consult') }).click();
  const message = /TA-01.*silinder mendatar 36,19 kL berisi solar, pemakaian 3,5 kL/;
  await expect(carried(page)).toHaveText(message);
});

test('a link restores the moment in another browser: same figures, alarms and rule', async ({
  page,
  browser,
  baseURL,
}) => {
  const fragment =
    '#situs=minyak-gas&tangki=TK-204&waktu=2026-11-21T02.40&laju=3600' +
    '&aksi=30_batas_TK-204_10_66_90_95_1_15&aksi=773_curi_TK-204&aksi=900_terima_TK-208-silent--32';
  const shown = async (where: Page) => {
    await where.goto(`/demo${fragment}`);
    await expect(where.getByRole('timer')).toContainText('02.40', { timeout: 30_000 });
    const main = where.locator('[data-alive]');
    await expect(main.getByRole('heading', { name: /^TK-204 / })).toBeVisible();
    return main.textContent();
  };
  const there = { reducedMotion: 'no-preference', locale: 'en-GB', timezoneId: 'America/Lima' } as const;
  const context = await browser.newContext({ ...there, baseURL: baseURL ?? '' });
  const other = await context.newPage();
  const here = await shown(page);
  expect(await shown(other)).toBe(here);
  expect(here).toContain(say('alarms.kinds.theft.title'));
  // Paused, although the other context allows motion.
  await other.waitForTimeout(1500);
  await expect(other.getByRole('timer')).toContainText('02.40');
  await expect(radio(other, say('controls.speeds.3'))).toBeChecked();
  await context.close();
});
