import { violations } from './axe.ts';
import { expect, fill, open, send, test } from './leads-page.ts';

test.use({ limit: '1' });

test('429 says how long to wait and keeps what was typed', async ({ page, leads, email }) => {
  await open(page);
  await fill(page, email);
  await send(page);
  await page.getByRole('button', { name: 'Tulis permintaan lain' }).click();
  await fill(page, email);
  await send(page);
  await expect(page.getByRole('alert')).toContainText(/10\s+menit.*pukul \d\d\.\d\d\s+WIB/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(leads.of(email)).toHaveLength(1);
  expect(await violations(page)).toEqual([]);
});
