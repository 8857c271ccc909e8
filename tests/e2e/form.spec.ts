import type { ConsoleMessage, Page } from '@playwright/test';
import { expect, test } from './page.ts';

const address = '/konsultasi-gratis';

async function fill(page: Page) {
  await page.getByLabel('Nama Lengkap').fill('Siti Rahma');
  await page.getByLabel('Email').fill('siti@contoh.co.id');
  await page.getByLabel('Nomor Telepon').fill('+62 812 3456 7890');
}

/** What the page writes to its console, as values. */
function logged(page: Page): Promise<unknown>[] {
  const values: Promise<unknown>[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'log') values.push(Promise.all(message.args().map((arg) => arg.jsonValue())));
  });
  return values;
}

/** The form answers to scripts only once it is alive. */
async function open(page: Page, query = '') {
  await page.goto(address + query);
  await expect(page.getByRole('combobox', { name: /Industri/ })).toHaveAttribute('aria-expanded', 'false');
}

test('the seven fields stand in their order, with label, placeholder and native checks', async ({ page }) => {
  await open(page);
  const fields = page.locator('form label');
  await expect(fields).toHaveText([
    'Nama Lengkap',
    'Email',
    'Nomor Telepon',
    /^Nama Perusahaan/,
    /^Industri/,
    /^Jumlah Tangki/,
    /^Pesan/,
  ]);
  for (const name of ['name', 'email', 'phone']) await expect(page.locator(`#${name}`)).toHaveAttribute('required');
  for (const name of ['company', 'message']) await expect(page.locator(`#${name}`)).not.toHaveAttribute('required');
  await expect(page.locator('#name')).toHaveAttribute('placeholder', 'Masukkan nama lengkap');
  await expect(page.locator('#phone')).toHaveAttribute('placeholder', '+62 xxx xxxx xxxx');
  await expect(page.locator('#email')).toHaveAttribute('type', 'email');
  const message = await page.locator('#message').evaluate((element) => getComputedStyle(element).minBlockSize);
  expect(message).toBe('120px');
});

test('a filled form is written to the console as one object and goes nowhere', async ({ page }) => {
  const values = logged(page);
  await open(page);
  await fill(page);
  await page.getByLabel('Nama Perusahaan').fill('PT Contoh');
  await page.getByRole('combobox', { name: /Industri/ }).click();
  await page.getByRole('option', { name: 'Air & Limbah' }).click();
  await page.getByRole('combobox', { name: /Jumlah Tangki/ }).click();
  await page.getByRole('option').nth(3).click();
  await page.getByLabel('Pesan').fill('Dua tangki solar 20 kL.');

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const before = await page.locator('main').textContent();
  await page.getByRole('button', { name: 'Kirim Permintaan' }).click();
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

test.describe('native checks', () => {
  for (const [what, name, value] of [
    ['no name', 'name', ''],
    ['no e-mail', 'email', ''],
    ['a wrong e-mail', 'email', 'siti@'],
    ['no telephone', 'phone', ''],
  ] as const) {
    test(`${what} keeps the form from being submitted and shows the field`, async ({ page }) => {
      const values = logged(page);
      await open(page);
      await fill(page);
      await page.locator(`#${name}`).fill(value);
      await page.getByRole('button', { name: 'Kirim Permintaan' }).click();
      await expect(page.locator(`#${name}:invalid`)).toBeFocused();
      expect(values).toEqual([]);
    });
  }
});

test('a choice works from the keyboard alone, with typeahead', async ({ page }) => {
  const values = logged(page);
  await open(page);
  await fill(page);
  await page.getByRole('combobox', { name: /Industri/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(7);
  await page.keyboard.type('makanan');
  await expect(page.getByRole('option', { name: 'Makanan & Minuman' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /Industri/ })).toBeFocused();
  await page.getByLabel('Nama Lengkap').press('Enter');
  await expect.poll(() => values.length).toBe(1);
  expect(await values[0]).toMatchObject([{ industry: 'food-beverage' }]);
});

test('Escape closes a list without choosing', async ({ page }) => {
  await open(page);
  const list = page.getByRole('combobox', { name: /Jumlah Tangki/ });
  await list.click();
  await expect(page.getByRole('option')).toHaveCount(4);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(list).toContainText('Pilih jumlah tangki');
  await expect(list).toBeFocused();
});

test('what was typed before the page came alive is kept', async ({ page }) => {
  const values = logged(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await fill(page);
  await page.locator('select#industry').selectOption('agriculture');
  release();
  await expect(page.getByRole('combobox', { name: /Industri/ })).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('combobox', { name: /Industri/ })).toContainText('Agrikultur');
  await page.getByRole('button', { name: 'Kirim Permintaan' }).click();
  await expect.poll(() => values.length).toBe(1);
  expect(await values[0]).toMatchObject([{ name: 'Siti Rahma', industry: 'agriculture' }]);
});

for (const [query, expected] of [
  ['?topik=demo', /demo/],
  ['?paket=premium', /Premium Support/],
  ['?topik=%3Cb%3E', /^$/],
] as const) {
  test(`${query} prepares the message`, async ({ page }) => {
    await open(page, query);
    await expect(page.locator('#message')).toHaveValue(expected);
  });
}

test('direct contacts call and open WhatsApp without personal data; a meeting has its own page', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Hubungi Sekarang' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: /^\+62/ }).first()).toHaveAttribute('href', /^tel:\+62\d+$/);
  await expect(sheet.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/62\d+$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Jadwalkan Meeting' })).toHaveAttribute('href', '/jadwalkan');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('submitting puts nothing into the address, and the page says how else to reach the company', async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.locator('noscript, [class*="noscript"]').first()).toBeVisible();
    await fill(page);
    await page.locator('select#industry').selectOption('other');
    await page.getByRole('button', { name: 'Kirim Permintaan' }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByLabel('Nama Lengkap')).toHaveValue('Siti Rahma');
  });
});
