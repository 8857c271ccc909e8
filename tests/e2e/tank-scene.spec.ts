import type { Page } from '@playwright/test';
import { toolRoutes } from '../../apps/site/src/routes.ts';
import { recordWords } from '../records.ts';
import { expect, openAlive, test } from './page.ts';

const { say } = recordWords('pages/berkas-tangki', 'tool');
const label = (key: string) => recordWords('words/tank', 'fields').say(`${key}.label`);

const entry = (page: Page, key: string) =>
  page.getByLabel(say('drawn.entry', { isian: label(key), satuan: 'm' }), { exact: true });
const readings = (page: Page) => page.locator('#hasil dl').first();
/** Width over height of the drawn shell: the first outline that is filled with nothing. */
const proportions = (page: Page) =>
  page
    .locator('figure svg[role="img"] path.liquid')
    .first()
    .evaluate((path) => {
      const { width, height } = (path as SVGPathElement).getBBox();
      return width / height;
    });

test.describe('at 1366 px', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('a dimension is typed on its line, and field, drawing, result and link follow', async ({ page }) => {
    await openAlive(page, toolRoutes.tankFile);
    // Half of 8 m is filled: 6 × 4 m.
    expect(await proportions(page)).toBeCloseTo(1.5, 1);
    const diameter = entry(page, 't-diameter');
    await diameter.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('12,5', { delay: 30 });
    await expect(diameter).toBeFocused();
    await expect(diameter).toHaveValue('12,5');
    await expect(page.locator('#t-diameter')).toHaveValue('12,5');
    // π / 4 × 12.5² × 8 m³ = 981.748 m³.
    await expect(readings(page)).toContainText('981.748 L');
    expect(await proportions(page)).toBeCloseTo(12.5 / 4, 1);
    await expect(page).toHaveURL(/t-diameter=12\.5/);

    // The next line is one Tab away.
    await page.keyboard.press('Tab');
    const height = entry(page, 't-tinggi');
    await expect(height).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('10');
    await expect(page.locator('#t-tinggi')).toHaveValue('10');
    // π / 4 × 12.5² × 10 m³ = 1,227.185 m³.
    await expect(readings(page)).toContainText('1.227.185 L');
  });

  test('what is typed in the field stands on its line', async ({ page }) => {
    await openAlive(page, toolRoutes.tankFile);
    await page.locator('#t-tinggi').fill('9,25');
    await expect(entry(page, 't-tinggi')).toHaveValue('9,25');
  });

  test('hostile sizes keep the drawing in its frame, which says what is refused', async ({ page }) => {
    await openAlive(page, `${toolRoutes.tankFile}#v=6&t-tag=${'TANGKI'.repeat(7).slice(0, 40)}`);
    const frame = page.locator('figure', { has: page.locator('svg[role="img"]') }).first();
    const inside = () =>
      frame.evaluate((figure) => {
        const outer = figure.getBoundingClientRect();
        return [...figure.querySelectorAll('input, li, figcaption, path')]
          .map((part) => ({ part: part.outerHTML.slice(0, 80), box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0)
          .filter(
            ({ box }) =>
              box.left < outer.left - 1 ||
              box.right > outer.right + 1 ||
              box.top < outer.top - 1 ||
              box.bottom > outer.bottom + 1,
          )
          .map(({ part }) => part);
      });
    for (const [diameter, height] of [
      ['0,2', '60'],
      ['120', '0,1'],
    ]) {
      await entry(page, 't-diameter').fill(diameter ?? '');
      await entry(page, 't-tinggi').fill(height ?? '');
      await expect(page.locator('#t-tinggi')).toHaveValue(height ?? '');
      expect(await inside()).toEqual([]);
    }
    for (const refused of ['999999999', '', 'abc']) {
      await entry(page, 't-diameter').fill(refused);
      await expect(entry(page, 't-diameter')).toHaveAttribute('aria-invalid', 'true');
      await expect(frame).toContainText(`${label('t-diameter')}: `);
      expect(await inside()).toEqual([]);
    }
  });

  test('an untouched example is not sent as a message', async ({ page }) => {
    await openAlive(page, toolRoutes.tankFile);
    const message = page.getByRole('button', { name: say('actions.whatsapp') });
    await expect(page.getByRole('button', { name: say('actions.sheet') }).first()).toBeVisible();
    await expect(message).toHaveCount(0);
    await page.locator('#t-tag').fill('TK-9');
    await expect(message).toBeVisible();
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the drawing precedes the fields, and its dimensions lead to them', async ({ page }) => {
    await openAlive(page, toolRoutes.tankFile);
    const frame = page.locator('figure', { has: page.locator('svg[role="img"]') }).first();
    const [drawn, field] = [await frame.boundingBox(), await page.locator('#t-tag').boundingBox()];
    expect((drawn?.y ?? 0) + (drawn?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
    await expect(frame.locator('input')).toHaveCount(0);
    for (const button of await frame.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await frame.getByRole('button', { name: label('t-tinggi') }).click();
    await expect(page.locator('#t-tinggi')).toBeFocused();
    await expect(page.locator('#t-tinggi')).toBeInViewport();
  });
});
