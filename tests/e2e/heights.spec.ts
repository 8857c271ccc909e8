import { expect, test } from '@playwright/test';
import { industryRoutes } from '../../src/addresses.ts';
import { routes } from '../../src/routes.ts';

/** Longest pages in screens, header and footer included and folds closed: on a phone, on a desktop. */
const budgets: readonly (readonly [paths: readonly string[], phone: number, desktop: number])[] = [
  [[routes.home], 11, 8],
  [[routes.device, routes.platform, routes.team], 12, 9],
  [industryRoutes(), 9, 7],
  [[routes.features, routes.about, routes.api, routes.custom, routes.claims, routes.stories], 9, 7],
];
const room = 1.1;

const screens = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1366, height: 768 },
] as const;

for (const [paths, phone, desktop] of budgets) {
  for (const path of paths) {
    test(`${path} is at most ${phone} phone and ${desktop} desktop screens long`, async ({ page }) => {
      for (const { name, ...viewport } of screens) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        // Sections that are laid out only when they come near would be counted at a guess.
        const height = await page.evaluate(() => {
          const all = new CSSStyleSheet();
          all.replaceSync('* { content-visibility: visible !important; }');
          document.adoptedStyleSheets = [all];
          return document.documentElement.scrollHeight;
        });
        const budget = name === 'phone' ? phone : desktop;
        expect(height / viewport.height, `${name}, screens`).toBeLessThanOrEqual(budget * room);
      }
    });
  }
}

for (const { name, most, ...viewport } of [
  { ...screens[0], most: 700 },
  { ...screens[1], most: 520 },
]) {
  test(`the footer is at most ${most} px high on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(routes.home);
    expect((await page.locator('footer').boundingBox())?.height).toBeLessThanOrEqual(most);
  });
}
