import type { Page } from '@playwright/test';
import { routes } from '../../apps/site/src/routes.ts';
import { addresses, expect, openAlive, test, unfold } from '../e2e/page.ts';
import { recordWords } from '../records.ts';

/** Delay between keys as in human typing, ms. */
const typing = { delay: 90 };

type Deed = (page: Page) => Promise<unknown>;

const type =
  (field: string, value: string): Deed =>
  async (page) => {
    await page.locator(field).first().focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(value, typing);
  };
const check =
  (name: string): Deed =>
  (page) =>
    page.getByRole('radio', { name }).first().check({ force: true });
const click =
  (selector: string, text = ''): Deed =>
  (page) =>
    page.locator(selector).filter({ hasText: text }).first().click();

const send = click('#sandbox button', recordWords('pages/pengembang', 'sandbox.text').say('send'));
const density = recordWords('pages/tabel-tangki', 'tool').say('standard.title');

/** By page: actions that make the edits possible, then edits, each of which must be announced. */
const scenarios: readonly (readonly [route: string, first: readonly Deed[], edits: readonly Deed[]])[] = [
  [routes.tankTable, [], ['1234', '1,2345', '12345', '0,75'].map((level) => type('#tangki-level', level))],
  [routes.tankTable, [click('summary', density)], [type('#massa', '7123'), type('#massa', '812,3')]],
  [routes.alarm, [], [type('#alarm-rendah', '12000'), type('#alarm-rendah', '1234')]],
  [routes.roi, [click('details:has(#upah) > summary')], [type('#upah', '12345'), type('#upah', '54321')]],
  [routes.loss, [], [type('#ambang', '1234'), type('#ambang', '0,25')]],
  [routes.picker, [], [type('#t-tekanan', '1234'), type('#t-tekanan', '10,7')]],
  [
    routes.demo,
    [check(recordWords('pages/demo', 'demo.text').say('panes.rules'))],
    [type('#demo-batas-high', '1234'), type('#demo-batas-high', '71,5')],
  ],
  [
    routes.developer,
    [(page) => page.locator('#sandbox-operation').selectOption('listTanks'), type('#sandbox-limit', '2')],
    [send, send],
  ],
  [routes.search, [], ['radar', 'level'].map((word) => type('main input[type="search"]', word))],
  [
    routes.meeting,
    [(page) => page.locator('input[name="hari"]:enabled').nth(3).check({ force: true })],
    [check('10.00 WIB'), check('14.00 WIB')],
  ],
  [
    '/minyak-gas',
    [],
    [
      async (page) => {
        await page.locator('[data-instrument] input[type="range"]').first().focus();
        for (let time = 0; time < 12; time += 1) await page.keyboard.press('ArrowRight', typing);
      },
    ],
  ],
];

for (const [index, [route, first, edits]] of scenarios.entries()) {
  test(`${route}, ${index + 1}: each edit is announced once and in complete sentences`, async ({ page }) => {
    await openHeard(page, route);
    for (const deed of first) await deed(page);
    await heard(page);
    let before: readonly string[] = [];
    for (const edit of edits) {
      await edit(page);
      const spoken = await heard(page, 1);
      expect.soft(spoken, 'spoken after an edit').toHaveLength(1);
      expect.soft(unfinished(spoken)).toEqual([]);
      expect.soft(spoken, 'the same as before').not.toEqual(before);
      before = spoken;
    }
  });
}

test(`${routes.picker}: choosing a medium announces its verdict once`, async ({ page }) => {
  await openHeard(page, routes.picker);
  for (const name of ['toluena', 'metanol']) {
    await type('#cari-medium', name)(page);
    await heard(page, 1);
    await page.keyboard.press('Enter');
    const verdict = (await page.locator('[data-outcome] p').first().textContent()) ?? '';
    // Browsers announce a non-breaking space as a space.
    const spoken = (await heard(page, 1)).map((text) => text.replaceAll('\u00a0', ' '));
    expect(spoken).toEqual([verdict.replaceAll('\u00a0', ' ')]);
  }
});

test(`${routes.roi}: a rejected figure announces only its reason and that the result is outdated`, async ({ page }) => {
  await openHeard(page, routes.roi);
  const refused = recordWords('site/tool-words').say('refused.result');
  await heard(page);
  await type('#tangki', '60x')(page);
  const spoken = await heard(page, 1);
  const verdict = (await page.locator('[data-outcome] p').first().textContent()) ?? '';
  const reason = (await page.locator('#tangki-salah').textContent()) ?? '';
  expect(spoken).toHaveLength(1);
  for (const part of [reason, refused]) expect(spoken[0]).toContain(part);
  expect(spoken[0]).not.toContain(verdict);
});

const typedInto = 'main :is(input:is([type="text"], [type="search"], :not([type])), textarea):enabled:visible';

for (const address of addresses) {
  test(`${address}: four digits in any field cause at most one announcement`, async ({ page }) => {
    test.setTimeout(240_000);
    await openHeard(page, address);
    await unfold(page);
    const ids = await page.locator(typedInto).evaluateAll((fields) => fields.flatMap(({ id }) => (id ? [id] : [])));
    await heard(page);
    for (const id of ids) {
      // An earlier choice may have removed the field.
      if (!(await page.locator(`[id="${id}"]`).isVisible())) continue;
      await type(`[id="${id}"]`, '1234')(page);
      const spoken = await heard(page);
      expect.soft(spoken.length, `${id}: ${JSON.stringify(spoken)}`).toBeLessThanOrEqual(1);
      expect.soft(unfinished(spoken), id).toEqual([]);
    }
  });
}

declare global {
  interface Window {
    heard: string[];
  }
}

/**
 * Opens a page and records the announcements of each live region: a screen reader reads a region whenever it changes.
 * The page's clock is controlled by the test.
 */
async function openHeard(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    window.heard = [];
    const live = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"], output';
    const last = new WeakMap<Element, string>();
    const look = (records: readonly MutationRecord[]) => {
      const regions = records.flatMap(({ target, addedNodes }) => {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(live);
        const inside = [...addedNodes].flatMap((node) =>
          node instanceof Element ? [...(node.matches(live) ? [node] : []), ...node.querySelectorAll(live)] : [],
        );
        return [...(around ? [around] : []), ...inside];
      });
      for (const region of new Set(regions)) {
        const [before, now] = [last.get(region), (region.textContent ?? '').trim().replace(/\s+/g, ' ')];
        last.set(region, now);
        // The text of a region is not announced when the region is added to the page, except that of an alert.
        const isSpoken = before === undefined ? region.getAttribute('role') === 'alert' : before !== now;
        if (isSpoken && now !== '') window.heard.push(now);
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await openAlive(page, address);
  await page.waitForLoadState('networkidle');
}

/** Longer than any component waits before it announces an edit, ms of the page's clock. */
const settling = 1_800;

/** Announcements since the last call, once there are at least `least` and no more follow. */
async function heard(page: Page, least = 0): Promise<string[]> {
  const spoken: string[] = [];
  const listenOn = async (): Promise<number> => {
    // A worker is called after a delay of the page's clock, and responds in real time.
    await page.clock.fastForward(300);
    await page.waitForTimeout(400);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.clock.fastForward(settling);
    return spoken.push(...(await page.evaluate(() => window.heard.splice(0))));
  };
  await expect.poll(listenOn, { timeout: 10_000 }).toBeGreaterThanOrEqual(least);
  for (let before = -1; before < spoken.length; await listenOn()) before = spoken.length;
  return spoken;
}

/** Announcements that are no complete sentence of several words. */
const unfinished = (spoken: readonly string[]): string[] =>
  spoken.filter((words) => !/[.?!]$/.test(words) || words.split(' ').length < 3);
