import type { Page } from '@playwright/test';
import { routes } from '../../apps/site/src/routes.ts';
import { addresses, expect, openAlive, test, unfold } from '../e2e/page.ts';
import { wordsOf } from '../records.ts';

/** Keys as quick as a hand that types them. */
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

const send = click('#sandbox button', wordsOf('pages/pengembang', 'sandbox.text').say('send'));
const density = wordsOf('pages/tabel-tangki', 'tool').say('standard.title');

/** By page: what has to be done before anything can be changed, and edits one after the other, each with an answer. */
const scenarios: readonly (readonly [route: string, first: readonly Deed[], edits: readonly Deed[]])[] = [
  [routes.tankTable, [], ['1234', '1,2345', '12345', '0,75'].map((level) => type('#tangki-level', level))],
  [routes.tankTable, [click('summary', density)], [type('#massa', '7123'), type('#massa', '812,3')]],
  [routes.alarm, [], [type('#alarm-rendah', '12000'), type('#alarm-rendah', '1234')]],
  [routes.roi, [click('details:has(#upah) > summary')], [type('#upah', '12345'), type('#upah', '54321')]],
  [routes.loss, [], [type('#ambang', '1234'), type('#ambang', '0,25')]],
  [routes.picker, [], [type('#jawab-tekanan', '1234'), type('#jawab-tekanan', '10,7')]],
  [
    routes.demo,
    [check(wordsOf('pages/demo', 'demo.text').say('panes.rules'))],
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
  test(`${route}, ${index + 1}: each edit is answered once and in whole sentences`, async ({ page }) => {
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

test(`${routes.picker}: a substance that is chosen is answered by its verdict, once`, async ({ page }) => {
  await openHeard(page, routes.picker);
  for (const name of ['toluena', 'metanol']) {
    await type('#cari-medium', name)(page);
    await heard(page, 1);
    await page.keyboard.press('Enter');
    const verdict = await page.locator('[data-outcome] p').first().textContent();
    expect(await heard(page, 1)).toEqual([verdict]);
  }
});

test(`${routes.roi}: a refused figure is answered by its reason and that the result is old, alone`, async ({
  page,
}) => {
  await openHeard(page, routes.roi);
  const refused = wordsOf('site/tool-words').say('refused.result');
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
  test(`${address}: four digits in any field are answered once at most`, async ({ page }) => {
    test.setTimeout(240_000);
    await openHeard(page, address);
    await unfold(page);
    const ids = await page.locator(typedInto).evaluateAll((fields) => fields.flatMap(({ id }) => (id ? [id] : [])));
    await heard(page);
    for (const id of ids) {
      // A choice elsewhere may have taken it away.
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
 * Opens a page and writes down from now on what each live region comes to say: a screen reader reads it whole whenever
 * it changes. The clock of the page can be set forward.
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
        // What stands in a region when it comes into the page is not spoken, except by an alert.
        const isSpoken = before === undefined ? region.getAttribute('role') === 'alert' : before !== now;
        if (isSpoken && now !== '') window.heard.push(now);
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await openAlive(page, address);
  await page.waitForLoadState('networkidle');
}

/** Longer than a part of the page waits until it says what an edit came to, in ms of the page's clock. */
const settling = 1_800;

/** What was spoken since the last look, once at least so much was said and nothing more comes. */
async function heard(page: Page, least = 0): Promise<string[]> {
  const spoken: string[] = [];
  const listenOn = async (): Promise<number> => {
    // A worker is asked after a moment of the page's clock, and answers by the clock of this machine.
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

/** What of it is no whole sentence: several words, closed by a mark. */
const unfinished = (spoken: readonly string[]): string[] =>
  spoken.filter((words) => !/[.?!]$/.test(words) || words.split(' ').length < 3);
