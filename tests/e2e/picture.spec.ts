import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { toolRoutes } from '../../src/routes.ts';
import { wordsOf } from '../records.ts';
import { expect, openAlive, test } from './page.ts';

const { say } = wordsOf('site/tool-words', 'picture');
const take = (page: Page) => page.getByRole('button', { name: say('label') });

/** The picture as it is saved where the clipboard takes none. */
async function saved(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), take(page).click()]);
  await expect(page.getByRole('status').filter({ hasText: say('saved') })).toBeVisible();
  return readFileSync(await download.path());
}

/** Share of the pixels that have a colour, in the part of a picture between two shares of its height. */
async function shareOf(png: Buffer, [red, green, blue]: readonly [number, number, number], from = 0, to = 1) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const near = (at: number) =>
    Math.abs((data[at] ?? 0) - red) + Math.abs((data[at + 1] ?? 0) - green) + Math.abs((data[at + 2] ?? 0) - blue) < 12;
  const [first, last] = [Math.round(info.height * from), Math.round(info.height * to)].map((row) => row * info.width);
  let found = 0;
  for (let pixel = first ?? 0; pixel < (last ?? 0); pixel += 1) if (near(pixel * 3)) found += 1;
  return found / ((last ?? 0) - (first ?? 0));
}

const measured = [0x06, 0x5b, 0x53] as const;
const paper = [0xf7, 0xf5, 0xf0] as const;

for (const path of [toolRoutes.tankTable, toolRoutes.roi, toolRoutes.alarm, toolRoutes.loss]) {
  test(`${path}: the saved picture holds verdict and drawing in the colours of the page`, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'ClipboardItem'));
    await openAlive(page, path);
    const result = await page.locator('#hasil').boundingBox();
    const png = await saved(page);
    const { width = 0, format } = await sharp(png).metadata();
    expect(format).toBe('png');
    expect(width).toBeGreaterThan((result?.width ?? 0) * 2);
    // Curves, levels and figures; the ground between them; no large part without anything.
    expect(await shareOf(png, measured)).toBeGreaterThan(0.002);
    expect(await shareOf(png, paper)).toBeGreaterThan(0.3);
    for (let part = 0; part < 5; part += 1) expect(await shareOf(png, paper, part / 5, part / 5 + 0.2)).toBeLessThan(1);
  });
}

test('the picture is of the result that stands there: another level, more liquid', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'ClipboardItem'));
  await openAlive(page, toolRoutes.tankTable);
  const liquid = [0xbd, 0xcc, 0xc2] as const;
  const before = await shareOf(await saved(page), liquid);
  await page.locator('#level').fill('1,5');
  await expect(page.locator('[data-outcome]')).toContainText('14.404,2');
  expect(await shareOf(await saved(page), liquid)).toBeGreaterThan(before * 2);
});

test('where the clipboard takes pictures, it is copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  await openAlive(page, toolRoutes.roi);
  await take(page).click();
  await expect(page.getByRole('status').filter({ hasText: say('copied') })).toBeVisible();
  const size = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const blob = await item?.getType('image/png');
    return blob ? (await createImageBitmap(blob)).width : 0;
  });
  expect(size).toBeGreaterThan(1000);
});
