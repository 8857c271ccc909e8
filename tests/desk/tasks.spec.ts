import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { copy, git, remoteRepository } from './copy.ts';
import {
  button,
  changes,
  discard,
  field,
  groupOf,
  like,
  openField,
  openRecord,
  openSection,
  problem,
  recordText,
  save,
  saved,
  say,
  sitePage,
  status,
} from './desk-page.ts';

const home = 'pages/home.yaml';

/** Tasks of a writer at the desk. */
const tasks: Record<string, (page: Page, context: BrowserContext) => Promise<void>> = {
  async 'changes a sentence that is clicked in the page'(page) {
    await openRecord(page, home);
    const heading = sitePage(page).locator('h1');
    const before = (await heading.textContent())?.trim() ?? '';
    // The first click, on a fold whose fields are not rendered yet.
    await heading.click();
    await expect(field(page, 'hero.title')).toBeFocused();
    await expect(field(page, 'hero.title')).toHaveValue(before);
    await field(page, 'hero.title').fill('Isi setiap tangki terbaca dari kantor');
    await save(page);
    await expect(heading).toHaveText('Isi setiap tangki terbaca dari kantor', { timeout: 15_000 });
    expect(changes(home)).toEqual([`-  title: ${before}`, '+  title: Isi setiap tangki terbaca dari kantor']);
  },

  async 'changes a price, and its sum'(page) {
    const record = 'pages/pengadaan.yaml';
    const sum = 'cost.example.rows.0.sum';
    await openRecord(page, record);
    await openField(page, sum);
    await field(page, sum).fill('12 tangki × 8.100.000 = 97.200.000');
    await save(page);
    await expect(sitePage(page).locator('main')).toContainText('97.200.000', { timeout: 15_000 });
    expect(changes(record)).toHaveLength(2);
    git('checkout', '--', `apps/site/src/content/${record}`);
  },

  async 'adds a question with its answer'(page) {
    await openRecord(page, home);
    await openSection(page, 'faq');
    const count = parse(recordText(home)).faq.items.length;
    await page
      .locator('#fold-faq')
      .getByRole('button', { name: /^Tambah/ })
      .last()
      .click();
    await field(page, `faq.items.${count}.question`).fill('Apakah sensor dapat disewa?');
    const answer = field(page, `faq.items.${count}.answer`);
    await answer.fill('Dapat:\n- per bulan\n- per tahun');
    await expect(page.locator(`[id="faq.items.${count}.answer__error"]`)).toHaveText(problem('line break'));
    await answer.fill('Dapat, per bulan atau per tahun.');
    await save(page);
    await expect(sitePage(page).getByText('Apakah sensor dapat disewa?')).toHaveCount(1, { timeout: 15_000 });
    expect(changes(home)).toContain('+      answer: Dapat, per bulan atau per tahun.');
  },

  async 'moves an item of a list'(page) {
    const record = 'pages/pengadaan.yaml';
    await openRecord(page, record);
    await openSection(page, 'cost');
    const names = (): string[] => parse(recordText(record)).cost.factors.map(({ title }: { title: string }) => title);
    const [first = '', second = ''] = names();
    await page
      .getByRole('button', { name: /^Naikkan: .* 2$/ })
      .first()
      .click();
    // Moved without opening it.
    await expect(field(page, 'cost.factors.0.title')).toBeHidden();
    await save(page);
    expect(names().slice(0, 2)).toEqual([second, first]);
    git('checkout', '--', `apps/site/src/content/${record}`);
  },

  async 'changes the telephone and the hours of an office'(page) {
    const record = 'site/offices.yaml';
    await openRecord(page, record);
    await openField(page, 'offices.0.phone');
    await field(page, 'offices.0.phone').fill('0812 3456 7890');
    await expect(page.getByText(say('form.link', { link: 'tel:+6281234567890' }))).toBeVisible();
    await field(page, 'offices.0.phone').fill('112');
    await expect(page.locator('[id="offices.0.phone__error"]')).toContainText('WhatsApp');
    await field(page, 'offices.0.phone').fill('0812 3456 7890');
    await field(page, 'offices.0.opening.opens').fill('9.30');
    // Typed text stays as it is while the field has focus.
    await field(page, 'offices.0.opening.opens').blur();
    await expect(field(page, 'offices.0.opening.opens')).toHaveValue('09.30');
    await expect(page.locator('[id$="__error"]')).toHaveCount(0);
    await save(page);
    await expect(sitePage(page).locator('a[href="tel:+6281234567890"]').first()).toBeAttached({ timeout: 15_000 });
    git('checkout', '--', `apps/site/src/content/${record}`);
  },

  async 'adds a holiday'(page) {
    const record = 'site/holidays.yaml';
    await openRecord(page, record);
    const count = parse(recordText(record)).days.length;
    await page
      .locator('form')
      .getByRole('button', { name: /^Tambah/ })
      .last()
      .click();
    await field(page, `days.${count}.day`).fill('2027-12-31');
    await field(page, `days.${count}.name`).fill('Tutup buku');
    await save(page);
    expect(changes(record)).toEqual(['+  - { day: "2027-12-31", name: Tutup buku }']);
    git('checkout', '--', `apps/site/src/content/${record}`);
  },

  async 'changes a marketing figure where it is stated'(page) {
    const record = 'claims/experts.yaml';
    await openRecord(page, record);
    await openSection(page, 'figure');
    await field(page, 'figure').fill('60+');
    await save(page);
    await expect(async () => expect(await (await page.request.get('/tentang-kami')).text()).toContain('60+')).toPass();
    git('checkout', '--', `apps/site/src/content/${record}`);
  },

  async 'adds a marketing figure, and removes it'(page) {
    await openRecord(page, home);
    await groupOf(page, 'claims').click();
    await button(page, say('list.add', { what: say('collections.claims.add') })).click();
    await page.getByLabel(say('records.name')).fill('Kota terlayani');
    await button(page, say('records.make')).click();
    await expect(page).toHaveURL(/kota-terlayani/, { timeout: 60_000 });
    await openRecord(page, 'claims/kota-terlayani.yaml');
    await openSection(page, 'figure');
    await page.getByLabel(say('form.choice')).selectOption(say('options.string'));
    await field(page, 'figure').fill('17+');
    // A figure needs its proof: here how it is calculated, the last of the three kinds.
    await openSection(page, 'proof');
    await page.locator('#fold-proof select').first().selectOption({ index: 2 });
    await field(page, 'proof.reckoned').fill('Jumlah kota dengan tangki yang terpasang.');
    await save(page);
    const row = sitePage(page).locator('#kota-terlayani');
    await expect(row).toContainText('17+', { timeout: 15_000 });
    await expect(row).toContainText('Kota terlayani');
    await button(page, say('records.remove')).click();
    await page
      .getByRole('alert')
      .getByRole('button', { name: say('records.remove') })
      .click();
    await expect(page).toHaveURL(/#pages\/home\.yaml$/, { timeout: 60_000 });
    expect(await (await page.request.get('/klaim')).text()).not.toContain('Kota terlayani');
  },

  async 'inserts the mark of a figure with one click'(page) {
    await openRecord(page, home);
    await openField(page, 'about.lead');
    const lead = field(page, 'about.lead');
    await lead.fill('Balik modal dalam 6–12 bulan, uji coba 30 hari.');
    await button(page, say('form.use', { mark: '{claim:roi}' })).click();
    await button(page, say('form.use', { mark: '{claim:trial}' })).click();
    await expect(lead).toHaveValue('Balik modal dalam {claim:roi}, uji coba {claim:trial}.');
    await expect(page.locator('[id="about.lead__error"]')).toHaveCount(0);
    await discard(page);
  },

  async 'renames an entry of the menu'(page) {
    const record = 'site/navigation.yaml';
    await openRecord(page, record);
    await openField(page, 'main.1.label');
    await field(page, 'main.1.label').fill('Kemampuan');
    await save(page);
    await expect(sitePage(page).locator('header').first()).toContainText('Kemampuan', { timeout: 15_000 });
    expect(changes(record)).toEqual(['-  - { label: Fitur, to: /fitur }', '+  - { label: Kemampuan, to: /fitur }']);
    git('checkout', '--', `apps/site/src/content/${record}`);
  },

  async 'exchanges a picture'(page) {
    const photo = await sharp({ create: { width: 2600, height: 1400, channels: 3, background: '#2a6f7f' } })
      .jpeg()
      .toBuffer();
    const service = 'services/tankteam.yaml';
    await openRecord(page, service);
    await openSection(page, 'picture');
    const file = { name: 'Tim di Cilegon.jpg', mimeType: 'image/jpeg', buffer: photo };
    const isStored = () => existsSync(join(copy, 'apps/site/src/assets/scenes/tim-di-cilegon.webp'));
    await page.locator('[id="picture.src__file"]').setInputFiles(file);
    await expect(field(page, 'picture.src')).toHaveValue(/tim-di-cilegon\.webp$/);
    // A discarded picture is gone, and back when the draft is recalled.
    await discard(page);
    const choices = page.locator('[id="picture.src"] option', { hasText: 'tim-di-cilegon' });
    await expect(choices).toHaveCount(0);
    expect(isStored()).toBe(false);
    await button(page, say('form.recall')).click();
    await expect(field(page, 'picture.src')).toHaveValue(/tim-di-cilegon\.webp$/);
    await expect.poll(isStored).toBe(true);
    await field(page, 'picture.alt').fill('Tim lapangan memasang radar di atap tangki.');
    await save(page);
    const { src } = parse(recordText(service)).picture;
    expect(existsSync(join(copy, 'apps/site/src/content/services', src))).toBe(true);
    const shown = sitePage(page).getByAltText('Tim lapangan memasang radar di atap tangki.');
    await expect(shown).toHaveAttribute('src', /tim-di-cilegon/, { timeout: 20_000 });
  },

  async 'copies a record, publishes its page, and removes it'(page) {
    await openRecord(page, home);
    await groupOf(page, 'industries').click();
    await button(page, say('list.add', { what: say('collections.industries.add') })).click();
    await expect(page.getByText(say('collections.industries.needs'))).toBeVisible();
    await page.getByLabel(say('records.name')).fill('Pertambangan');
    await button(page, say('records.make')).click();
    await expect(sitePage(page).locator('main')).toContainText('Pertambangan', { timeout: 60_000 });
    await openRecord(page, 'industries/pertambangan.yaml');
    // The texts still shared with the copied record are listed; the list shrinks with each changed text.
    const twins = page.locator('summary', { hasText: like('form.twins') });
    const alike = async () => Number.parseInt((await twins.textContent()) ?? '', 10);
    const before = await alike();
    await twins.click();
    await page.getByRole('button', { name: /^Judul besar:/ }).click();
    await expect(field(page, 'hero.title')).toBeFocused();
    await field(page, 'hero.title').fill('Solar tambang terhitung sampai unit terakhir');
    expect(await alike()).toBe(before - 1);
    await save(page);
    await expect(sitePage(page).locator('h1')).toHaveText('Solar tambang terhitung sampai unit terakhir', {
      timeout: 30_000,
    });
    // A new page is a draft: only the desk shows it until the writer publishes it.
    const named = async (address: string) => (await (await page.request.get(address)).text()).includes('/pertambangan');
    for (const address of ['/', '/sitemap.xml', '/cari']) expect(await named(address), address).toBe(false);
    // Two pages must not share a title in search results.
    await openSection(page, 'seo');
    await field(page, 'seo.title').fill('Pemantauan tangki solar tambang | {product}');
    await openSection(page, 'root');
    await page.getByLabel('Draf').uncheck();
    await save(page);
    for (const address of ['/', '/sitemap.xml', '/cari']) expect(await named(address), address).toBe(true);
    await button(page, say('records.remove')).click();
    // It is not in the history yet.
    await expect(page.getByRole('alert')).toContainText(like('records.gone'));
    await page
      .getByRole('alert')
      .getByRole('button', { name: say('records.remove') })
      .click();
    await expect(page).toHaveURL(/#pages\/home\.yaml$/);
    await expect(page.getByRole('navigation').getByText('Pertambangan')).toHaveCount(0);
    expect((await page.request.get('/pertambangan')).status()).toBe(404);
  },

  async 'restores a record, undoes that, and commits the rest'(page) {
    await openRecord(page, home);
    await button(page, say('history.open')).click();
    const record = page.locator('article', { hasText: home });
    await expect(record.locator('ins', { hasText: 'terbaca' })).toBeVisible();
    await button(page, say('history.undo')).first().click();
    await expect(record.getByRole('alert')).toContainText(say('history.goes'));
    await record.getByRole('alert').getByRole('button').click();
    await expect(record).toHaveCount(0, { timeout: 30_000 });
    expect(changes(home)).toEqual([]);
    // The undone text can be restored as a draft.
    await button(page, say('form.recall')).click();
    await expect(status(page)).toContainText(say('form.restored'));
    await openSection(page, 'hero');
    await expect(field(page, 'hero.title')).toHaveValue('Isi setiap tangki terbaca dari kantor');
    await save(page);
    await button(page, say('history.open')).click();
    await page.getByLabel(say('history.message')).fill('Ganti judul Beranda');
    await button(page, say('history.commit')).click();
    // All pages are rendered first.
    await expect(page.getByText(say('history.committed'))).toBeVisible({ timeout: 90_000 });
    expect(git('log', '-1', '--format=%s').trim()).toBe('Ganti judul Beranda');
  },

  async 'puts an older version into the form'(page) {
    await openRecord(page, home);
    await page.locator('summary', { hasText: say('history.versions') }).click();
    const first = page.locator('article', { hasText: 'first' });
    await first.getByRole('button').click();
    await expect(first.locator('del', { hasText: 'terbaca' })).toBeVisible();
    await first.getByRole('alert').getByRole('button').click();
    await openSection(page, 'hero');
    await expect(field(page, 'hero.title')).not.toHaveValue(/terbaca/);
    expect(changes(home)).toEqual([]);
    // An unsaved version can be discarded like a draft.
    await discard(page);
    await expect(field(page, 'hero.title')).toHaveValue(/terbaca/);
  },

  async 'edits one field in two windows'(page, context) {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await openRecord(tab, 'site/brand.yaml');
      if (await tab.locator('#fold-root:not([open])').count()) await openSection(tab, 'root');
    }
    await field(page, 'tagline').fill('Satu kalimat dari tab pertama');
    await save(page);
    await field(other, 'tagline').fill('Satu kalimat dari tab kedua');
    await button(other, say('form.save')).click();
    await expect(status(other)).toContainText(say('form.stale'), { timeout: 30_000 });
    expect(recordText('site/brand.yaml')).toContain('tab pertama');
    await expect(other.locator('del')).toHaveText('Satu kalimat dari tab pertama');
    // Saving is disabled until one side is chosen.
    await expect(button(other, say('form.save'))).toBeDisabled();
    await other
      .getByRole('region', { name: say('clash.mine') })
      .getByRole('button')
      .click();
    await expect(status(other)).toHaveText(saved, { timeout: 60_000 });
    expect(recordText('site/brand.yaml')).toContain('tab kedua');
    // A change of another field in the first tab, which is outdated by now, is merged.
    await field(page, 'email').fill('kabar@tanknusa.example');
    await save(page);
    expect(recordText('site/brand.yaml')).toMatch(/email: kabar@tanknusa\.example[\s\S]*tab kedua/);
    git('checkout', '--', 'apps/site/src/content/site/brand.yaml');
  },

  async 'moves an item in one window that another edits or deletes'(page, context) {
    const record = 'site/holidays.yaml';
    const other = await context.newPage();
    for (const tab of [page, other]) await openRecord(tab, record);
    const names = (): string[] => parse(recordText(record)).days.map(({ name }: { name: string }) => name);
    const [first = '', second = ''] = names();
    await openField(page, 'days.0.name');
    await page.getByRole('button', { name: /^Turunkan: .* 1$/ }).click();
    await save(page);
    await openField(other, 'days.0.name');
    await field(other, 'days.0.name').fill(`${first} (dipindah)`);
    await save(other);
    expect(names().slice(0, 2)).toEqual([second, `${first} (dipindah)`]);
    // The first tab still has its own version; it deletes the item that the second one has edited.
    await openField(page, 'days.1.name');
    await page.getByRole('button', { name: /^Hapus: .* 2$/ }).click();
    await button(page, say('form.save')).click();
    await expect(page.getByText(say('clash.removed'))).toBeVisible();
    const theirs = page.getByRole('region', { name: say('clash.theirs') });
    await expect(theirs.locator('[id$=".name"]')).toHaveValue(`${first} (dipindah)`);
    await theirs.getByRole('button', { name: say('clash.take') }).click();
    await expect(status(page)).toHaveText(saved, { timeout: 60_000 });
    expect(names()).toContain(`${first} (dipindah)`);
    git('checkout', '--', `apps/site/src/content/${record}`);
  },

  async 'publishes, and learns at which step it stops'(page) {
    await openRecord(page, home);
    await openSection(page, 'hero');
    const sent = () => git('-C', remoteRepository, 'log', '-1', '--format=%s', 'main').trim();
    for (const [title, outcome] of [
      ['Gagal dibangun', 'failed'],
      ['Isi tangki terbaca tiap pagi', 'done'],
    ] as const) {
      await field(page, 'hero.title').fill(title);
      await save(page);
      await button(page, say('history.open')).click();
      await expect(page.getByText(say('publish.target', { target: remoteRepository }))).toBeVisible();
      await page.getByLabel(say('history.message')).fill(title);
      await button(page, say('publish.start')).click();
      await expect(page.getByText(`${say('publish.steps.check')}: ${say('publish.states.running')}`)).toBeVisible();
      await expect(page.locator('section [role="status"]').first()).toContainText(
        outcome === 'done' ? say('publish.done') : like('refusals.build-failed'),
        { timeout: 480_000 },
      );
      expect(sent()).toBe(outcome === 'done' ? title : 'first');
      await button(page, say('history.back')).click();
      await openSection(page, 'hero');
    }
  },
};

test.describe.configure({ mode: 'serial' });

for (const [at, [name, run]] of Object.entries(tasks).entries()) {
  test(`task ${at + 1}: a writer ${name}`, async ({ page, context }) => {
    test.setTimeout(1_200_000);
    page.setDefaultTimeout(60_000);
    await run(page, context);
  });
}
