import type { Page } from '@playwright/test';
import { routes, toolRoutes } from '../../src/routes.ts';
import { wordsOf } from '../records.ts';
import { expect, openAlive, test } from './page.ts';

const roi = wordsOf('pages/kalkulator-roi', 'tool');
const tools = wordsOf('site/tool-words');

/** Opens a page whose scripts do not arrive before they are let in. */
async function openHeld(page: Page, address: string, scripts = '**/_astro/*.js'): Promise<() => void> {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return letIn;
}

for (const address of [toolRoutes.roi, toolRoutes.alarm, toolRoutes.tankTable, toolRoutes.loss, toolRoutes.picker]) {
  test(`${address}: fields and buttons wait until the tool has started, and then answer`, async ({ page }) => {
    const letIn = await openHeld(page, address);
    const fields = page.locator('[data-instrument] :is(input, select, textarea, button)');
    await expect(fields.first()).toBeDisabled();
    await expect(page.locator('[data-instrument] :is(input, select, textarea, button):enabled')).toHaveCount(0);
    letIn();
    await expect(page.locator('[data-instrument]')).toBeEnabled();
    await expect(fields.first()).toBeEnabled();
  });
}

test('a part that cannot be fetched says so, and the tool goes on', async ({ page }) => {
  await page.route(/\/RoiDetails\.[^/]+\.js$/, (route) => route.abort());
  await openAlive(page, toolRoutes.roi);
  const cases = page.locator('details', { has: page.locator('summary', { hasText: roi.say('tables.cases') }) });
  await cases.locator('summary').click();
  await expect(cases.getByRole('alert')).toHaveText(tools.say('later.failed'));
  await page.locator('#tangki').fill('60');
  await expect(page).toHaveURL(/tangki=60/);
});

test('what is searched for before the search has started is answered', async ({ page }) => {
  const letIn = await openHeld(page, routes.search);
  const field = page.locator('main').getByRole('searchbox');
  await field.fill('radar');
  letIn();
  await expect(page.locator('main [role="search"] ul a').first()).toBeVisible();
  await expect(field).toHaveValue('radar');
});
