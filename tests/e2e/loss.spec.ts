import type { Page } from '@playwright/test';
import { isWholeDepth } from '../depth.ts';
import { recordWords } from '../records.ts';
import { violations } from './axe.ts';
import { expect, openAlive, test, visibleText } from './page.ts';

const address = '/analisis-susut';
const { say, like } = recordWords('pages/analisis-susut', 'tool');
const manner = recordWords('words/calibration');
/** Sentence on the number of lines read, used and skipped. */
const read = (baris: string, pakai: string, buruk: string) =>
  say(`reading.lines.${buruk !== '0' ? 'skipped' : pakai === baris ? 'all' : 'some'}`, { baris, pakai, buruk });
const head = 'Tanggal;Stok awal;Terima;Jual;Stok akhir';

const result = (page: Page) => page.getByRole('region', { name: say('resultTitle'), exact: true });
const answer = (page: Page) => result(page).locator('[data-outcome]');
const drop = (page: Page, content: string | Buffer, name = 'catatan.csv') =>
  page
    .locator('#berkas')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.isBuffer(content) ? content : Buffer.from(content) });

/** Created within the page, as transferring 26 MB from the test takes many seconds. */
const dropLarge = (page: Page, name: string) =>
  page.locator('#berkas').evaluate((input: HTMLInputElement, content) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(26_000_000)], content, { type: 'text/csv' }));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, name);

test('by keyboard, a pasted record is analysed, bad lines are listed, and nothing is in the URL', async ({ page }) => {
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
  expect(requests.filter((path) => !/^\/_astro\/(?:loss\.worker-|qrcode\.)[\w-]+\.js$/.test(path))).toEqual([]);
  expect(await violations(page, { within: 'main' })).toEqual([]);
});

test('a file that is no record is rejected with a reason, and the previous result is removed', async ({ page }) => {
  await openAlive(page, address);
  for (const [name, content, sentence] of [
    ['foto.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), say('errors.image')],
    ['catatan.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), say('errors.workbook')],
    ['lama.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), say('errors.old')],
    ['kosong.csv', '', say('errors.empty')],
    ['besar.csv', undefined, like('errors.big', { batas: '25 MB' })],
  ] as const) {
    await (content === undefined ? dropLarge(page, name) : drop(page, content, name));
    await expect(page.locator('main p').getByText(sentence)).toBeVisible();
    await expect(answer(page)).toHaveText(say('errors.noResult'));
    await expect(page.getByRole('button', { name: say('actions.export') })).toHaveCount(0);
    await page.getByRole('button', { name: say('source.sample') }).click();
    await expect(answer(page)).toContainText(like('verdict.failSince'));
  }
});

test('asks about an ambiguous number and date before giving a verdict', async ({ page }) => {
  await openAlive(page, address);
  await drop(
    page,
    'tanggal;stok awal (m³);jual;stok akhir\n03/04/2026;12.430;2.438;9.992\n04/05/2026;9.992;2.400;7.592\n',
  );
  await expect(answer(page)).toContainText(say('questions.waiting'));
  await expect(page.getByRole('button', { name: say('actions.export') })).toHaveCount(0);
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await result(page)
    .getByRole('button', { name: manner.say('manner.decimal', { cara: manner.say('decimals.dot') }) })
    .click();
  await result(page)
    .getByRole('button', { name: say('reading.order.mdy') })
    .click();
  await expect(answer(page)).toContainText(say('verdict.none'));
  await visibleText(page).getByText(manner.say('account.title')).click();
  await expect(page.locator('#baca-decimal')).toHaveValue('dot');
  await expect(page.locator('#urutan')).toHaveValue('mdy');
  await visibleText(page).getByText(say('recent')).first().click();
  await expect(page.getByRole('table', { name: say('recent') })).toContainText('12.430');
});

test('a balance that fails every day asks about the meaning of the closing stock', async ({ page }) => {
  await openAlive(page, address);
  const days = Array.from({ length: 12 }, (_, at) => `${at + 1}/10/2026;20.000;5.000;4.000;20.000`);
  await drop(page, [head, ...days].join('\n'));
  await expect(answer(page)).toContainText(say('questions.waiting'));
  await result(page)
    .getByRole('button', { name: say('questions.measured', { kolom: 'Stok akhir' }) })
    .click();
  await expect(answer(page)).not.toContainText(say('questions.waiting'));
});

test('sample and result are downloaded as files that can be read again', async ({ page }) => {
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
  await expect(visibleText(page).getByText(like('source.using.file')).filter({ hasText: 'kB' })).toBeVisible();
  expect(await answer(page).textContent()).toBe(before);
  await page.locator('#berkas').setInputFiles(await saved.path());
  await expect(result(page)).toContainText(read('60', '60', '0'));
});

/** Days per tank (five tanks), all lines, lines used, lines skipped, and days of one tank in the chart. */
const [days, all, used, bad, drawn] = isWholeDepth
  ? ([20_000, '100.000', '98.005', '1.995', '19.600'] as const)
  : ([4000, '20.000', '19.605', '395', '3.920'] as const);

test('the page stays responsive while it reads a very long record', async ({ page }) => {
  await openAlive(page, address);
  const rows = Array.from({ length: 5 * days }, (_, index) => {
    const date = new Date(Date.UTC(1960, 0, 1 + (index % days))).toISOString().slice(0, 10);
    const sold = index % 100 ? '5000' : '1e308';
    return `${date};T${Math.floor(index / days)};5000;${4990 + (index % 21)};${sold}`;
  });
  await drop(page, `tanggal;tangki;terima;stok akhir;jual\n${rows.join('\n')}`);
  // The line after a bad one has no opening stock, so it is not usable either.
  await expect(result(page)).toContainText(read(all, used, bad), { timeout: 60_000 });
  await page.locator('#tangki').selectOption('T3');
  await expect(page.getByRole('img', { name: like('charts.daily.label', { hari: drawn }) })).toBeVisible({
    timeout: 30_000,
  });
});

test('a slow analysis shows its progress and can be stopped', async ({ page }) => {
  await openAlive(page, address);
  const before = await answer(page).textContent();
  await page.route('**/loss.worker-*.js', () => {});
  await drop(page, `${head}\n01/10/2026;10.000;0;1.000;8.500\n`);
  await expect(page.getByRole('progressbar', { name: say('source.working.0') })).toBeVisible();
  await page.getByRole('button', { name: say('source.stop') }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('main')).toContainText(say('source.using.sample'));
  await expect(page.getByRole('button', { name: say('source.undo') })).toHaveCount(0);
  await expect(answer(page)).toHaveText(before ?? '');
  await expect(answer(page).locator('xpath=ancestor::*[@aria-busy="true"]')).toHaveCount(0);
});

test('by keyboard, a column without a heading gets its role in the account, and the verdict follows', async ({
  page,
}) => {
  await openAlive(page, address);
  const stock = (day: number) => 40_000 - 540 * day;
  const days = Array.from({ length: 28 }, (_, day) =>
    [`${day + 1}/09/2026`, stock(day), 0, 500, 40, stock(day + 1)].join(';'),
  );
  await drop(page, ['Tanggal;Stok awal;Terima;Jual;;Stok akhir', ...days, 'JUMLAH;;0;14000;1120;'].join('\n'));
  await expect(answer(page)).toContainText(say('questions.waiting'));
  const column = page.getByLabel(manner.say('account.numbered', { nomor: '5' }), { exact: true });
  await expect(column).toBeVisible();
  await expect(column).toHaveAccessibleDescription(manner.like('account.totals', { kita: '1.120', tanda: '' }));
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await column.focus();
  await page.keyboard.type(say('columns.names.ownUse'));
  await page.keyboard.press('Enter');
  await expect(answer(page)).not.toContainText(say('questions.waiting'));
  await expect(column).toHaveValue('ownUse');
  await expect(result(page)).toContainText(read('28', '28', '0'));
});
