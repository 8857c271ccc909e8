import type { Locator } from '@playwright/test';
import { routes, type ToolRoute, toolRoutes } from '../../apps/site/src/routes.ts';
import { documentNumber } from '../../apps/site/src/tools/kit/paper/document-number.ts';
import { recordWords, type Slots } from '../records.ts';
import { violations } from './axe.ts';
import { carried } from './consultation.ts';
import { expect, openAlive, test, visibleText } from './page.ts';

const words = recordWords('site/tool-words');
const sheetWords = recordWords('site/tool-words', 'sheet');
const form = recordWords('pages/konsultasi-gratis', 'form.results');

/**
 * Values that the worked example of each tool hands to the form, known or worked out by hand. Demo and tank file, which
 * lack a verdict and such fields, are in demo.spec.ts and tank-file.spec.ts.
 */
const tools: Record<
  Exclude<ToolRoute, typeof toolRoutes.demo | typeof toolRoutes.tankFile>,
  readonly [slots: Slots, also?: RegExp]
> = {
  [toolRoutes.tankTable]: [{ bentuk: 'mendatar', volume: '15.708' }, /2\.000 mm.*5\.000 mm.*datar/],
  [toolRoutes.roi]: [{ tangki: '12' }],
  [toolRoutes.picker]: [{ isi: 'solar', tinggi: '12', zona: 'zona-1', sensor: 'radar', jaringan: 'lorawan' }],
  [toolRoutes.alarm]: [{ pakai: '1.200' }],
  [toolRoutes.loss]: [{ hari: '60' }, new RegExp(form.say('analisis-susut.words.gagal'))],
  [toolRoutes.delivery]: [{}],
  [toolRoutes.acceptance]: [{}],
};

/** A value as it is written in the message: some values have a text of their own. */
function asRead(tool: string, value: string): string {
  try {
    return form.say(`${tool}.words.${value}`);
  } catch {
    return value;
  }
}

async function edges(element: Locator): Promise<{ top: number; bottom: number }> {
  await element.waitFor();
  // A tool renders its drawing again at hydration, so the first attempt may find none.
  const box = (await element.boundingBox()) ?? (await element.boundingBox());
  if (!box) throw new Error('the element is not rendered');
  return { top: box.y, bottom: box.y + box.height };
}

for (const [path, [slots, also]] of Object.entries(tools)) {
  test(`${path}: first screen, rejected field, result sheet on a phone, and handover to the form`, async ({ page }) => {
    const sheet = page.locator('#hasil');
    const verdict = page.locator('[data-outcome]').first();
    const strip = page.locator('[data-verdict-strip]');
    const firstField = page.locator('main').locator('input, select, textarea').first();
    const consult = page.getByRole('link', { name: recordWords(`pages${path}`, 'tool.actions').say('consult') });
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await page.setViewportSize({ width: 1280, height: 720 });
    await openAlive(page, path);
    // The interactive drawing, the chart, or the picture of the recommended device.
    for (const part of [verdict, sheet.locator('figure svg, img').first(), firstField]) {
      const { top, bottom } = await edges(part);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(720);
    }
    await expect(strip).toBeHidden();

    const height = 640;
    await page.setViewportSize({ width: 360, height });
    const field = page.locator('main input[inputmode="decimal"]:visible').first();
    const [before, outcome] = [await field.inputValue(), await verdict.getAttribute('data-outcome')];
    await field.fill('abc');
    await expect(strip).toHaveText(new RegExp(`^${words.say('refused.strip')}`));
    await expect(verdict).toHaveAttribute('data-outcome', 'open');
    await expect(consult).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(visibleText(page).getByText(words.say('refused.printed'))).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await field.fill(before);
    await expect(verdict).toHaveAttribute('data-outcome', outcome ?? '');

    const sentence = (await verdict.locator('[data-sentence]').textContent()) ?? '';
    // Short tools show the verdict below the fields, and have no strip.
    if (await strip.isHidden()) await expect(verdict).toBeInViewport({ ratio: 1 });
    else {
      await expect(strip).toContainText(sentence);
      expect((await edges(strip)).bottom).toBeLessThanOrEqual(height);
      expect((await edges(firstField)).bottom).toBeLessThanOrEqual((await edges(strip)).top);
      await strip.click();
      await expect(strip).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('button', { name: sheetWords.say('close') })).toBeFocused();
      expect((await edges(sheet)).bottom).toBeCloseTo(height, 0);
      expect(await violations(page, { within: '#hasil' })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(strip).toHaveAttribute('aria-expanded', 'false');
      await expect(strip).toBeFocused();
      // When the focus moves under the open sheet, the sheet closes.
      await strip.click();
      await firstField.focus();
      await expect(strip).toHaveAttribute('aria-expanded', 'false');
      await expect(firstField).toBeFocused();
    }

    await page.setViewportSize({ width: 1280, height: 720 });
    await consult.click();
    const id = path.slice(1);
    const read = Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, asRead(id, value)]));
    await expect(carried(page)).toHaveText(form.like(`${id}.line`, read));
    if (also) await expect(carried(page)).toHaveText(also);
  });
}

test('a part that fails to load shows a message, and the tool keeps working', async ({ page }) => {
  await page.route(/\/RoiDetails\.[^/]+\.js$/, (route) => route.abort());
  await openAlive(page, toolRoutes.roi);
  const title = recordWords('pages/kalkulator-roi', 'tool').say('tables.cases');
  const cases = page.locator('details', { has: page.locator('summary', { hasText: title }) });
  await cases.locator('summary').click();
  await expect(cases.getByRole('alert')).toHaveText(recordWords('site/islands').say('failed'));
  await page.locator('#tangki').fill('60');
  await expect(page).toHaveURL(/tangki=60/);
});

test('a print states number, date, and URL of the calculation', async ({ page }) => {
  await openAlive(page, toolRoutes.roi);
  await page.locator('#tangki').fill('60');
  await expect(page).toHaveURL(/tangki=60/);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const imprint = page.locator('p', { hasText: page.url() });
  await expect(imprint).toBeVisible();
  const block = page.locator('[data-title-block]');
  await expect(block).toContainText(documentNumber(toolRoutes.roi.slice(1), new URL(page.url()).hash));
  await expect(block).toContainText(String(new Date().getFullYear()));
});

test('a query typed before the search script has loaded gets results', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(routes.search, { waitUntil: 'commit' });
  const field = page.locator('main').getByRole('searchbox');
  await field.fill('radar');
  scripts.resolve();
  await expect(page.locator('main [role="search"] ul a').first()).toBeVisible();
  await expect(field).toHaveValue('radar');
});

test('a search whose script fails to load shows a message', async ({ page }) => {
  await page.route('**/_astro/search-field.*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(routes.search);
  const field = page.locator('main').getByRole('searchbox');
  await field.fill('radar');
  await expect(page.locator('main [role="search"]').getByRole('alert')).toHaveText(
    recordWords('site/navigation').say('search.failed'),
  );
});
