import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { isWhole, walkedAddresses } from '../depth.ts';
import { openAlive } from '../e2e/page.ts';
import { wordsOf } from '../records.ts';
import { expect, test, unfold } from './page.ts';

/** Keys as quick as a hand that types them. */
const typing = { delay: 90 };

type Deed = (page: Page) => Promise<unknown>;

/** Puts something else into a field, key by key. */
const type =
  (field: string, value: string): Deed =>
  async (page) => {
    await page.locator(field).first().focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(value, typing);
  };
const choose =
  (field: string, value: string): Deed =>
  (page) =>
    page.locator(field).selectOption(value);
const press =
  (name: string): Deed =>
  (page) =>
    page.getByRole('button', { name, exact: true }).first().click();
const check =
  (name: string | RegExp): Deed =>
  (page) =>
    page.getByRole('radio', { name }).first().check({ force: true });
const hold =
  (field: string, key: string, times: number): Deed =>
  async (page) => {
    await page.locator(field).first().focus();
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key, typing);
  };
const open =
  (fold: string): Deed =>
  (page) =>
    page.locator(`details:has(${fold}) > summary`).first().click();

const demo = wordsOf('pages/demo', 'demo.text');
const table = wordsOf('pages/tabel-tangki', 'tool');
const sandbox = wordsOf('pages/pengembang', 'sandbox.text');

interface Scenario {
  readonly route: string;
  readonly what: string;
  /** What has to be done before anything can be changed. */
  readonly first?: readonly Deed[];
  /** Edits one after the other, each with an answer of its own. */
  readonly edits: readonly Deed[];
}

const scenarios: readonly Scenario[] = [
  {
    route: routes.tankTable,
    what: 'the level of a tank',
    edits: [
      type('#tangki-level', '1234'),
      type('#tangki-level', '1,2345'),
      type('#tangki-level', '12345'),
      type('#tangki-level', '0,75'),
    ],
  },
  {
    route: routes.tankTable,
    what: 'the density of a product',
    first: [
      (page) =>
        page
          .locator('summary')
          .filter({ hasText: table.say('standard.title') })
          .click(),
    ],
    edits: [type('#massa', '7123'), type('#massa', '812,3')],
  },
  {
    route: routes.alarm,
    what: 'the low alarm',
    edits: [type('#alarm-rendah', '12000'), type('#alarm-rendah', '1234')],
  },
  {
    route: routes.roi,
    what: 'a wage',
    first: [open('#upah')],
    edits: [type('#upah', '12345'), type('#upah', '54321')],
  },
  { route: routes.loss, what: 'the limit of a record', edits: [type('#ambang', '1234'), type('#ambang', '0,25')] },
  { route: routes.picker, what: 'a pressure', edits: [type('#jawab-tekanan', '1234'), type('#jawab-tekanan', '10,7')] },
  {
    route: routes.demo,
    what: 'a limit of a tank',
    first: [check(demo.say('panes.rules'))],
    edits: [type('#demo-batas-high', '1234'), type('#demo-batas-high', '71,5')],
  },
  {
    route: routes.developer,
    what: 'requests of the sandbox',
    first: [choose('#sandbox-operation', 'listTanks'), type('#sandbox-limit', '2')],
    edits: [press(sandbox.say('send')), press(sandbox.say('send'))],
  },
  {
    route: routes.search,
    what: 'a search',
    edits: [type('main input[type="search"]', 'radar'), type('main input[type="search"]', 'level')],
  },
  {
    route: routes.meeting,
    what: 'a day and an hour',
    first: [(page) => page.locator('input[name="hari"]:enabled').nth(3).check({ force: true })],
    edits: [check('10.00 WIB'), check('14.00 WIB')],
  },
  {
    route: '/minyak-gas',
    what: 'a slider that is held',
    edits: [hold('[data-instrument] input[type="range"]', 'ArrowRight', 12)],
  },
];

for (const { route, what, first = [], edits } of scenarios) {
  test(`${route}: ${what}, answered once and in whole sentences`, async ({ page }) => {
    await listen(page);
    await openAlive(page, route);
    await page.waitForLoadState('networkidle');
    for (const deed of first) await deed(page);
    await heard(page);
    let before: readonly string[] = [];
    for (const edit of edits) {
      await edit(page);
      const spoken = await heard(page);
      expect.soft(spoken, 'spoken after an edit').toHaveLength(1);
      expect.soft(unfinished(spoken)).toEqual([]);
      expect.soft(spoken, 'the same as before').not.toEqual(before);
      before = spoken;
    }
  });
}

/** Fields of one page that are typed into: as many as the time allows. */
const mostFields = isWhole ? 40 : 3;
const typedInto = 'main :is(input:is([type="text"], [type="search"], :not([type])), textarea):enabled:visible';

for (const address of walkedAddresses) {
  test(`${address}: four digits in any field are answered once at most`, async ({ page }) => {
    test.setTimeout(240_000);
    await listen(page);
    await openAlive(page, address);
    await page.waitForLoadState('networkidle');
    await unfold(page);
    const ids = await page.locator(typedInto).evaluateAll((fields) => fields.flatMap(({ id }) => (id ? [id] : [])));
    await heard(page);
    for (const id of ids.slice(0, mostFields)) {
      const field = page.locator(`[id="${id}"]`);
      // A choice elsewhere may have taken it away.
      if (!(await field.isVisible())) continue;
      await type(`[id="${id}"]`, '1234')(page);
      const spoken = await heard(page);
      expect.soft(spoken.length, `${id}: ${JSON.stringify(spoken)}`).toBeLessThanOrEqual(1);
      expect.soft(unfinished(spoken), id).toEqual([]);
    }
  });
}

/** Longer than a part of the page waits until it says what an edit came to, in ms. */
const settling = 1_800;

declare global {
  interface Window {
    heard: string[];
  }
}

/** Writes down from now on what each live region comes to say: a screen reader reads it whole whenever it changes. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
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

/** What was spoken since the last look, once nothing more comes. */
async function heard(page: Page): Promise<string[]> {
  const spoken: string[] = [];
  for (;;) {
    await page.waitForTimeout(settling);
    const more = await page.evaluate(() => window.heard.splice(0));
    spoken.push(...more);
    if (more.length === 0) return spoken;
  }
}

/** What of it is no whole sentence: several words, closed by a mark. */
const unfinished = (spoken: readonly string[]): string[] =>
  spoken.filter((words) => !/[.?!]$/.test(words) || words.split(' ').length < 3);
