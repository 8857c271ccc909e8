import { type Page, test as unwatched } from '@playwright/test';
import { routes, toolData, toolRoutes } from '../../src/routes.ts';
import { wordsOf } from '../records.ts';
import { expect, openMore, test } from './page.ts';

const roi = wordsOf('pages/kalkulator-roi', 'tool');
const picker = wordsOf('pages/pemilih-sensor', 'tool');
const tools = wordsOf('site/tool-words');
const alarm = wordsOf('pages/simulasi-alarm', 'tool');

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

test('what is typed before the tool has started counts', async ({ page }) => {
  const letIn = await openHeld(page, toolRoutes.roi);
  const verdict = page.locator('[data-outcome] p').first();
  const example = (await verdict.textContent()) ?? '';
  await page.locator('#tangki').fill('60');
  letIn();
  await expect(verdict).not.toHaveText(example);
  await expect(page.locator('#tangki')).toHaveValue('60');
  await expect(page).toHaveURL(/tangki=60/);
});

test('a button that is pressed before the tool has started is pressed', async ({ page }) => {
  const letIn = await openHeld(page, toolRoutes.alarm, '**/_astro/{react,kit,Alarm}*.js');
  await page.waitForLoadState();
  await page.getByRole('button', { name: alarm.say('use') }).click();
  await expect(page).not.toHaveURL(/#/);
  letIn();
  await expect(page).toHaveURL(/#rendah=/);
});

test('a choice that is made before the tool has started counts', async ({ page }) => {
  const letIn = await openHeld(page, toolRoutes.tankTable);
  const chosen = page.locator('main select').first();
  const other = await chosen.locator('option:not(:checked)').first().getAttribute('value');
  await chosen.selectOption(other);
  letIn();
  await expect(page).toHaveURL(new RegExp(`=${other}`));
});

test('what is chosen and pressed while the picker waits for its data counts', async ({ page }) => {
  const letIn = await openHeld(page, toolRoutes.picker, `**${toolData.picker}`);
  await page.waitForLoadState();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.locator('#jawab-isi').selectOption('air');
  await openMore(page);
  await page.getByRole('button', { name: picker.say('words.reset') }).click();
  letIn();
  // The choice comes first, then what was pressed after it, which takes it back.
  await expect(page.locator('[data-instrument]')).toHaveAttribute('data-alive', 'true');
  await expect(page.locator('#jawab-isi')).not.toHaveValue('air');
  await page.getByRole('button', { name: tools.say('undo') }).click();
  await expect(page.locator('#jawab-isi')).toHaveValue('air');
});

test('a part that is opened before the tool has started comes alive, and one that was not keeps what the page says', async ({
  page,
}) => {
  const letIn = await openHeld(page, toolRoutes.roi);
  const cases = page.locator('details', { has: page.locator('summary', { hasText: roi.say('tables.cases') }) });
  const swings = page.locator('details', { has: page.locator('summary', { hasText: roi.say('tables.swings') }) });
  await cases.locator('summary').click();
  await expect(cases.getByRole('table')).toBeVisible();
  letIn();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.locator('#tangki').fill('60');
  await expect(cases.getByRole('table')).toBeVisible();
  await swings.locator('summary').click();
  await expect(swings.getByRole('table')).toBeVisible();
});

test('what is searched for before the search has started is answered', async ({ page }) => {
  const letIn = await openHeld(page, routes.search);
  const field = page.locator('main').getByRole('searchbox');
  await field.fill('radar');
  letIn();
  await expect(page.locator('main [role="search"] ul a').first()).toBeVisible();
  await expect(field).toHaveValue('radar');
});

unwatched('a tool whose script throws leaves what the server wrote', async ({ page }) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  // The payback calls it while it is drawn.
  await page.addInitScript(() => {
    Array.prototype.findLastIndex = () => {
      throw new Error('lacking');
    };
  });
  await page.goto(toolRoutes.roi);
  await expect.poll(() => thrown).toContain('lacking');
  await expect(page.locator('[data-outcome] p').first()).toContainText(/\d/);
  await expect(page.locator('#tangki')).toBeVisible();
});
