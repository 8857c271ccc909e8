import { recordWords } from '../records.ts';
import { expect, openAlive, test, visibleText } from './page.ts';

const { say, like } = recordWords('words/calibration');

test('asks for the unit of an ambiguous list, and reads it with the unit chosen', async ({ page }) => {
  await openAlive(page, '/uji-terima');
  // 800 may be 0.8 m or 8 m, as the tank is 12.5 m high.
  await page.locator('#uji-pasangan').fill('Pita;Radar;Petugas\n800;801;A\n700;702;B\n600;x;C\n500;501;D');
  const answers = visibleText(page).getByRole('button', { name: like('manner.length') });
  await expect(answers).toHaveText([/cm$/, /mm$/]);
  await answers.first().click();
  await expect(answers).toHaveCount(0);
  const cara = `${say('manner.decimal', { cara: 'koma' })}, ${say('manner.length', { cara: 'cm' })}`;
  await expect(visibleText(page).getByText(say('list', { cara, pakai: '3', baris: '4' }))).toBeVisible();
  await expect(visibleText(page).getByText(say('unused', { kolom: 'Petugas' }))).toBeVisible();
  await expect(
    visibleText(page).getByText(say('problems.figure', { baris: '4', kolom: 'Radar', isi: 'x' }), { exact: true }),
  ).toBeVisible();
});

test('names typed on the record of a delivery are printed, but not in the URL', async ({ page }) => {
  await openAlive(page, '/terima-kiriman');
  const record = recordWords('pages/terima-kiriman', 'tool.record');
  await visibleText(page).getByText(record.say('heading'), { exact: true }).click();
  const name = page.getByLabel(record.say('signatures.0'));
  await name.fill('Siti Rahma');
  await page.locator('#kiriman-do').fill('15.900');
  await expect(page).toHaveURL(/do=15900/);
  expect(page.url()).not.toContain('Siti');
  await page.emulateMedia({ media: 'print' });
  await expect(name).toBeVisible();
  await expect(name).toHaveValue('Siti Rahma');
});
