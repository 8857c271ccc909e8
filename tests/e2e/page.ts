import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { allRoutes } from '../../apps/site/src/addresses.ts';
import { recordWords } from '../records.ts';

export const addresses = [...allRoutes(), '/tidak-ada'];

/** Chromium's message when it skips a transition between two pages, which it may do; no script of ours requests one. */
const gaveUpTransition = 'Transition was aborted because of invalid state';

/** A test that fails when its page throws, violates its content security policy or requests another origin. */
export const test = base.extend<{ witness: undefined }>({
  witness: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => {
        if (!message.startsWith(gaveUpTransition)) complaints.push(`script error: ${message}`);
      });
      page.on('console', (message) => {
        if (message.text().startsWith('policy violation')) complaints.push(message.text());
      });
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== baseURL) complaints.push(`request to ${url.origin}`);
      });
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
          console.warn('policy violation', violatedDirective, blockedURI, sample),
        );
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the visible islands are hydrated: keys pressed earlier would not reach their scripts. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await expect(page.locator('astro-island[client="load"][ssr]')).toHaveCount(0);
  await expect(page.locator('fieldset[data-island]:disabled')).toHaveCount(0);
}

export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilAlive(page);
}

/** Opens the further actions on a tool's result: print, link, undo, example. */
export const openMore = (page: Page): Promise<void> =>
  page.locator('#hasil summary').getByText(recordWords('site/tool-words').say('more'), { exact: true }).click();

/** The visible content; announcements are outside of it, and repeat its text for a moment. */
export const visibleText = (page: Page) => page.locator('main');

/** Opens every fold, loads every picture and lays out every section, so that everything on the page can be checked. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];
    for (const image of document.images) image.loading = 'eager';
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  // A heading in the fallback font may have one more line.
  await page.waitForFunction(() => document.fonts.status === 'loaded');
}

/** Replaces a field's text key by key, and checks that the field keeps text and focus. */
export async function retype(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await field.focus();
  const id = await field.getAttribute('id');
  await page.keyboard.press('ControlOrMeta+a');
  // A delay as in human typing, so that the page renders after each key.
  await page.keyboard.type(text, { delay: 30 });
  const active = await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    const { id, value } = document.activeElement as HTMLInputElement;
    return { id, value };
  });
  expect.soft(active, `“${text}” typed into ${id}`).toEqual({ id, value: text });
}

export { expect };
