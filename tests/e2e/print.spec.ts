import type { Page } from '@playwright/test';
import { alarmInputs } from 'tank-gauging/alarm/inputs';
import { deliveryInputs } from 'tank-gauging/delivery/model';
import { type Inputs, initialValues, type Values } from 'tank-gauging/inputs';
import { pickerInputs } from 'tank-gauging/picker/inputs';
import { roiInputs } from 'tank-gauging/roi/inputs';
import { type Tank, tankRecord } from 'tank-gauging/tank/tank-record';
import { routes, toolRoutes } from '../../apps/site/src/routes.ts';
import { writeAddress } from '../../apps/site/src/tools/kit/address.ts';
import { documentNumber } from '../../apps/site/src/tools/kit/paper/document-number.ts';
import { isWholeDepth } from '../depth.ts';
import { addresses, expect, openAlive, test } from './page.ts';
import { readPrint, type Sheet } from './printed.ts';

const { demo, ...tools } = toolRoutes;
/** Its table has as many rows as the tank has decimetres. */
const longTable = toolRoutes.tankTable;

async function print(page: Page): Promise<Sheet[]> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  return readPrint(await page.pdf({ format: 'A4', tagged: true }));
}

/** Share of a sheet's height that is inked at least. */
const leastInk = 0.2;

/** What no sheet may have. */
const faultsOf = (sheets: readonly Sheet[]) =>
  sheets.flatMap(({ ink, small, orphan }, at) => [
    ...(ink < leastInk ? [`page ${at + 1} is ${Math.round(ink * 100)}% full`] : []),
    ...(orphan ? [`page ${at + 1} ends with a heading`] : []),
    ...small.map((text) => `page ${at + 1}: ${text}`),
  ]);

/** Fields that would be printed as boxes; lines to sign on have none. */
const boxes = (page: Page) =>
  page
    .locator('main :is(input, select, textarea)')
    .evaluateAll((fields) =>
      fields
        .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).borderTopWidth) > 0)
        .map(({ id }) => id),
    );

/** Link that fills in some values over the example. */
const fill = <I extends Inputs>(inputs: I, values: Partial<Values<I>>) =>
  writeAddress(inputs, { ...initialValues(inputs), ...values });
const fillTank = (tank: Partial<Tank>) => writeAddress(tankRecord, { ...initialValues(tankRecord), ...tank });

/** Tools with their example, with nine digits, a name of forty letters, thirteen rejections, and without a device. */
const prints = [
  ...Object.values(tools).map((path) => [path, '', 'the example'] as const),
  [
    toolRoutes.alarm,
    fill(alarmInputs, {
      ...{ capacity: 100_000_000, content: 95_000_000, normalFill: 90_000_000, lowLimit: 60_000_000 },
      ...{ criticalLimit: 30_000_000, dailyUse: 9_000_000, deliverySize: 50_000_000 },
    }),
    'nine digits',
  ],
  [toolRoutes.delivery, fill(deliveryInputs, { ordered: 999_999_999, tableAfter: 999_999_999 }), 'nine digits'],
  [toolRoutes.roi, fill(roiInputs, { tanks: 900, productValue: 999_999_999_999 }), 'twelve digits'],
  [toolRoutes.tankFile, fillTank({ tag: 'W'.repeat(40) }), 'forty letters'],
  [toolRoutes.tankFile, fillTank({ kind: 'asam', vapour: 'banyak', foam: 'tebal' }), 'thick foam'],
  [toolRoutes.picker, fill(pickerInputs, { isi: 'asam', uap: 'banyak', busa: 'tebal' }), 'thick foam'],
  [toolRoutes.picker, fill(pickerInputs, { ukur: 'titik' }), 'no device'],
] as const;

for (const [path, fragment, shown] of isWholeDepth ? prints : [...prints.slice(3, 6), ...prints.slice(8, 9)]) {
  test(`${path} with ${shown} prints as a numbered sheet of at most two pages`, async ({ page }) => {
    await openAlive(page, path + fragment);
    // The library that draws the code of the link loads once the page is alive.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/qrcode\./.test(name)),
    );
    await page.emulateMedia({ media: 'print' });
    expect(await boxes(page)).toEqual([]);
    await page.emulateMedia({ media: null });
    const sheets = await print(page);
    expect(faultsOf(sheets)).toEqual([]);
    if (path !== longTable) expect(sheets.length).toBeLessThanOrEqual(2);
    const [first] = sheets;
    const number = /[A-Z]{2}-[0-9A-F]{4}-[0-9A-F]{4}/.exec(first?.text ?? '')?.[0] ?? '';
    const whole = sheets.map(({ text }) => text.replaceAll(/\s/g, '')).join('');
    expect(whole).toContain(new URL(path, page.url()).href);
    expect(number).toMatch(/^[A-Z]{2}-/);
    for (const sheet of sheets) expect(sheet.text).toContain(number);
    if (!fragment) expect(documentNumber(path.slice(1), new URL(page.url()).hash).slice(0, 2)).toBe(number.slice(0, 2));
  });
}

test('a refused figure prints its reason, without number or result', async ({ page }) => {
  await openAlive(page, toolRoutes.roi);
  await page.locator('#tangki').fill('-5');
  await expect(page.locator('#tangki')).toHaveAttribute('aria-invalid', 'true');
  const sheets = await print(page);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.text).not.toMatch(/[A-Z]{2}-[0-9A-F]{4}-[0-9A-F]{4}/);
});

const pages = addresses.filter((address) => !Object.values<string>(tools).includes(address));
for (const address of isWholeDepth ? pages : [routes.team, demo]) {
  test(`${address} prints no empty sheet, no heading alone, and no letters below 7 pt`, async ({ page }) => {
    await openAlive(page, address);
    const sheets = await print(page);
    expect(faultsOf(sheets)).toEqual([]);
    if (address === demo) expect(sheets.length).toBeLessThanOrEqual(2);
  });
}
