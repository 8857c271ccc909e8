import type { Page } from '@playwright/test';
import { wordsOf } from '../records.ts';

export const address = '/analisis-susut';
export const { say, like } = wordsOf('pages/analisis-susut', 'tool');
export const shared = wordsOf('site/tool-words');
/** How many lines were read, used and passed over, as the page says it. */
/** How many lines of a record were read, used and bad, as the page says it. */
export const read = (baris: string, pakai: string, buruk: string) =>
  say(`reading.lines.${buruk !== '0' ? 'skipped' : pakai === baris ? 'all' : 'some'}`, { baris, pakai, buruk });
export const head = 'Tanggal;Stok awal;Terima;Jual;Stok akhir';

export const result = (page: Page) => page.getByRole('region', { name: say('resultTitle'), exact: true });
export const answer = (page: Page) => result(page).locator('[data-outcome]');
export const drop = (page: Page, content: string | Buffer, name = 'catatan.csv') =>
  page
    .locator('#berkas')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.isBuffer(content) ? content : Buffer.from(content) });
