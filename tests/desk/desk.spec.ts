import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { copy } from './copy.ts';
import {
  button,
  discard,
  field,
  groupOf,
  like,
  openField,
  openRecord,
  openSection,
  problem,
  recordText,
  say,
  sitePage,
  status,
} from './desk-page.ts';

const home = 'pages/home.yaml';

test.describe.configure({ mode: 'serial' });

test('shows typed text in the page before it is saved, and does not write it', async ({ page }) => {
  await openRecord(page, home);
  await openSection(page, 'hero');
  const before = recordText(home);
  const heading = sitePage(page).locator('h1');
  const saved = (await heading.textContent()) ?? '';
  await field(page, 'hero.title').fill('Terlihat selagi diketik');
  await expect(heading).toHaveText('Terlihat selagi diketik');
  // An unfinished mark leaves the page unchanged; once finished, it is filled in.
  await field(page, 'hero.title').fill('Terlihat {prod');
  await expect(page.locator('[id="hero.title__error"]')).toBeVisible();
  await expect(heading).toHaveText('Terlihat selagi diketik');
  await field(page, 'hero.title').fill('Terlihat dengan {product}');
  await expect(heading).toHaveText('Terlihat dengan tankNusa');
  // A reloaded page shows the draft too; other visitors of the server do not see it.
  await page.frame({ url: /\/$/ })?.evaluate(() => location.reload());
  await expect(heading).toHaveText('Terlihat dengan tankNusa');
  expect(await (await page.request.get('/')).text()).not.toContain('Terlihat dengan');
  expect(recordText(home)).toBe(before);
  await discard(page);
  await expect(heading).toHaveText(saved);
});

test('completes marks while typing, on Enter', async ({ page }) => {
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

test('reports faults at their field while typing, and does not save them', async ({ page }) => {
  await openRecord(page, home);
  await openSection(page, 'about');
  const before = recordText(home);
  for (const [text, answer] of [
    ['Juru ukur naik ke atap', 'petugas ukur'],
    ['Akurasi 99,9%', problem('is a marketing figure')],
    ['Dengan {tidakAda}', problem('unknown placeholder')],
    ['Judul dengan titik.', problem('is a heading and ends')],
    ['', problem('diterima undefined')],
  ] as const) {
    await field(page, 'about.title').fill(text);
    await expect(page.locator('[id="about.title__error"]'), text).toContainText(answer);
  }
  await button(page, say('form.save')).click();
  await expect(status(page)).toHaveText(like('form.invalid'));
  expect(recordText(home)).toBe(before);
});

test('restores the draft after a reload', async ({ page }) => {
  await openRecord(page, home);
  await openSection(page, 'about');
  await field(page, 'about.title').fill('Draf yang belum disimpan');
  await page.reload();
  await openSection(page, 'about');
  await expect(field(page, 'about.title')).toHaveValue('Draf yang belum disimpan');
  await expect(status(page)).toContainText(say('form.restored'));
  // Discarding asks first, shows the loss, and can be undone.
  await button(page, say('form.discard')).click();
  await expect(page.getByRole('alert').locator('del').first()).toBeVisible();
  await button(page, say('form.sure')).click();
  await expect(field(page, 'about.title')).not.toHaveValue('Draf yang belum disimpan');
  await button(page, say('form.recall')).click();
  await expect(field(page, 'about.title')).toHaveValue('Draf yang belum disimpan');
  await discard(page);
  await expect(field(page, 'about.title')).not.toHaveValue('Draf yang belum disimpan');
});

test('copies a chosen record, strips accents from its file name, and refuses a reserved one', async ({ page }) => {
  await openRecord(page, 'pages/home.yaml');
  await expect(button(page, say('history.open'))).toBeInViewport();
  await groupOf(page, 'industries').click();
  await button(page, say('list.add', { what: say('collections.industries.add') })).click();
  await page.getByLabel(say('records.name')).fill('Kafé & résor');
  await expect(page.getByLabel(say('records.id'))).toHaveValue('kafe-resor');
  await expect(page.getByLabel(say('records.like')).locator('option')).toHaveCount(
    readdirSync(join(copy, 'apps/site/src/content/industries')).length,
  );
  await page.getByLabel(say('records.id')).fill('sunting');
  await button(page, say('records.make')).click();
  await expect(page.getByRole('alert')).toContainText(say('refusals.reserved'));
  await page
    .getByRole('alert')
    .getByRole('button', { name: say('form.close') })
    .click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('tells the writer that the draft is safe when the desk has stopped', async ({ page }) => {
  await openRecord(page, 'pages/home.yaml');
  await openField(page, 'about.title');
  await page.route('**/sunting/api/**', (route) => route.abort());
  await field(page, 'about.title').fill('Ditulis tanpa meja');
  await button(page, say('form.save')).click();
  await expect(page.getByRole('alert')).toContainText(say('refusals.away'));
  await page.unroute('**/sunting/api/**');
  await discard(page);
});

test('finds records by their text', async ({ page }) => {
  await openRecord(page, home);
  await page.getByRole('searchbox').fill('septik');
  const found = page.getByRole('navigation').getByRole('button', { name: /Smart City/ });
  await expect(found.first()).toBeVisible();
});

for (const [what, width] of [
  ['a desktop', 1366],
  ['a narrow window', 400],
] as const) {
  test(`has no accessibility violation on ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await openRecord(page, home);
    for (const key of ['root', 'seo', 'hero', 'about']) await openSection(page, key);
    for (const fold of await page.locator('#fold-hero details').all()) await fold.locator('summary').first().click();
    const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // The page in the frame is tested with the built site.
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').withTags(tags).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target} ${nodes[0]?.failureSummary}`)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
