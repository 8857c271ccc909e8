import { referencePattern } from 'contract/lead';
import { formatLongWib } from 'contract/wib';
import { literal, readRecord, recordWords } from '../records.ts';
import { violations } from './axe.ts';
import { industryLabel, list, open } from './consultation.ts';
import { expect, fill, receipt, send, test, watchRequests, words } from './leads-page.ts';
import { visibleText } from './page.ts';

test.describe.configure({ mode: 'default' });

/** The server's sentence for a field that it refuses. */
const refusal = (field: string) => new RegExp(literal(readRecord('leads/server').fields[`${field}.wrong`]));

test('a request needs consent, stores one row, and gets a receipt that is focused and printed alone', async ({
  page,
  leads,
  email,
}) => {
  await open(page);
  expect(await violations(page)).toEqual([]);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await send(page);
  await expect(page.locator('#name:invalid')).toBeFocused();
  await fill(page, email);
  await list(page, 'industry').click();
  await page.getByRole('option', { name: industryLabel('water-waste') }).click();
  await page.getByRole('checkbox').uncheck();
  await send(page);
  await expect(page.locator('#consent:invalid')).toBeFocused();
  await page.getByRole('checkbox').check();
  const answer = page.waitForResponse('**/api/consultations');
  await send(page);

  await expect(receipt(page)).toBeFocused();
  const { reference, replyBy } = await (await answer).json();
  expect(leads.of(email)).toMatchObject([
    { reference, name: 'Siti Rahma', phone: '+6281234567890', industry: 'water-waste', suspect: 0, source: 'json' },
  ]);
  expect(reference).toMatch(referencePattern);
  await expect(visibleText(page).getByText(reference, { exact: true })).toBeVisible();
  await expect(page.locator(`time[datetime="${replyBy}"]`)).toHaveText(formatLongWib(new Date(replyBy)));
  await expect(visibleText(page).getByText(industryLabel('water-waste'))).toBeVisible();
  const whatsapp = page.getByRole('link', { name: words.say('received.whatsapp') });
  await expect(whatsapp).toHaveAttribute('href', new RegExp(reference));
  await expect(whatsapp).not.toHaveAttribute('href', /Siti|contoh|3456/);
  expect(await violations(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(visibleText(page).getByText(reference, { exact: true })).toBeVisible();
  await expect(visibleText(page).getByText(email)).toBeVisible();
  await expect(
    page.getByRole('heading', { name: recordWords('pages/konsultasi-gratis').say('benefits.title') }),
  ).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
});

test('rejected fields show the server’s message and keep their values, and the first one has the focus', async ({
  page,
  leads,
  email,
}) => {
  const keys = watchRequests(page);
  await open(page);
  await fill(page, email);
  await page.locator('#email').fill('siti@contoh');
  await page.locator('#phone').fill('12');
  await send(page);
  await expect(page.locator('#email')).toBeFocused();
  await expect(page.locator('#email')).toHaveAccessibleDescription(refusal('email'));
  await expect(page.locator('#phone')).toHaveAccessibleDescription(refusal('phone'));
  await expect(page.locator('#name')).toHaveValue('Siti Rahma');
  await expect(page.locator('#phone')).toHaveValue('12');
  expect(await violations(page)).toEqual([]);

  await page.locator('#email').fill(email);
  await expect(page.locator('#email')).not.toHaveAttribute('aria-invalid');
  await expect(page.locator('#phone')).toHaveAttribute('aria-invalid');
  await page.locator('#phone').fill('+62 812 3456 7890');
  await send(page);
  await expect(receipt(page)).toBeFocused();
  expect(leads.of(email)).toHaveLength(1);
  expect(new Set(keys).size).toBe(2);
});

test('an autofilled honeypot gives no receipt and is cleared, and sending again succeeds', async ({
  page,
  leads,
  email,
}) => {
  await open(page);
  await fill(page, email);
  const trap = page.locator('input[name="remark"]');
  await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://contoh.co.id'));
  await send(page);
  await expect(page.getByRole('alert')).toContainText(refusal('remark'));
  await expect(trap).toHaveValue('');
  await expect(page.locator('#email')).toHaveValue(email);
  await send(page);
  await expect(receipt(page)).toBeFocused();
  expect(leads.of(email).map(({ suspect }) => suspect)).toEqual([1, 0]);
});

test('without the store the page reports a failure with other channels, and retries with the same key', async ({
  page,
  leads,
  email,
}) => {
  const keys = watchRequests(page);
  await open(page);
  await fill(page, email);
  const unlock = leads.lock();
  await page.locator('#email').press('Enter');
  await expect(page.getByRole('alert')).toContainText(words.say('failures.unavailable.title'), { timeout: 15_000 });
  unlock();
  await expect(page.getByRole('button', { name: words.say('again') })).toBeFocused();
  await expect(page.locator('form a[href*="wa.me"]')).toBeVisible();
  await expect(page.locator('#email')).toHaveValue(email);
  expect(leads.of(email)).toEqual([]);
  expect(await violations(page)).toEqual([]);

  await expect.poll(async () => (await page.request.get('/readyz')).status()).toBe(200);
  await send(page);
  await expect(receipt(page)).toBeFocused();
  expect(leads.of(email)).toHaveLength(1);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('a lost response is retried with the same key, and one row is stored', async ({ page, leads, email }) => {
  const keys = watchRequests(page);
  let lost = 0;
  await page.route('**/api/consultations', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await open(page);
  await fill(page, email);
  await send(page);
  await expect(receipt(page)).toBeFocused();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(leads.of(email)).toHaveLength(1);
});

test('without a connection the request waits with a message, and is sent automatically later', async ({
  page,
  context,
  leads,
  email,
}) => {
  await open(page);
  await fill(page, email);
  await context.setOffline(true);
  await send(page);
  await expect(visibleText(page).getByText(words.say('waiting.title'))).toBeVisible();
  await expect(page.getByRole('region', { name: words.like('toasts') })).toContainText(words.say('waiting.toast'));
  await expect(page.getByRole('button', { name: words.say('waiting.button') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(await violations(page, { within: 'main' })).toEqual([]);

  await page.getByRole('button', { name: words.say('waiting.cancel') }).click();
  await page.locator('#name').fill('Siti Rahma Dewi');
  await send(page);
  await expect(visibleText(page).getByText(words.say('waiting.title'))).toBeVisible();
  await context.setOffline(false);
  await expect(receipt(page)).toBeFocused();
  expect(leads.of(email)).toMatchObject([{ name: 'Siti Rahma Dewi' }]);
});
