import type { Page, Route } from '@playwright/test';
import { routes, toolRoutes } from '../../apps/site/src/routes.ts';
import { isWholeDepth } from '../depth.ts';
import { recordWords } from '../records.ts';
import { expect, test } from './page.ts';

const { say } = recordWords('site/islands');
const { say: demoSays } = recordWords('pages/demo', 'demo.text');
const widths = [1366, 390] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Ways in which a script fails to load. The last one is an upgrade of the site: the new server has no file of the old
 * name.
 */
const states: Record<string, (route: Route) => Promise<void>> = {
  'answered with HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Masuk</p>' }),
  stalled: () => new Promise(() => undefined),
  'missing after an upgrade': (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/\.[\w-]+\.js/, '.x.js'),
    }),
};

const islands = [routes.consultation, ...Object.values(toolRoutes), routes.meeting, routes.developer];

const openFolds = async (page: Page) => {
  for (const fold of await page.locator('details[data-needs-script]').all())
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').first().click();
};
const openRules = (page: Page) => page.getByRole('radio', { name: demoSays('panes.rules') }).check({ force: true });
const chooseTank = (page: Page) => page.getByRole('button', { name: /TK-202/ }).click();

/** Parts that load later: name of the script, page, input made before, and action that requests the script. */
const parts: readonly (readonly [
  script: string,
  address: string,
  before: readonly [field: string, value: string] | ((page: Page) => Promise<void>),
  ask: (page: Page) => Promise<void>,
])[] = [
  ['RoiDetails', toolRoutes.roi, ['#tangki', '60'], openFolds],
  ['ScenarioSheet', toolRoutes.roi, ['#tangki', '60'], openFolds],
  ['Batch', toolRoutes.delivery, ['#kiriman-do', '900'], openFolds],
  ['TankParts', toolRoutes.tankTable, ['#tangki-level', '1,25'], openFolds],
  ['CalibrationPart', toolRoutes.tankTable, ['#tangki-level', '1,25'], openFolds],
  ['Folded', toolRoutes.picker, ['#t-tekanan', '2'], openFolds],
  ['FormPanes', toolRoutes.demo, chooseTank, openRules],
  ['EventsMenu', toolRoutes.demo, chooseTank, async () => undefined],
];

const notice = (page: Page) => page.locator('main').getByRole('alert').filter({ hasText: /\S/, visible: true });
const controls = (page: Page) => page.locator('astro-island :is(input, select, textarea, button):enabled');
const island = (page: Page) => page.locator('[data-island]');

/** Advances the page's clock second by second until the message appears. */
const passes = (page: Page, seconds: number) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(1000);
      return notice(page).count();
    }, `what did not come says so within ${seconds} s`)
    .toBeGreaterThan(0);

/** Checks the message and its two controls at every width. */
async function saysSo(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expect(notice(page).first()).toHaveText(say('failed'));
    const box = notice(page).first().locator('xpath=..');
    await notice(page).first().scrollIntoViewIfNeeded();
    for (const way of [box.getByRole('button', { name: say('reload') }), box.locator('a[href^="tel:"]')]) {
      await expect(way).toBeInViewport({ ratio: 1 });
      await expect(way).toBeEnabled();
    }
  }
}

const reload = async (page: Page) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page
    .getByRole('button', { name: say('reload') })
    .first()
    .click();
  await expect(island(page)).toHaveAttribute('data-island', 'alive');
  await expect(notice(page)).toHaveCount(0);
};

for (const address of isWholeDepth ? islands : [toolRoutes.roi]) {
  for (const [state, answer] of Object.entries(states)) {
    test(`${address}, script ${state}: disables the fields with a message, and enables them once it loads`, async ({
      page,
    }) => {
      await page.clock.install();
      const held: Route[] = [];
      let arrives = false;
      await page.route(/\/_astro\/\w+\.island\./, (route) => {
        if (arrives) return route.continue();
        held.push(route);
        return answer(route);
      });
      await page.goto(`${address}#tangki=60`, { waitUntil: 'commit' });
      await expect(island(page)).toBeAttached();
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await expect(controls(page)).toHaveCount(0);
      if (state === 'stalled') {
        await page.clock.fastForward(2000);
        await expect(notice(page)).toHaveCount(0);
      }
      await passes(page, 8);
      await saysSo(page);
      await expect(notice(page)).toHaveCount(1);
      await expect(controls(page)).toHaveCount(0);
      const field = page.locator('astro-island :is(input, select, button)').first();
      const greyed = field.evaluate((element) => {
        const shown = [element, ...element.querySelectorAll('*'), element.closest('label') ?? element];
        return Math.min(...shown.map((each) => Number(getComputedStyle(each).opacity)));
      });
      expect(await greyed).toBeLessThan(1);
      await page.context().setOffline(true);
      await expect(notice(page)).toHaveText(say('offline'));
      await page.context().setOffline(false);
      await expect(notice(page)).toHaveText(say('failed'));
      // A script that loads late still enables the island.
      if (state === 'stalled') {
        // What an island imports from another one is requested only now.
        arrives = true;
        for (const route of held) await route.continue();
      } else await reload(page);
      await expect(island(page)).toHaveAttribute('data-island', 'alive');
      await expect(notice(page)).toHaveCount(0);
      await expect.poll(() => controls(page).count()).toBeGreaterThan(0);
      expect(new URL(page.url()).hash).toContain('tangki=60');
    });
  }
}

for (const [script, address, before, ask] of isWholeDepth ? parts : parts.slice(0, 1)) {
  for (const [state, answer] of Object.entries(states)) {
    test(`${address}, ${script} ${state}: shows a message in its part, and restores the input after a reload`, async ({
      page,
    }) => {
      await page.clock.install();
      const held: Route[] = [];
      await page.route(new RegExp(`/_astro/${script}\\.`), (route) => {
        held.push(route);
        return answer(route);
      });
      await page.goto(address);
      await expect(island(page)).toHaveAttribute('data-island', 'alive');
      if (typeof before === 'function') await before(page);
      else await page.locator(before[0]).fill(before[1]);
      await page.clock.fastForward(2000);
      await expect.poll(() => new URL(page.url()).hash).not.toBe('');
      await ask(page);
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await passes(page, 9);
      await saysSo(page);
      if (state === 'stalled') {
        for (const route of held) await route.continue();
        await expect(notice(page)).toHaveCount(0);
        return;
      }
      const { hash } = new URL(page.url());
      await reload(page);
      // The demo's clock has advanced meanwhile.
      const place = (address: string) => address.split('&').slice(0, 2);
      expect(place(new URL(page.url()).hash)).toEqual(place(hash));
      if (typeof before !== 'function') await expect(page.locator(before[0])).toHaveValue(before[1]);
    });
  }
}

test('a failing script of an optional enhancement causes no message', async ({ page }) => {
  await page.route(/\/_astro\/(RadixSelect|Toasts)\./, (route) => route.abort());
  await page.goto(routes.consultation);
  await expect(island(page)).toHaveAttribute('data-island', 'alive');
  await page.locator('select#industry').selectOption({ index: 2 });
  await page.goto(toolRoutes.demo);
  await expect(page.locator('[data-alive]')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});
