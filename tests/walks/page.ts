import type { Page } from '@playwright/test';
import { test as base } from '../e2e/page.ts';

/** Opens every fold, fetches every picture and lays out every section, so that all that a page holds can be looked at. */
export async function unfold(page: Page, { folds = true } = {}): Promise<void> {
  await page.evaluate((open) => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];
    for (const image of document.images) image.loading = 'eager';
    if (open) for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
  }, folds);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  // A heading in the fallback face may have a line more.
  await page.waitForFunction(() => document.fonts.status === 'loaded');
}

export { expect } from '@playwright/test';
export { base as test };
