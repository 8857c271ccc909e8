import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';

/** Statements of the specification by page, as regular expressions for the page's text. */
const statements = readFileSync(new URL('statements.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const comma = line.indexOf(',');
    const cell = line.slice(comma + 1);
    const pattern = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    return { address: line.slice(0, comma), pattern: new RegExp(pattern) };
  });

/** With reduced motion the teardown of the radar is static and does not need scrolling. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height, least] of [
  [1366, 768, statements.length],
  [390, 844, 282],
] as const) {
  test(`at ${width} px the statements of the specification are visible with all folds closed`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const missing: string[] = [];
    for (const address of new Set(statements.map((statement) => statement.address))) {
      await page.goto(address);
      const words = await inSight(page);
      for (const { pattern } of statements.filter((statement) => statement.address === address))
        if (!pattern.test(words)) missing.push(`${address}: ${pattern}`);
    }
    expect(statements.length).toBe(288);
    expect(statements.length - missing.length, missing.join('\n')).toBeGreaterThanOrEqual(least);
  });
}

/** Lays out the whole page. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];
    await document.fonts.ready;
  });
}

/** Visible text of a page, with placeholders, options of selects, and the answers to its questions. */
async function inSight(page: Page): Promise<string> {
  await page.evaluate(() => {
    document.documentElement.dataset['settled'] = '';
    // Opens all answers: only one can be open at a time, but each belongs to a visible question.
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('details[name="tanya-jawab"]')) {
      fold.removeAttribute('name');
      fold.open = true;
    }
  });
  await settle(page);
  const body = page.locator('body');
  const fields = await body
    .locator('input, textarea, select option')
    .evaluateAll((found) => found.map((field) => `${field.getAttribute('placeholder') ?? ''} ${field.textContent}`));
  // biome-ignore lint/performance/useDomNodeTextContent: what is not rendered is not in sight
  const words = [await body.innerText(), ...fields].join(' ');
  return words
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/[\u2060\u00ad\u200b]/g, '')
    .replace(/\u2011/g, '-')
    .replace(/ ?\*/g, '');
}
