import { wordsOf } from '../records.ts';
import { violations } from './axe.ts';
import { address, answer, drop, head, like, read, result, say, shared } from './loss-page.ts';
import { expect, openAlive, openMore, seen, test } from './page.ts';

test('the worked example is there before any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(address);
  await expect(answer(page)).toContainText(like('verdict.failSince'));
  await expect(page.getByRole('img', { name: like('charts.daily.label', { hari: '60' }) })).toBeVisible();
  await context.close();
});

test('from the keyboard: a pasted record is weighed, bad lines are named, nothing of it stands in the address', async ({
  page,
}) => {
  await openAlive(page, address);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.locator('#tempel').focus();
  await page.keyboard.insertText(
    `${head}\n01/10/2026;10.000;0;1.000;8.500\n31/09/2026;1;1;1;1\n<img src=x onerror=alert(1)>;1;1;1;1\n02/10/2026;8.500;0;=1+1;7.000\n13/10/2026;8.500;0;1.000;7.500\n`,
  );
  await expect(answer(page)).toContainText(say('verdict.none'));
  await expect(result(page)).toContainText(read('5', '2', '3'));
  const bad = page.getByRole('table', { name: say('bad.title', { jumlah: '3' }) });
  await expect(bad.getByRole('rowheader')).toHaveText(['3', '4', '5']);
  await expect(bad).toContainText('31/09/2026');
  await expect(page.locator('main img')).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
  expect(requests.filter((path) => !/^\/_astro\/loss\.worker-[\w-]+\.js$/.test(path))).toEqual([]);
  expect(await violations(page, { within: 'main' })).toEqual([]);
});

test('columns can be corrected, and the tolerance stands in the address', async ({ page }) => {
  await openAlive(page, `${address}#toleransi=2`);
  await drop(page, 'tanggal;a;b;c\n13/10/2026;100;900;1.000\n14/10/2026;100;800;900\n');
  await seen(page).getByText(say('groups.more.title')).click();
  await expect(page.locator('#toleransi')).toHaveValue('2');
  await seen(page).getByText(say('reading.change')).click();
  await page.locator('#kolom-issues').selectOption({ label: 'a' });
  await page.locator('#kolom-closing').selectOption({ label: 'b' });
  await page.locator('#kolom-opening').selectOption({ label: 'c' });
  await page.locator('#kolom-receipts').selectOption({ label: say('columns.none') });
  await expect(page.getByRole('img', { name: like('charts.daily.label', { hari: '2' }) })).toBeVisible();
});

for (const [what, name, content, sentence] of [
  ['a picture', 'foto.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), say('errors.binary')],
  ['a damaged workbook', 'catatan.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), say('errors.workbook')],
  ['an empty file', 'kosong.csv', '', say('errors.empty')],
  ['26 MB', 'besar.csv', Buffer.alloc(26_000_000, 'a;b\n'), like('errors.big', { batas: '25 MB' })],
] as const) {
  test(`${what} is refused in a sentence, and no former result is left standing`, async ({ page }) => {
    await openAlive(page, address);
    await drop(page, content, name);
    await expect(page.locator('main p').getByText(sentence)).toBeVisible();
    await expect(answer(page)).toHaveText(say('errors.noResult'));
    await expect(page.getByRole('button', { name: say('actions.export') })).toHaveCount(0);
    await page.getByRole('button', { name: say('source.sample') }).click();
    await expect(answer(page)).toContainText(like('verdict.failSince'));
  });
}

test('a figure and a date that can be read in two ways are asked about before anything is concluded', async ({
  page,
}) => {
  await openAlive(page, address);
  await drop(
    page,
    'tanggal;stok awal (m³);jual;stok akhir\n03/04/2026;12.430;2.438;9.992\n04/05/2026;9.992;2.400;7.592\n',
  );
  await expect(answer(page)).toContainText(say('questions.waiting'));
  await expect(page.getByRole('button', { name: say('actions.export') })).toHaveCount(0);
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await result(page)
    .getByRole('button', { name: say('reading.decimal.dot') })
    .click();
  await result(page)
    .getByRole('button', { name: say('reading.order.mdy') })
    .click();
  await expect(answer(page)).toContainText(say('verdict.none'));
  await seen(page).getByText(say('reading.change')).click();
  await expect(page.locator('#desimal')).toHaveValue('dot');
  await expect(page.locator('#urutan')).toHaveValue('mdy');
  await seen(page).getByText(say('recent')).first().click();
  await expect(page.getByRole('table', { name: say('recent') })).toContainText('12.430');
});

test('a field that cannot be used marks the result as old and holds back what leaves the page', async ({ page }) => {
  await openAlive(page, address);
  await page.locator('#ambang').fill('banyak');
  await expect(result(page).getByText(shared.say('refused.result'))).toBeVisible();
  await openMore(page);
  for (const name of ['print', 'export', 'share'])
    await expect(page.getByRole('button', { name: say(`actions.${name}`) })).toBeDisabled();
  await page.emulateMedia({ media: 'print' });
  await expect(seen(page).getByText(shared.say('refused.printed'))).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: shared.say('undo') }).click();
  await expect(page.locator('#ambang')).toHaveValue('18');
  await expect(page.getByRole('button', { name: say('actions.print') })).toBeEnabled();
});

test('a damaged address says which setting it could not fill', async ({ page }) => {
  await openAlive(page, `${address}#ambang=1e308`);
  await expect(seen(page).getByText(shared.say('link.damaged'))).toContainText(say('fields.ambang.label'));
});

test('the verdict travels into the request, and the share of the loss into the ROI calculator', async ({ page }) => {
  await openAlive(page, address);
  const roi = await page.getByRole('link', { name: say('actions.roi') }).getAttribute('href');
  await page.getByRole('link', { name: say('actions.consult') }).click();
  const message = wordsOf('pages/konsultasi-gratis', 'form.results.analisis-susut');
  await expect(page.locator('#message')).toHaveValue(message.like('line', { hari: '60' }));
  await expect(page.locator('#message')).toHaveValue(new RegExp(message.say('words.gagal')));
  await openAlive(page, roi ?? '');
  const share = Number(new URLSearchParams(roi?.split('#')[1]).get('susut'));
  expect(share).toBeGreaterThan(0);
  await expect(page.locator('#susut')).toHaveValue(String(share).replace('.', ','));
});

test('taking the sample can be taken back', async ({ page }) => {
  await openAlive(page, address);
  await page.locator('#tempel').fill(`${head}\n13/10/2026;10.000;0;1.000;9.000\n`);
  await expect(result(page)).toContainText(read('1', '1', '0'));
  await page.getByRole('button', { name: say('source.sample') }).click();
  await expect(result(page)).toContainText(read('60', '60', '0'));
  await page.getByRole('button', { name: say('source.undo') }).click();
  await expect(result(page)).toContainText(read('1', '1', '0'));
  await expect(page.locator('#tempel')).toHaveValue(/13\/10\/2026/);
});

test('the sample and the result are saved as files that read back', async ({ page }) => {
  await openAlive(page, address);
  const [sample] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('source.download') }).click(),
  ]);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('actions.export') }).click(),
  ]);
  const before = await answer(page).textContent();
  await page.locator('#berkas').setInputFiles(await sample.path());
  await expect(seen(page).getByText(like('source.using.file')).filter({ hasText: 'kB' })).toBeVisible();
  expect(await answer(page).textContent()).toBe(before);
  await page.locator('#berkas').setInputFiles(await saved.path());
  await expect(result(page)).toContainText(read('60', '60', '0'));
});

test('on a phone of 360 px, in print, and on to the consultation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAlive(page, address);
  await page.locator('main details').evaluateAll((folds) => folds.map((fold) => fold.setAttribute('open', '')));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: say('marked.title') })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: say('actions.consult') }).click();
  const message = wordsOf('pages/konsultasi-gratis', 'form.results.analisis-susut');
  await expect(page.locator('#message')).toHaveValue(message.like('line', { hari: '60' }));
});
