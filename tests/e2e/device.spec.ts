import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';

const table = '#radar [data-turntable]';

test('fetches its pictures at the first touch, and turns by keys and by drag', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/tankdevice#radar', { waitUntil: 'networkidle' });
  const address = (await page.getAttribute(table, 'data-turntable')) ?? '';
  expect(fetched).not.toContain(address);

  const range = page.locator(`${table} input`);
  await expect(page.locator(`${table} canvas`)).toBeHidden();
  await range.focus();
  await range.press('ArrowRight');
  await range.press('ArrowRight');
  await expect(range).toHaveAttribute('aria-valuetext', '30°');
  await expect(page.locator(`${table} canvas`)).toBeVisible();
  expect(fetched).toContain(address);
  expect(new Set(await ink(page))).not.toEqual(new Set([0]));

  const before = await ink(page);
  const box = await page.locator(`${table} canvas`).boundingBox();
  if (!box) throw new Error('the turntable is not to be seen');
  await page.mouse.move(box.x + 40, box.y + 80);
  await page.mouse.down();
  await page.mouse.move(box.x + 40 + box.width / 2, box.y + 80, { steps: 4 });
  await page.mouse.up();
  await expect(range).toHaveValue('14');
  await expect.poll(() => ink(page)).not.toEqual(before);
});

/** Pixels of the row through the middle of the turned picture. */
const ink = (page: Page) =>
  page.locator(`${table} canvas`).evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const pen = (canvas as HTMLCanvasElement).getContext('2d');
    return [...(pen?.getImageData(0, height / 2, width, 1).data ?? [])];
  });
