import { expect, type Page, test } from '@playwright/test';
import { git } from './copy.ts';
import { button, changes, discard, field, openField, openRecord, save, saved, say, status } from './desk-page.ts';

test('refuses a wrong sum that cuts the page off, and shows the right result at its field', async ({ page }) => {
  const record = 'pages/pengadaan.yaml';
  const sum = 'cost.example.rows.0.sum';
  await openRecord(page, record);
  await openField(page, sum);
  await field(page, sum).fill('12 tangki × 8.000.000 = 97.000.000');
  await expect(page.getByRole('region', { name: say('preview.name') }).getByRole('status')).toContainText(
    'hasilnya 96000000',
  );
  await button(page, say('form.save')).click();
  const alert = page.getByRole('alert').first();
  await expect(alert).toContainText('/pengadaan');
  await expect(alert).toContainText('hasilnya 96000000');
  await expect(field(page, sum)).toBeFocused();
  expect(changes(record)).toEqual([]);
  await field(page, sum).fill('12 tangki × 8.100.000 = 97.200.000');
  await save(page);
  await expect(alert).toHaveCount(0);
  git('checkout', '--', `apps/site/src/content/${record}`);
});

const fills = (path: string, text: string) => async (page: Page) => {
  await openField(page, path);
  await field(page, path).fill(text);
};

/** [name, record, action, page that breaks]: faults that only rendering reveals, not a schema. */
const faults: readonly (readonly [string, string, (page: Page) => Promise<void>, string])[] = [
  ['a sum', 'pages/kisah-sukses.yaml', fills('stories.items.0.measures.0.after', '2 × 2 = 5'), '/kisah-sukses'],
  ['a scenario of no industry', 'pages/kisah-sukses.yaml', fills('stories.items.0.id', 'tambang'), '/kisah-sukses'],
  ['an unknown slot', 'pages/tankteam.yaml', fills('hero.lead', 'Isi {{hari}}.'), '/tankteam'],
];

for (const [what, record, act, address] of faults) {
  test(`refuses ${what} that breaks its page`, async ({ page }) => {
    await openRecord(page, record);
    await act(page);
    await button(page, say('form.save')).click();
    await expect(page.getByRole('alert').first()).toContainText(address, { timeout: 30_000 });
    expect(changes(record)).toEqual([]);
    await discard(page);
  });
}

test('names another page that a save breaks, and undoes the save', async ({ page }) => {
  test.setTimeout(400_000);
  const record = 'site/glossary.yaml';
  await openRecord(page, record);
  await openField(page, 'APDN');
  await page.locator('input[value="APDN"]').fill('APDN Migas');
  await page.keyboard.press('Tab');
  await save(page);
  // Only the terms of procurement write this abbreviation. The desk renders all pages, one at a time.
  await expect(page.getByRole('alert')).toContainText('/pengadaan', { timeout: 240_000 });
  await button(page, say('form.undo')).click();
  await expect(status(page)).toHaveText(saved, { timeout: 60_000 });
  expect(changes(record)).toEqual([]);
});
