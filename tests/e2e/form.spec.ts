import type { ConsoleMessage, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { address, carried, fillRequired, industryLabel, list, open, say, submit } from './consultation.ts';
import { expect, test } from './page.ts';

/** Values that the page logs to its console. */
function logged(page: Page): Promise<unknown>[] {
  const values: Promise<unknown>[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'log') values.push(Promise.all(message.args().map((arg) => arg.jsonValue())));
  });
  return values;
}

test('a filled form is logged to the console as one object and sent nowhere', async ({ page }) => {
  const values = logged(page);
  await open(page);
  await fillRequired(page);
  await page.locator('#company').fill('PT Contoh');
  await list(page, 'industry').click();
  await page.getByRole('option', { name: industryLabel('water-waste') }).click();
  await list(page, 'tankCount').click();
  await page.getByRole('option').nth(3).click();
  await page.locator('#message').fill('Dua tangki solar 20 kL.');

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const before = await page.locator('main').textContent();
  await submit(page).click();
  await expect.poll(() => values.length).toBe(1);
  expect(await values[0]).toEqual([
    {
      name: 'Siti Rahma',
      email: 'siti@contoh.co.id',
      phone: '+62 812 3456 7890',
      company: 'PT Contoh',
      industry: 'water-waste',
      tankCount: '50+',
      message: 'Dua tangki solar 20 kL.',
    },
  ]);
  expect(requests).toEqual([]);
  expect(await page.locator('main').textContent()).toBe(before);
  expect(new URL(page.url()).search).toBe('');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
});

test('submitting scrolls to the first invalid field, which shows its error until it is corrected', async ({ page }) => {
  await open(page);
  await page.locator('#name').focus();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#name')).toBeFocused();
  await expect(page.locator('#name-label')).toBeInViewport({ ratio: 1 });
  const [header, label] = await Promise.all([
    page.locator('body > header').boundingBox(),
    page.locator('#name-label').boundingBox(),
  ]);
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await fillRequired(page, { email: 'siti@', phone: '' });
  await submit(page).click();
  await expect(page.locator('#email')).toBeFocused();
  await expect(page.locator('#email')).toHaveAccessibleDescription(say('fields.email.wrong'));
  await expect(page.locator('#phone')).toHaveAccessibleDescription(say('fields.phone.missing'));
  await expect(page.locator('main form [aria-invalid]')).toHaveCount(2);
  await page.locator('#email').fill('siti@contoh.co.id');
  await page.locator('#phone').fill('+62 812');
  await expect(page.locator('main form [aria-invalid]')).toHaveCount(0);
  await expect(page.locator('#email')).toHaveValue('siti@contoh.co.id');
});

test('an error above one of two fields in a row does not move the other one', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await open(page);
  await fillRequired(page, { email: 'siti@' });
  const box = (id: string) =>
    page
      .locator(id)
      .evaluate(
        (field) => field.getBoundingClientRect().top - (field.closest('form')?.getBoundingClientRect().top ?? 0),
      );
  const [email, phone] = [await box('#email'), await box('#phone')];
  expect(phone, 'they share a row').toBe(email);
  await submit(page).click();
  await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true');
  expect(await box('#phone')).toBe(phone);
  expect(await box('#email')).toBeGreaterThan(email);
});

test('the same data can be sent by WhatsApp or mail, and is in no URL before the click', async ({ page }) => {
  await open(page);
  await fillRequired(page);
  await page.locator('#message').fill('Solar & air\n20 kL');
  const link = page.locator('main form a[href^="https://wa.me/"]');
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/62\d+$/);
  await expect(page.locator('main form a[href^="mailto:"]')).toHaveAttribute('href', /^mailto:[^?]+$/);
  const opened = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.open = (address) => {
          resolve(String(address));
          return null;
        };
      }),
  );
  await link.click();
  const text = new URL(await opened).searchParams.get('text');
  expect(text?.split('\n').slice(1)).toEqual([
    `${say('fields.name.label')}: Siti Rahma`,
    `${say('fields.email.label')}: siti@contoh.co.id`,
    `${say('fields.phone.label')}: +62 812 3456 7890`,
    `${say('fields.message.label')}: Solar & air`,
    '20 kL',
  ]);
});

const kept = (page: Page) => page.evaluate(() => Object.values({ ...sessionStorage }).join());

test('restores data and tool results in the same tab until they are sent or cleared, and keeps several results', async ({
  page,
  context,
}) => {
  const values = logged(page);
  await open(page);
  expect(await kept(page)).toBe('');
  /** Comes from another page, as a link within the form's page does not reload the form. */
  const bring = async (result: string) => {
    await page.goto('/cari');
    await open(page, `#alat=${result}`);
  };
  await open(page, '?topik=demo');
  await fillRequired(page);
  await list(page, 'industry').click();
  await page.getByRole('option', { name: industryLabel('water-waste') }).click();
  await bring('kalkulator-roi&tangki=12&hemat=45&bersih=23&modal=120&balik=19');
  await bring('simulasi-alarm&pakai=1200&tunggu=3&ambang=4000&titik=5000&peluang=2');
  await expect(carried(page)).toHaveText([new RegExp(say('topics.demo').slice(0, 12)), /12 tangki.*19/, /1\.200 L/]);
  expect(await violations(page)).toEqual([]);
  await bring('kalkulator-roi&tangki=8&hemat=45&bersih=23&modal=120&balik=tidak');
  await carried(page).getByRole('button').first().click();
  await page.reload();
  await expect(carried(page)).toHaveText([/1\.200 L/, /8 tangki/]);
  await expect(page.locator('#email')).toHaveValue('siti@contoh.co.id');
  await expect(list(page, 'industry')).toContainText(industryLabel('water-waste'));
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.locator('#email')).toHaveValue('');

  await page.locator('#message').fill('Solar.');
  await submit(page).click();
  await expect.poll(() => values.length).toBe(1);
  const [request] = (await values[0]) as { message: string; industry: string }[];
  expect(request?.industry).toBe('water-waste');
  expect(request?.message.split('\n')).toEqual([
    expect.stringContaining('1.200 L'),
    expect.stringContaining('8 tangki'),
    'Solar.',
  ]);
  expect(await kept(page)).toBe('');

  await page.locator('#name').fill('Budi');
  await expect.poll(() => kept(page)).toContain('Budi');
  await page.getByRole('button', { name: say('clear') }).click();
  await expect(page.locator('#name')).toHaveValue('');
  await expect(page.locator('#email')).toHaveValue('');
  await expect(carried(page)).toHaveCount(0);
  expect(await kept(page)).toBe('');
});

test('the form works in a browser that blocks storage', async ({ page }) => {
  const values = logged(page);
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
  await open(page, '?topik=demo');
  await fillRequired(page);
  await expect(carried(page)).toHaveCount(1);
  await carried(page).getByRole('button').click();
  await expect(carried(page)).toHaveCount(0);
  await submit(page).click();
  await expect.poll(() => values.length).toBe(1);
  expect(await values[0]).toMatchObject([{ name: 'Siti Rahma', message: '' }]);
  await page.getByRole('button', { name: say('clear') }).click();
  await expect(page.locator('#name')).toHaveValue('');
});

test('a select works by keyboard with typeahead, and hidden elements cannot receive the focus meanwhile', async ({
  page,
}) => {
  const values = logged(page);
  await open(page);
  await fillRequired(page);
  await list(page, 'industry').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(7);
  const reachable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const hidden = await page
    .locator(`[aria-hidden="true"] :is(${reachable}), [aria-hidden="true"]:is(${reachable})`)
    .evaluateAll((found) => found.filter((element) => (element as HTMLElement).tabIndex >= 0).length);
  expect(hidden).toBe(0);
  expect(await violations(page)).toEqual([]);
  const wanted = industryLabel('food-beverage');
  await page.keyboard.type(wanted.toLowerCase().slice(0, 5));
  await expect(page.getByRole('option', { name: wanted })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page, 'industry')).toBeFocused();
  await page.locator('#name').press('Enter');
  await expect.poll(() => values.length).toBe(1);
  expect(await values[0]).toMatchObject([{ industry: 'food-beverage' }]);
});

test('the fields are disabled until the form is hydrated', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('#name')).toBeDisabled();
  await expect(submit(page)).toBeDisabled();
  scripts.resolve();
  await expect(page.locator('#name')).toBeEnabled();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('submitting adds nothing to the URL, and the page names other ways to contact the company', async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('noscript p').first()).toBeVisible();
    await fillRequired(page);
    await page.locator('select#industry').selectOption('other');
    await submit(page).click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('#name')).toHaveValue('Siti Rahma');
  });
});
