import { readFileSync, writeFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { routes } from '../../apps/site/src/routes.ts';
import { recordWords } from '../records.ts';
import { violations } from './axe.ts';
import { expect, openAlive, test, waitUntilAlive } from './page.ts';

const { say, like } = recordWords('words/tank-list');
const form = recordWords('pages/konsultasi-gratis');
const address = `${routes.procurement}#daftar-tangki`;
const fourteen = readFileSync('tests/cases/list14.tsv', 'utf8');
const short = 'Tag;Isi;Bentuk;Diameter (m);Tinggi (m)\nT-9;Solar;Tegak;10;9';

for (const width of [390, 1366]) {
  test(`from a list of fourteen tanks to the filled form in at most twelve presses at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAlive(page, `${routes.procurement}?industri=petrokimia#daftar-tangki`);
    let presses = 0;
    const press = async (name: string) => {
      presses += 1;
      await page.locator('main').getByRole('button', { name, exact: true }).click();
    };
    // Into the field, and paste.
    presses += 2;
    await page.getByLabel(say('field')).fill(fourteen);
    await expect(page.getByText('Terbaca 14 baris')).toBeVisible();
    await press(say('questions.wells.pipa'));
    await press('Air limbah domestik');
    await expect(page.getByText(say('questions.title'), { exact: true })).toBeHidden();
    // 13 × 8,000,000 + 24,000,000 × 13 ÷ 12.
    await expect(page.getByRole('cell', { name: '130.000.000' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    presses += 1;
    await page.getByRole('link', { name: say('actions.consult') }).click();
    await waitUntilAlive(page);
    await page.locator('#name').fill('Siti Rahma');
    await page.locator('#email').fill('siti@contoh.co.id');
    await page.locator('#phone').fill('+62 812 3456 7890');
    presses += 3;
    await expect(page.locator('[data-carried]')).toContainText(form.say('form.carried.folded', { jumlah: '1' }));
    await expect(page.locator('[data-carried] li')).toContainText('14 tangki');
    await expect(page.getByRole('combobox', { name: form.say('form.fields.industry.label') })).toContainText('Kimia');
    await expect(page.getByRole('combobox', { name: form.say('form.fields.tankCount.label') })).toContainText('6–20');
    expect(presses).toBeLessThanOrEqual(12);
  });
}

test('the list is kept over a reload in this tab, and one press removes it', async ({ page }) => {
  await openAlive(page, address);
  await page.getByLabel(say('field')).fill(short);
  await expect(page.getByText('Terbaca 1 baris')).toBeVisible();
  await page.reload();
  await waitUntilAlive(page);
  await expect(page.getByLabel(say('field'))).toHaveValue(short);
  await expect(page.getByText('Terbaca 1 baris')).toBeVisible();
  await page.getByRole('button', { name: say('clear') }).click();
  await page.reload();
  await waitUntilAlive(page);
  await expect(page.getByLabel(say('field'))).toHaveValue('');
});

test('a second list replaces the first one with its answers', async ({ page }) => {
  await openAlive(page, address);
  await page.getByLabel(say('field')).fill(fourteen);
  await page.getByRole('button', { name: 'Air limbah domestik' }).click();
  await page.getByLabel(say('field')).fill(`${short}\nT-10;Air limbah;Tegak;4;4`);
  await expect(page.getByText('Terbaca 2 baris')).toBeVisible();
  await expect(page.getByText(like('questions.product', { isi: 'Air limbah' }))).toBeVisible();
  await expect(page.locator('main')).not.toContainText('T-401');
});

const files = [
  [
    'an encrypted workbook',
    'daftar.xlsx',
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    say('files.old'),
  ],
  ['a damaged workbook', 'daftar.xlsx', Buffer.from(zipSync({ 'a.txt': new Uint8Array([1]) })), say('files.workbook')],
  ['a picture', 'daftar.png', Buffer.from('\x89PNG\r\n', 'latin1'), say('files.image')],
] as const;

for (const [what, name, buffer, sentence] of files) {
  test(`${what} is named, and the list before it stays`, async ({ page }) => {
    await openAlive(page, address);
    await page.getByLabel(say('field')).fill(short);
    await page.locator('#daftar-tangki-berkas').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByLabel(say('field'))).toHaveValue(short);
  });
}

test('a workbook of 20 MB is named', async ({ page }, info) => {
  const path = info.outputPath('daftar.xlsx');
  writeFileSync(path, Buffer.alloc(20_000_000, 1));
  await openAlive(page, address);
  await page.locator('#daftar-tangki-berkas').setInputFiles(path);
  await expect(page.getByText(say('files.big', { batas: '10 MB' }))).toBeVisible();
});

test('the example is not carried to the form', async ({ page }) => {
  await openAlive(page, address);
  await page.getByRole('button', { name: say('example') }).click();
  await expect(page.getByText(say('actions.blocked'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('actions.consult') })).toHaveCount(0);
});
