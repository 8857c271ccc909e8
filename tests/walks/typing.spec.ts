import type { Page } from '@playwright/test';
import { addresses, expect, openAlive, retype, test, unfold } from '../e2e/page.ts';
import { recordWords } from '../records.ts';

const loading = recordWords('site/tool-words').say('loading');

/** Invalid, questioned, zero and usual entries: in this order they cross the thresholds of each field. */
const entries = ['1500000', '45000', '99', '12', 'x', '180', '0,1', '0,15', '2', '0,5'];

const typedInto = ['[type="text"]', '[type="search"]', '[type="email"]', '[type="tel"]', ':not([type])']
  .map((type) => `main input${type}:enabled`)
  .concat('main textarea:enabled')
  .join();

for (const address of addresses) {
  test(`${address}: every field keeps typed text and focus, whatever it contained before`, async ({ page }) => {
    test.setTimeout(1_200_000);
    await openAlive(page, address);
    await typeEverywhere(page, new Set());
  });
}

/** Types into each field that has not been seen, including those that appear after a choice. */
async function typeEverywhere(page: Page, seen: Set<string>): Promise<void> {
  await unfold(page);
  await expect(page.getByText(loading, { exact: true }).filter({ visible: true })).toHaveCount(0);
  for await (const field of unseen(page, typedInto, seen)) {
    const before = await field.inputValue();
    for (const entry of entries) await retype(field, entry);
    await field.fill(before);
  }
  for await (const radio of unseen(page, 'main input[type="radio"]:enabled', seen)) {
    await radio.check({ force: true });
    await typeEverywhere(page, seen);
  }
  for await (const list of unseen(page, 'main select:enabled:not([aria-hidden])', seen)) {
    const before = await list.inputValue();
    for (const option of await list.locator('option').all()) {
      await list.selectOption((await option.getAttribute('value')) ?? '');
      await typeEverywhere(page, seen);
    }
    await list.selectOption(before);
  }
}

/** Visible elements that were not returned before, including those that have appeared meanwhile. */
async function* unseen(page: Page, selector: string, seen: Set<string>) {
  const next = async () => {
    const ids = await page.locator(selector).evaluateAll((all) => {
      const own = all.filter((one) => one.checkVisibility()) as HTMLInputElement[];
      // Radio buttons and the lines of a record for signature have no id.
      for (const [at, one] of own.entries()) {
        const label = one.labels?.[0]?.textContent?.replaceAll(/\W/g, '');
        one.id ||= `${one.name}-${one.type === 'radio' ? label : at}`;
      }
      return own.map(({ id }) => id);
    });
    return ids.find((id) => !seen.has(id));
  };
  for (let id = await next(); id; id = await next()) {
    seen.add(id);
    yield page.locator(`[id="${id}"]`);
  }
}
