import { expect, test } from './page.ts';

test('an unknown address says so, offers the way home and notes the path', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto('/ada/yang/hilang?x=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  expect(lines.some((line) => line.includes('/ada/yang/hilang'))).toBe(true);
  await page.locator('main a[href="/"]').click();
  await expect(page).toHaveURL('/');
});
