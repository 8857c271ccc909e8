import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { industryRoutes } from '../../apps/site/src/addresses.ts';
import { routes } from '../../apps/site/src/routes.ts';
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

/** The most that a whole page takes, in screens of 1366 × 768 and 390 × 844. */
const heights: readonly (readonly [address: string, office: number, phone: number])[] = [
  [routes.home, 9, 12],
  [routes.platform, 9, 13.5],
  [routes.device, 9.5, 13],
  [routes.team, 10, 13.5],
  ...industryRoutes().map((address) => [address, 8, 10] as const),
  [routes.api, 6.5, 9.5],
  [routes.custom, 7, 10],
];

/** With reduced motion the teardown of the radar is a still picture, without the way that one scrolls along it. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height, least, index] of [
  [1366, 768, statements.length, 1],
  [390, 844, 282, 2],
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

  test(`at ${width} px no page is longer than it may be`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const long: string[] = [];
    for (const limits of heights) {
      await page.goto(limits[0]);
      await settle(page);
      const screens = (await page.evaluate(() => document.documentElement.scrollHeight)) / height;
      if (screens > limits[index])
        long.push(`${limits[0]}: ${screens.toFixed(2)} screens, of at most ${limits[index]}`);
    }
    expect(long).toEqual([]);
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
