import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { copy, git, remote } from './copy.ts';
import {
  button,
  changes,
  discard,
  field,
  openField,
  openRecord,
  openSection,
  save,
  sitePage,
  status,
  textOf,
} from './desk-page.ts';

const home = 'pages/home.yaml';

test.describe.configure({ mode: 'serial' });

test('a click on a sentence of the page opens its field; saved, the page shows the new one', async ({ page }) => {
  await openRecord(page, home);
  const heading = sitePage(page).locator('h1');
  const before = (await heading.textContent())?.trim() ?? '';
  await expect(async () => {
    await heading.click();
    await expect(field(page, 'hero.title')).toBeFocused({ timeout: 2000 });
  }).toPass();
  await expect(field(page, 'hero.title')).toHaveValue(before);
  await field(page, 'hero.title').fill('Isi setiap tangki terbaca dari kantor');
  await save(page);
  await expect(heading).toHaveText('Isi setiap tangki terbaca dari kantor', { timeout: 15_000 });
  expect(changes(home)).toEqual([`-  title: ${before}`, '+  title: Isi setiap tangki terbaca dari kantor']);
});

test('the page shows what is typed before it is saved, and nothing of it is written', async ({ page }) => {
  await openRecord(page, home);
  await openSection(page, 'hero');
  const before = textOf(home);
  const heading = sitePage(page).locator('h1');
  const saved = (await heading.textContent()) ?? '';
  await field(page, 'hero.title').fill('Terlihat selagi diketik');
  await expect(heading).toHaveText('Terlihat selagi diketik');
  // A mark that is only begun leaves the page as it was; finished, it is filled in.
  await field(page, 'hero.title').fill('Terlihat {prod');
  await expect(page.locator('[id="hero.title__error"]')).toBeVisible();
  await expect(heading).toHaveText('Terlihat selagi diketik');
  await field(page, 'hero.title').fill('Terlihat dengan {product}');
  await expect(heading).toHaveText('Terlihat dengan tankNusa');
  // A page that loads anew shows it as well; other visitors of the server do not see it.
  await page.frame({ url: /\/$/ })?.evaluate(() => location.reload());
  await expect(heading).toHaveText('Terlihat dengan tankNusa');
  expect(await (await page.request.get('/')).text()).not.toContain('Terlihat dengan');
  expect(textOf(home)).toBe(before);
  await discard(page);
  await expect(heading).toHaveText(saved);
});

test('marks are offered while one types, and put in with Enter', async ({ page }) => {
  await openRecord(page, home);
  await openSection(page, 'hero');
  const lead = field(page, 'hero.lead');
  await lead.fill('Balik modal dalam ');
  await lead.press('End');
  await lead.pressSequentially('{roi');
  await expect(page.getByRole('option', { name: '{claim:roi}' })).toBeVisible();
  await lead.press('Enter');
  await expect(lead).toHaveValue('Balik modal dalam {claim:roi}');
  await discard(page);
  await expect(lead).not.toHaveValue(/claim:roi/);
});

test('what is wrong is said at its field while typing, and never reaches the file', async ({ page }) => {
  await openRecord(page, home);
  await openSection(page, 'about');
  const before = textOf(home);
  for (const [text, answer] of [
    ['Juru ukur naik ke atap', 'petugas ukur'],
    ['Akurasi 99,9%', 'Angka pemasaran'],
    ['Dengan {tidakAda}', 'tidak dikenal'],
    ['Judul dengan titik.', 'tanpa titik'],
    ['', 'Wajib diisi'],
  ] as const) {
    await field(page, 'about.title').fill(text);
    await expect(page.locator('[id="about.title__error"]'), text).toContainText(answer);
  }
  await button(page, 'Simpan').click();
  await expect(status(page)).toContainText('perlu diperbaiki');
  expect(textOf(home)).toBe(before);
});

test('what was typed is there again after a reload', async ({ page }) => {
  await openRecord(page, home);
  await openSection(page, 'about');
  await field(page, 'about.title').fill('Draf yang belum disimpan');
  await page.reload();
  await openSection(page, 'about');
  await expect(field(page, 'about.title')).toHaveValue('Draf yang belum disimpan');
  await expect(status(page)).toContainText('dipulihkan');
  // Asked, with what goes, and put back once more.
  await button(page, 'Buang perubahan').click();
  await expect(page.getByRole('alert').locator('del').first()).toBeVisible();
  await button(page, 'Buang sekarang').click();
  await expect(field(page, 'about.title')).not.toHaveValue('Draf yang belum disimpan');
  await button(page, 'Kembalikan yang dibuang').click();
  await expect(field(page, 'about.title')).toHaveValue('Draf yang belum disimpan');
  await discard(page);
  await expect(field(page, 'about.title')).not.toHaveValue('Draf yang belum disimpan');
});

test('of two tabs the later one is asked, and nothing is overwritten in silence', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openRecord(tab, 'site/brand.yaml');
    if (await tab.locator('#fold-root:not([open])').count()) await openSection(tab, 'root');
  }
  await field(page, 'tagline').fill('Satu kalimat dari tab pertama');
  await save(page);
  await field(other, 'tagline').fill('Satu kalimat dari tab kedua');
  await button(other, 'Simpan').click();
  await expect(status(other)).toContainText('juga diubah', { timeout: 30_000 });
  expect(textOf('site/brand.yaml')).toContain('tab pertama');
  await expect(other.locator('del')).toHaveText('Satu kalimat dari tab pertama');
  // Nothing can be saved or lost before one of both is chosen.
  await expect(button(other, 'Simpan')).toBeDisabled();
  await other.getByRole('region', { name: 'Tulisan Anda' }).getByRole('button').click();
  await expect(status(other)).toContainText('Tersimpan', { timeout: 60_000 });
  expect(textOf('site/brand.yaml')).toContain('tab kedua');
  // Another field of the first tab, which has not seen any of this, is laid beside it.
  await field(page, 'email').fill('kabar@tanknusa.example');
  await save(page);
  expect(textOf('site/brand.yaml')).toMatch(/email: kabar@tanknusa\.example[\s\S]*tab kedua/);
  git('checkout', '--', 'src/content/site/brand.yaml');
});

test('an item moved in one tab and edited in another merges; deleted and edited, both are shown as forms', async ({
  page,
  context,
}) => {
  const record = 'site/holidays.yaml';
  const other = await context.newPage();
  for (const tab of [page, other]) await openRecord(tab, record);
  const names = (): string[] => parse(textOf(record)).days.map(({ name }: { name: string }) => name);
  const [first = '', second = ''] = names();
  await openField(page, 'days.0.name');
  await page.getByRole('button', { name: /^Turunkan: .* 1$/ }).click();
  await save(page);
  await openField(other, 'days.0.name');
  await field(other, 'days.0.name').fill(`${first} (dipindah)`);
  await save(other);
  expect(names().slice(0, 2)).toEqual([second, `${first} (dipindah)`]);
  // The first tab still shows its own; it deletes what the second one edits.
  await openField(page, 'days.1.name');
  await page.getByRole('button', { name: /^Hapus: .* 2$/ }).click();
  await button(page, 'Simpan').click();
  await expect(page.getByText('Dihapus.')).toBeVisible();
  const theirs = page.getByRole('region', { name: 'Tulisan penulis lain' });
  await expect(theirs.locator('[id$=".name"]')).toHaveValue(`${first} (dipindah)`);
  await theirs.getByRole('button', { name: 'Pakai yang ini' }).click();
  await expect(status(page)).toContainText('Tersimpan', { timeout: 60_000 });
  expect(names()).toContain(`${first} (dipindah)`);
  git('checkout', '--', `src/content/${record}`);
});

test('a picture is dropped in, converted, stored and shown', async ({ page }) => {
  const photo = await sharp({ create: { width: 2600, height: 1400, channels: 3, background: '#2a6f7f' } })
    .jpeg()
    .toBuffer();
  const service = 'services/tankteam.yaml';
  await openRecord(page, service);
  await openSection(page, 'picture');
  const file = { name: 'Tim di Cilegon.jpg', mimeType: 'image/jpeg', buffer: photo };
  await page.locator('[id="picture.src__file"]').setInputFiles(file);
  await expect(field(page, 'picture.src')).toHaveValue(/tim-di-cilegon\.webp$/);
  await field(page, 'picture.alt').fill('Tim lapangan memasang radar di atap tangki.');
  await save(page);
  const { src } = parse(textOf(service)).picture;
  expect(existsSync(join(copy, 'src/content/services', src))).toBe(true);
  const shown = sitePage(page).getByAltText('Tim lapangan memasang radar di atap tangki.');
  await expect(shown).toHaveAttribute('src', /tim-di-cilegon/, { timeout: 20_000 });
});

test('a seventh industry: made from the desk, with its page', async ({ page }) => {
  test.slow();
  await openRecord(page, home);
  await page.locator('summary', { hasText: 'Industri dan penawaran' }).click();
  await button(page, 'Tambah industri').click();
  await expect(page.getByText('Ganti setiap teks contoh')).toBeVisible();
  await page.getByLabel('Judul').fill('Pertambangan');
  await button(page, 'Buat rekaman').click();
  await expect(sitePage(page).locator('main')).toContainText('Pertambangan', { timeout: 60_000 });
  await openRecord(page, 'industries/pertambangan.yaml');
  await openSection(page, 'hero');
  await field(page, 'hero.title').fill('Solar tambang terhitung sampai unit terakhir');
  await save(page);
  await expect(sitePage(page).locator('h1')).toHaveText('Solar tambang terhitung sampai unit terakhir', {
    timeout: 30_000,
  });
  // A draft until its writer says otherwise: only the desk shows it.
  const named = async (address: string) => (await (await page.request.get(address)).text()).includes('/pertambangan');
  for (const address of ['/', '/sitemap.xml', '/cari']) expect(await named(address), address).toBe(false);
  // No two pages of search results may have one title.
  await openSection(page, 'seo');
  await field(page, 'seo.title').fill('Pemantauan tangki solar tambang | {product}');
  await openSection(page, 'root');
  await page.getByLabel('Draf').uncheck();
  await save(page);
  for (const address of ['/', '/sitemap.xml', '/cari']) expect(await named(address), address).toBe(true);
});

test('the history tells it word by word, puts a record back and commits the rest', async ({ page }) => {
  await openRecord(page, home);
  await button(page, 'Riwayat & terbitkan').click();
  const record = page.locator('article', { hasText: home });
  await expect(record.locator('ins', { hasText: 'terbaca' })).toBeVisible();
  await record.getByRole('button').click();
  await expect(record).toHaveCount(0, { timeout: 30_000 });
  expect(changes(home)).toEqual([]);
  await page.getByLabel('Pesan').fill('Tambah industri pertambangan');
  await button(page, 'Simpan ke riwayat').click();
  // Every page is looked at before.
  await expect(page.getByText('Tidak ada perubahan.')).toBeVisible({ timeout: 90_000 });
  expect(git('log', '-1', '--format=%s').trim()).toBe('Tambah industri pertambangan');
});

test('publishing checks, builds, commits and pushes, and says where it stopped', async ({ page }) => {
  test.setTimeout(600_000);
  await openRecord(page, home);
  await openSection(page, 'hero');
  const sent = () => git('-C', remote, 'log', '-1', '--format=%s', 'main').trim();
  for (const [title, told] of [
    ['Gagal dibangun', 'tidak dapat dibangun'],
    ['Isi tangki terbaca tiap pagi', 'Sudah terkirim'],
  ] as const) {
    await field(page, 'hero.title').fill(title);
    await save(page);
    await button(page, 'Riwayat & terbitkan').click();
    await expect(page.getByText(`Tujuan: ${remote}`)).toBeVisible();
    await page.getByLabel('Pesan').fill(title);
    await button(page, 'Periksa & terbitkan').click();
    await expect(page.getByText(/Memeriksa rekaman dan halaman: sedang berjalan/)).toBeVisible();
    await expect(page.locator('section [role="status"]').first()).toContainText(told, { timeout: 240_000 });
    expect(sent()).toBe(told === 'Sudah terkirim' ? title : 'first');
    await button(page, 'Kembali ke formulir').click();
    await openSection(page, 'hero');
  }
});

for (const [what, width] of [
  ['a desktop', 1366],
  ['a narrow window', 400],
] as const) {
  test(`the desk has no violation on ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await openRecord(page, home);
    for (const key of ['root', 'seo', 'hero', 'about']) await openSection(page, key);
    for (const fold of await page.locator('#fold-hero details').all()) await fold.locator('summary').first().click();
    const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // The page in the frame is looked at by the tests of the built site.
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').withTags(tags).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target} ${nodes[0]?.failureSummary}`)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
