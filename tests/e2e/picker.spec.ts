import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { recordWords } from '../records.ts';
import { violations } from './axe.ts';
import { expect, openAlive, test, visibleText } from './page.ts';

const address = '/pemilih-sensor';
const own = recordWords('pages/pemilih-sensor', 'tool');
const { say } = recordWords('picker/answer');
const tank = recordWords('words/tank', 'fields');
const judging = recordWords('picker/judging');
const papers = recordWords('picker/papers');
const radar = recordWords('sensors/radar').say('title');
const result = (page: Page) => page.getByRole('region', { name: own.say('resultTitle') });
const search = (page: Page) => page.getByRole('combobox', { name: judging.say('medium.label') });
const options = (page: Page) => page.getByRole('listbox', { name: judging.say('medium.label') }).getByRole('option');
const paper = (page: Page) =>
  page.locator('main section section', { has: page.getByRole('heading', { level: 3, name: say('words.tor') }) });
const fold = (page: Page, title: string) => page.locator('summary').filter({ hasText: title });

/** Opens the picker and waits until it is hydrated. */
async function openPicker(page: Page, fragment = ''): Promise<void> {
  await openAlive(page, `${address}${fragment}`);
  await expect(search(page)).toBeEnabled();
}

test('an answer changed by keyboard updates recommendation, reasons and tender papers', async ({ page }) => {
  await openPicker(page);
  await expect(result(page).getByText(radar, { exact: true }).first()).toBeVisible();
  const content = page.locator('#t-isi');
  await content.focus();
  await page.keyboard.press('Home');
  await expect(content).toHaveValue('air');
  await page.locator('#t-zona').selectOption('aman');
  await expect(
    result(page).locator('p').getByText(recordWords('sensors/ultrasonik').say('title'), { exact: true }).first(),
  ).toBeVisible();
  await fold(page, say('words.tor')).click();
  await expect(paper(page)).toContainText(tank.say('t-isi.options.air'));
  await expect(page).toHaveURL(/#v=6&t-isi=air&t-zona=aman$/);
});

test('a medium is found by any of its names, and sets kind and pressure', async ({ page }) => {
  await openPicker(page);
  await search(page).click();
  await page.keyboard.type('NH3');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(search(page)).toHaveValue('Amonia anhidrat');
  await expect(page.locator('#t-isi')).toHaveValue('gascair');
  await expect(page.locator('#t-tekanan')).toHaveValue('10,7');
  await expect(page).toHaveURL(/t-bahan=amonia/);
  await expect(result(page).getByText(say('words.noSensor')).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await search(page).fill('toluena');
  await options(page).filter({ hasText: 'Toluena' }).click();
  await expect(page.locator('#t-isi')).toHaveValue('bensin');
  // Another kind clears the medium and the answers that it had set.
  await expect(page.locator('#t-tekanan')).toHaveValue('0');
  await page.locator('#t-isi').selectOption('air');
  await expect(search(page)).toHaveValue('');
  await search(page).fill('xyzzy');
  await expect(visibleText(page).getByText(judging.say('medium.none'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
});

test('a name that is not certain is asked about and nothing is judged; a certain one is taken', async ({ page }) => {
  await openPicker(page);
  await search(page).fill('Aspal');
  await page.keyboard.press('Enter');
  await expect(search(page)).toHaveValue('Aspal');
  await expect(
    result(page)
      .getByText(/“Aspal” dapat berarti Bitumen.* atau Aspal emulsi/)
      .first(),
  ).toBeVisible();
  await expect(result(page).getByText(say('words.sensor'), { exact: true })).toHaveCount(0);
  await search(page).fill('hcl 33%');
  await search(page).blur();
  await expect(search(page)).toHaveValue('Asam klorida 32%');
  await expect(page).toHaveURL(/t-bahan=hcl-32/);
});

test('the URL restores every answer, also after a fragment link; a malicious URL changes nothing', async ({ page }) => {
  await openPicker(page, '#isi=lpg&tekanan=8&nosel=tanpa&sinyal=tiada&jarak=40&letak=tanam');
  await expect(page.locator('#t-isi')).toHaveValue('lpg');
  await expect(result(page).getByText(say('words.noSensor')).first()).toBeVisible();
  await expect(result(page).getByText(say('words.noRadio')).first()).toBeVisible();
  await expect(result(page).getByText(say('words.change')).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => {
    location.hash = '#metode';
  });
  await expect(page.locator('#t-isi')).toHaveValue('lpg');
  await page.goto('about:blank');
  await openPicker(page, '#isi=<script>&tinggi=1e308&zona=zona-9&jarak=NaN&medium=constructor');
  await expect(page.locator('#t-isi')).toHaveValue('solar');
  await fold(page, recordWords('pages/berkas-tangki', 'tool').say('groups.size.title')).click();
  await expect(page.locator('#t-tinggi')).toHaveValue('12');
});

test('two tanks share one tender paper, in the link and in the file, with common lines stated once', async ({
  page,
}) => {
  await openPicker(page);
  const shared = recordWords('site/tool-words', 'scenarios');
  await fold(page, shared.say('title')).click();
  await page.getByRole('textbox', { name: shared.say('name') }).fill('TK-204');
  await page.getByRole('button', { name: shared.say('keep') }).click();
  await page.locator('#t-isi').selectOption('air');
  await fold(page, say('words.tor')).click();
  const tor = paper(page);
  const first = say('words.tankLine', { nama: 'TK-204' });
  await expect(tor.getByText(first, { exact: false }).first()).toBeVisible();
  await expect(tor.getByText(papers.say('tor.chapters.0.lines.0.text'))).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('words.markdown') }).click();
  expect((await download).suggestedFilename()).toBe('naskah-kebutuhan.md');
  for (const [kind, ending] of [
    ['tender', 'document'],
    ['reply', 'workbook'],
  ] as const) {
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: papers.say(`${kind}.${ending}`) }).click();
    const { size } = await stat(await (await file).path());
    expect(size).toBeGreaterThan(5000);
  }
  await expect(page).toHaveURL(/skenario=TK-204/);
  await page.getByRole('button', { name: shared.say('drop', { nama: 'TK-204' }) }).click();
  await expect(tor.getByText(first, { exact: false })).toHaveCount(0);
});
