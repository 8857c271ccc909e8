import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { selectViewportStyle } from '../../apps/site/src/shared/ui/select-viewport-style.ts';
import { paths } from '../../scripts/paths.ts';

const replaced = new Map(
  globSync(join(paths.root, 'apps/site/src/shared/replacements/*.ts')).map((file) => [basename(file, '.ts'), file]),
);

/** An open list of Radix, without the site around it. */
const program = `
import { Select } from 'radix-ui';
import { createElement as element } from 'react';
import { createRoot } from 'react-dom/client';

const item = element(Select.Item, { value: 'a' }, element(Select.ItemText, null, 'A'));
const list = element(Select.Content, null, element(Select.Viewport, null, item));
createRoot(document.body.appendChild(document.createElement('div'))).render(
  element(Select.Root, { defaultOpen: true },
    element(Select.Trigger, { 'aria-label': 'list' }, element(Select.Value)),
    element(Select.Portal, null, list)),
);`;

/** Script of that list. @param original package that is not replaced */
async function scriptOf(original?: string): Promise<string> {
  const alias = Object.fromEntries([...replaced].filter(([name]) => name !== original));
  const made = await build({
    root: paths.root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    plugins: [
      { name: 'list', resolveId: (id) => (id === 'list' ? id : null), load: (id) => (id === 'list' ? program : null) },
    ],
    build: { write: false, rollupOptions: { input: 'list' } },
  });
  const [{ code }] = (made as Rolldown.RolldownOutput).output;
  return code;
}

const policy = `default-src 'none'; script-src 'self'; style-src 'sha256-${hash('sha256', selectViewportStyle, 'base64')}'`;

/** What an open list does to its page: refused styles, and links that are focusable but hidden from screen readers. */
async function openList(page: Page, script: string) {
  const origin = 'http://list.test';
  await page.route(`${origin}/**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': policy },
          body: '<!doctype html><body><p><a href="/">link</a></p><script src="/list.js" type="module"></script>',
        }),
  );
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
  });
  await page.goto(origin);
  await expect(page.getByRole('listbox')).toBeVisible();
  return page.evaluate(() => ({
    refused: (globalThis as unknown as { refused: string[] }).refused,
    hiddenLinks: document.querySelectorAll('[aria-hidden="true"] a').length,
  }));
}

test('with the replacements, an open Radix list has no refused style and hides no link', async ({ page }) => {
  expect(await openList(page, await scriptOf())).toEqual({ refused: [], hiddenLinks: 0 });
});

/** Effect of each original package: the reason for its replacement. */
const effects: Record<string, object> = {
  'react-style-singleton': { refused: ['style-src-elem'], hiddenLinks: 0 },
  'aria-hidden': { refused: [], hiddenLinks: 1 },
};

for (const name of replaced.keys()) {
  test(`Radix still needs the replacement of ${name}`, async ({ page }) => {
    expect(await openList(page, await scriptOf(name))).toEqual(effects[name]);
  });
}
