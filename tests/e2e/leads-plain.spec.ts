import { recordWords } from '../records.ts';
import { violations } from './axe.ts';
import { address } from './consultation.ts';
import { expect, fill, send, test } from './leads-page.ts';
import { visibleText } from './page.ts';

const { say, like } = recordWords('leads/terkirim');

test.describe.configure({ mode: 'default' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a request is stored, and the confirmation page contains no personal data', async ({ page, leads, email }) => {
    await page.goto(address);
    await expect(page.locator('noscript')).toHaveCount(0);
    await fill(page, email);
    await page.locator('select#industry').selectOption('agriculture');
    await send(page);
    await expect(page).toHaveURL(/\/konsultasi-gratis\/terkirim\?nomor=[A-Z0-9]{3}-[A-Z0-9]{4}$/);
    const [lead, ...others] = leads.of(email);
    expect(lead).toMatchObject({ source: 'form', industry: 'agriculture', suspect: 0 });
    expect(others).toEqual([]);
    expect(page.url()).toContain(lead?.reference);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(like('hero.title'));
    await expect(visibleText(page).getByText(say('number.where'))).toBeVisible();
  });

  test('the failure page shows only the reason that applies', async ({ page, leads, email }) => {
    await page.goto(address);
    await fill(page, email);
    await page.locator('#phone').fill('12');
    await send(page);
    await expect(page).toHaveURL(/\/konsultasi-gratis\/gagal#isian-phone$/);
    await expect(page.locator('#isian-phone')).toBeVisible();
    await expect(page.locator('#isian-email')).toBeHidden();
    expect(leads.of(email)).toEqual([]);
    await page.goto(`${address}/gagal`);
    await expect(page.locator('#isian-email')).toBeVisible();
  });
});

test('the pages after a plain request have no violation, and show the number by script', async ({ page }) => {
  await page.goto(`${address}/terkirim?nomor=KTR-4X9M`);
  await expect(visibleText(page).getByText('KTR-4X9M', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${address}/terkirim?nomor=%3Cb%3E`);
  await expect(visibleText(page).getByText(say('number.missing'))).toBeVisible();
  for (const place of ['/gagal', '/gagal#terlalu-sering']) {
    await page.goto(address + place);
    expect(await violations(page)).toEqual([]);
  }
});
