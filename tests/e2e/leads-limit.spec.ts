import { earlyInWindow } from '../limit-window.ts';
import { violations } from './axe.ts';
import { open } from './consultation.ts';
import { expect, fill, send, test, words } from './leads-page.ts';

test.use({ limit: '1' });

test('429 says how long to wait and keeps what was typed', async ({ page, leads, email }) => {
  await earlyInWindow();
  await open(page);
  await fill(page, email);
  await send(page);
  await page.getByRole('button', { name: words.say('received.another') }).click();
  await fill(page, email);
  // Another request: the same one again would be answered like the first, and not be counted.
  await page.locator('#message').fill('Dua tangki lagi.');
  await send(page);
  await expect(page.getByRole('alert')).toContainText(words.like('failures.tooMany.text'));
  await expect(page.getByRole('alert')).toContainText(/\b(?:[1-9]|10)\s.*\d\d\.\d\d\s+WIB/);
  await expect(page.locator('#email')).toHaveValue(email);
  expect(leads.of(email)).toHaveLength(1);
  expect(await violations(page)).toEqual([]);
});
