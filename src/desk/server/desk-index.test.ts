import { expect, test } from 'vitest';
import { longTitle } from './desk-index.ts';

const vocabulary = { names: { product: 'PemantauTangkiNusantara1' }, glossary: {}, claims: {} };

test.each([
  ['Kisah sukses: enam contoh skenario | {product}', 61, 'Kisah sukses: enam contoh skenario'],
  ['{product}: pemantauan tangki industri dengan IoT dan AI', 70, 'Pemantauan tangki industri dengan IoT dan AI'],
  ['Tentang kami semua: perusahaan yang ada di balik {product}', 73, 'Tentang kami semua'],
])('“%s” has %i letters, and fits as “%s”', (title, count, shorter) => {
  expect(longTitle(title, vocabulary)).toEqual({ title, count, shorter });
});

test('what fits is not named', () => {
  expect(longTitle('Kebijakan Privasi | {product}', vocabulary)).toBeUndefined();
});
