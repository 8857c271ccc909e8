import { chromium } from '@playwright/test';
import { isWholeDepth, samplePages } from '../depth.ts';
import { lateShifts, viewportWidths } from '../faces/late.ts';
import { configureFonts, type FontSet, fontSets } from '../faces/sets.ts';
import { expect, test } from './page.ts';

/** Limits of the layout shift (CLS) when the fonts arrive: for nearly all visits, and for each. */
const [hardly, most] = [0.01, 0.05];
/** Share of visits that may exceed the first limit. */
const seldom = 0.02;

const sets = isWholeDepth ? (Object.keys(fontSets) as FontSet[]) : (['Liberation', 'DejaVu'] as const);
const measured = isWholeDepth ? viewportWidths : ([375, 412, 768] as const);

interface Visit {
  address: string;
  width: number;
  moved: number;
}

for (const set of sets) {
  test(`pages keep their line breaks when the fonts arrive late on a machine with ${set}`, async ({
    baseURL,
    launchOptions,
  }) => {
    test.setTimeout(samplePages.length * 20_000);
    const env = { ...process.env, FONTCONFIG_FILE: await configureFonts(set) };
    const browser = await chromium.launch({ ...launchOptions, env });
    const visits: Visit[] = [];
    for (const address of samplePages) {
      const shifts = await lateShifts(browser, `${baseURL}${address}`, measured);
      for (const [at, width] of measured.entries())
        visits.push({ address, width, moved: (shifts[at] ?? []).reduce((sum, { value }) => sum + value, 0) });
    }
    await browser.close();
    const moving = visits.filter(({ moved }) => moved > hardly);
    if (isWholeDepth) print(set, visits, moving);
    expect(moving.length, JSON.stringify(moving)).toBeLessThanOrEqual(visits.length * seldom);
    expect(moving.filter(({ moved }) => moved > most)).toEqual([]);
  });
}

function print(set: FontSet, visits: readonly Visit[], moving: readonly Visit[]) {
  const row = measured.map((width) => {
    const all = visits.filter((visit) => visit.width === width).map(({ moved }) => moved);
    return `${width} px: ${all.filter((moved) => moved > hardly).length} (${Math.max(...all).toFixed(3)})`;
  });
  const list = moving.map(({ address, width, moved }) => `  ${address} at ${width} px: ${moved.toFixed(3)}`);
  console.log([`${set}, pages above ${hardly} (largest): ${row.join(', ')}`, ...list].join('\n'));
}

test('test browsers use the project’s fonts, and do not round text widths', async ({ page }) => {
  await page.setContent('<p style="font: 16px Arial; width: max-content">Hamburgefonstiv</p>');
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map(({ familyName }) => familyName)).toEqual(['Liberation Sans']);
  const width = (size: number) =>
    page.locator('p').evaluate((text, size) => {
      text.style.fontSize = `${size}px`;
      return text.getBoundingClientRect().width / size;
    }, size);
  // The sum of the advance widths and kerning in the file.
  for (const size of [13, 130]) expect(await width(size)).toBeCloseTo(7.559, 2);

  // A web font takes its hinting from another place than an installed one.
  await page.goto('/tidak-ada');
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.style.cssText = 'font: 16px "Plus Jakarta Sans"; width: max-content';
    text.textContent = 'Hamburgefonstiv';
    document.body.replaceChildren(text);
    return document.fonts.load(text.style.font);
  });
  expect(await width(13)).toBeCloseTo(await width(130), 2);
});
