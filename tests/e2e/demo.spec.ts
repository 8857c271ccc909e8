import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { wordsOf } from '../records.ts';
import { violations } from './axe.ts';
import { expect, seen, test } from './page.ts';

const { say, like } = wordsOf('pages/demo', 'demo.text');
const leak = say('events.leak.label');
const [paused, faster, fastest] = [0, 2, 3].map((place) => say(`controls.speeds.${place}`)) as [string, string, string];

// Nothing runs by itself here; what does is tested in demo-story.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, fragment = '') {
  await page.goto(`/demo${fragment}`);
  await expect(page.locator('[data-alive]')).toBeVisible();
}

const speed = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const resume = (page: Page) => page.getByRole('button', { name: say('controls.resume'), exact: true });
const run = (page: Page) => resume(page).click();
const pause = (page: Page) => page.getByRole('button', { name: paused, exact: true }).click();
const alarms = (page: Page) => page.locator('section[aria-labelledby="demo-alarm"]');
const events = (page: Page) => page.getByRole('button', { name: say('controls.events') });

/** Causes an event by keyboard: into the submenu with the right arrow, to the tank by its name. */
async function cause(page: Page, event: string, tank: string) {
  await expect(events(page)).toBeEnabled();
  await events(page).focus();
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
  await cause(page, leak, 'TK-206');
  await expect(
    seen(page)
      .getByText(like('controls.running'))
      .filter({ hasText: `${leak} TK-206` }),
  ).toBeVisible();
  // Nothing is seen of it for an hour: the clock may hurry there.
  await expect(seen(page).getByText(like('seek.waiting')).filter({ hasText: 'TK-206' })).toBeVisible();
  await page.getByRole('button', { name: say('seek.offer') }).click();
  await expect(seen(page).getByText(like('seek.found')).filter({ hasText: 'TK-206' })).toBeVisible({ timeout: 30_000 });
  const { title, reason } = { title: say('alarms.kinds.leak.title'), reason: like('alarms.kinds.leak.reason') };
  await expect(
    alarms(page)
      .getByText(reason)
      .filter({ hasText: /\d+,\d+\skL/ }),
  ).toBeVisible({ timeout: 30_000 });
  await page
    .getByRole('button', {
      name: `${say('alarms.accept')} ${say('alarms.acceptOf', { alarm: title, tank: 'TK-206' })}`,
    })
    .click();
  await expect(alarms(page).getByText(like('alarms.accepted')).first()).toBeVisible();

  await pause(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('controls.download') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/minyak-gas-20261121-\d{4}\.csv$/);
  const [header, first] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(header).toMatch(/^\uFEFF\w+(;\w+)+$/);
  expect(first).toMatch(/^2026-11-18T\S+;TK-201;[^;]+;\d+,\d\d;/);
  expect(first?.split(';')).toHaveLength(header?.split(';').length ?? 0);
});

test('a new alarm slows the fastest clock down, so that its ladder can be watched', async ({ page }) => {
  await open(page);
  await cause(page, say('events.silent.label'), 'TK-206');
  await speed(page, fastest).focus();
  await page.keyboard.press('Space');
  await run(page);
  await expect(page.getByRole('region').getByText(`TK-206: ${say('alarms.kinds.silent.title')}`)).toBeVisible();
  await expect(speed(page, faster)).toBeChecked();
});

test('neither the simulation nor its open menu has a violation', async ({ page }) => {
  await open(page);
  await page
    .locator('details summary')
    .filter({ hasText: say('tank.table') })
    .click();
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await events(page).click();
  await page.getByRole('menuitem', { name: say('events.theft.label') }).hover();
  await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible();
  expect(await violations(page, { within: '[role="menu"]' })).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first state stands there and says what it needs', async ({ page }) => {
    await page.goto('/demo');
    await expect(seen(page).getByText(like('withoutScript'))).toBeVisible();
    await expect(page.getByRole('heading', { name: /^TK-204 / })).toBeVisible();
    await expect(events(page)).toHaveCount(0);
    await expect(seen(page).getByText(like('alarms.kinds.silent.reason')).filter({ hasText: '08.20' })).toBeVisible();
  });
});
