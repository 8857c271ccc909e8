import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';

/** What the specification says, by page: an expression that its words match. */
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

/** With reduced motion the teardown of the radar is a still picture, without the way that one scrolls along it. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height, least] of [
  [1366, 768, statements.length],
  [390, 844, 282],
] as const) {
  test(`at ${width} px what is specified is in sight, with every fold closed`, async ({ page }) => {
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

/** What a page shows, hints of fields and entries of lists included; of the questions the answers too. */
async function inSight(page: Page): Promise<string> {
  await page.evaluate(() => {
    document.documentElement.dataset['settled'] = '';
    // One at a time may be open, but each stands under its question.
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
